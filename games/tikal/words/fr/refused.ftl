# Pourquoi une table est refusée. Les colonnes et les valeurs sont écrites comme dans le fichier.

table-temple = { $rooms } salles appartiennent au temple, mais il a { $spaces } cases
table-many = trop de { $what } : { $have }, au plus { $most }
table-exactly = { $what } : il en faut { $want }, et non { $have }
table-between = { $what } : il en faut de { $low } à { $high }, et non { $have }
table-colours = les couleurs sont { $known }, dans cet ordre
table-space-twice = une autre case a les mêmes q et r
table-frame = les cases doivent tenir dans un cadre de 56 places (colonnes de q fois rangées de r)
table-space-apart = la case « { $id } » est à l’écart du temple
table-tiles-dealt = à { $players } joueurs, les sites prennent { $dealt } tuiles et { $tiles } tuiles sont en jeu ; il faut deux fois le même multiple de { $players }
table-no-number = « { $id } » n’est pas un nombre de ces règles
table-longest-move = longest_move doit être { $n }
table-act = « { $act } » n’a pas sa place sur { $here }
table-plain-steps = { $here } montre de simples étapes séparées par « ; »
table-tile-acts = une tuile action montre au plus 8 choses
table-card-acts = une carte spéciale fait exactement une chose
table-site-tiles = un site, et lui seul, a tiles = [deux, trois, quatre joueurs]
table-rooms-in = deux salles imprimées sont dans { $id }
table-room-needs = une salle de la sorte « { $kind } » a besoin de { $column }
table-room-lacks = une salle de la sorte « { $kind } » ne peut pas avoir { $column }
table-light-doors = une salle claire a une ou deux portes
table-spots = une salle a de 1 à { $most } emplacements
table-door-twice = la porte { $door } y est deux fois
table-no-space = aucune case du temple n’a l’identifiant « { $id } »
counted-tiles = tuiles action
counted-kinds = sortes de cartes
counted-cards = cartes
counted-sectors = secteurs
counted-keys = clés
counted-tokens = trésors
counted-types = types de trésor
counted-sites = sites
counted-rooms = salles
counted-light = salles claires
counted-secret = salles secrètes
counted-treasure-rooms = salle au trésor
here-tile = une tuile action
here-spot = un emplacement
here-card = une carte spéciale

# Ce qui ne va pas dans la pile d’une position.

stack-wrong = la pile ne va pas avec la position : { $reason }
stack-empty = elle est vide
stack-lowest = son étape du bas est fausse
stack-on = { $above } ne peut pas être sur { $below }
stack-frame = { $frame } : ce qu’elle nomme ne va pas
stack-early-tiles = des tuiles sont prises avant la fin de la distribution
stack-deal = un tour commence quand toutes les tuiles sont distribuées
stack-no-turn = aucun tour n’a commencé
stack-seat = ce doit être le tour de la place { $seat }
stack-turns = les tuiles prises ne correspondent pas au nombre de tours
