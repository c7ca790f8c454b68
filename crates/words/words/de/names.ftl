language = Deutsch
decimal-point = ,
or = { $a } oder { $b }
