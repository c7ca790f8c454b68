level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-master = Meister
