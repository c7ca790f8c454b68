language = Français
decimal-point = ,
or = { $a } ou { $b }
