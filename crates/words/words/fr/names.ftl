language = Français
decimal-point = ,
