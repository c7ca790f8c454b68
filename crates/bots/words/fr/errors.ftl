# Pourquoi un texte ne désigne aucun robot.

name-net = { $name } n’est pas un robot ; après @ vient classic ou le fichier d’un réseau, comme dans hard@mine.net
name-character = le caractère { $name } n’existe pas ; les caractères sont { $known }
name-simulations = { $name } n’est pas un robot ; après les deux-points vient un nombre de simulations, comme dans hard:500
name-level = le niveau { $name } n’existe pas ; les niveaux sont { $known }
sprt-pair = { $text } n’est pas une paire de points Elo, le plus petit d’abord, comme 0,10

# Ce qui ne va pas dans les fichiers de réseaux et de positions.

net-unread = impossible de lire { $file } : { $message }
net-of = { $file } : { $reason }
net-none = ce n’est pas un fichier de réseau
net-cut-off = l’en-tête du réseau est coupé
net-head = l’en-tête du réseau est abîmé : { $message }
net-other-game = ce réseau est pour { $net }, pas pour { $game }
net-shape = ce réseau a la forme { $net } ; ce programme lit { $program }
net-no-list = le réseau n’a pas de liste de noms { $key }
net-length = le réseau est coupé ou suivi d’autre chose
lessons-none = ce n’est pas un fichier de positions
lessons-cut-off = l’en-tête du fichier est coupé
lessons-head = l’en-tête du fichier est abîmé : { $message }
lessons-features = l’en-tête du fichier ne nomme pas de caractéristiques
lessons-damaged = la partie { $game } du fichier est abîmée
lessons-few = il y a trop peu de parties : une sur dix est mise de côté, et il en faut des deux sortes

# Pourquoi aucun robot ne répond.

unable-no-decision = aucun joueur n’a de décision à prendre en ce moment
unable-game = seul le robot aléatoire sait jouer à ce jeu
unable-net = { $reason }

# Pourquoi une partie notée n’est pas analysée.

analyse-other-seat = cette notation ne contient pas ce que savait la place { $seat } ; ses décisions ne peuvent pas être jugées. Prenez la notation de ce joueur ou la notation complète
analyse-no-seat = la partie notée n’a pas de place { $seat } ; la première est 0
analyse-random = le robot aléatoire ne peut pas juger des coups ; prenez easy ou un robot plus fort
analyse-cancelled = l’analyse a été annulée

# Pourquoi une position ne peut pas être résolue.

unsolved-game = ce jeu n’a pas de solution calculée
unsolved-early = seule la dernière manche peut être résolue, et cette position la précède
unsolved-over = la partie est finie, il ne reste rien à résoudre
unsolved-spectator = un spectateur n’a pas de score ; nommez une place
