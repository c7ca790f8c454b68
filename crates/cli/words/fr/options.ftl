# Pourquoi des options et des parties notées sont refusées.

number-from-to = il faut un nombre de { $low } à { $high }
verify-unread = ne peut pas être lu : { $reason }
verify-game = ligne { $line } : { $reason }
verify-differs = { $reason }
