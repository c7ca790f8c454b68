# Why options and records are refused.

number-from-to = it is a number from { $low } to { $high }
verify-unread = cannot be read: { $reason }
verify-game = line { $line }: { $reason }
verify-differs = { $reason }
