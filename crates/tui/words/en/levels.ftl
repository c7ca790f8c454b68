level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
