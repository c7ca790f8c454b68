language = Deutsch
decimal-point = ,
