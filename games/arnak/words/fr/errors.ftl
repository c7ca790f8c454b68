# Pourquoi une mise en place ne va pas. Les champs et les valeurs sont écrits comme dans la mise en place.

setup-object = une mise en place est un objet comme { $example }
setup-field = le champ { $field } est inconnu : une mise en place a { $known }
setup-rival-field = le champ { $field } est inconnu : un rival a { $known }
setup-players-missing = players manque : il faut 1, 2, 3 ou 4
setup-players = players vaut { $value } : il faut 1, 2, 3 ou 4
setup-board = board vaut { $value } : il faut { $known }
setup-rival-given = rival est donné : seule une partie où players vaut 1 a un rival
setup-rival = rival vaut { $value } : il faut un objet comme { $example }
setup-together = red et purple font { $n } ensemble : il y a 5 tuiles à colorer
setup-both = { $names } ne peut pas être à la fois red et purple
setup-objectives = objectives vaut { $value } : il faut 0, 2, 3 ou 4
setup-priority = priority vaut true sans objectifs : mettez objectives à 2, 3 ou 4
setup-twice = { $field } nomme { $name } deux fois
setup-names = { $field } nomme { $name } : les tuiles sont { $known }
setup-tiles = { $field } vaut { $value } : il faut un nombre de 0 à 5 ou une liste de tuiles
setup-flag = { $field } vaut { $value } : il faut true ou false
setup-idols = board vaut "{ $board }" : players { $players } demande { $need } idoles, et sans twisted_paths il y en a { $have }
setup-bonus-tiles = board vaut "{ $board }" : players { $players } demande { $need } tuiles bonus, et sans twisted_paths il y en a { $have }
