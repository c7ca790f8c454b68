# Warum Optionen und Aufzeichnungen abgelehnt werden.

number-from-to = nötig ist eine Zahl von { $low } bis { $high }
verify-unread = kann nicht gelesen werden: { $reason }
verify-game = Zeile { $line }: { $reason }
verify-differs = { $reason }
