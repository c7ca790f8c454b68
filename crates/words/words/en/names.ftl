language = English
decimal-point = { "." }
