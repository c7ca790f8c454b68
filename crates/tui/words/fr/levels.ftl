level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
