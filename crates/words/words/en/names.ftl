language = English
decimal-point = { "." }
or = { $a } or { $b }
