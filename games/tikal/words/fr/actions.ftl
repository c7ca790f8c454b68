treasures = { $n ->
    [one] { $n } { $name }
   *[other] { $n } { $many }s
 }
with-cards = { $n ->
    [0] { $text }
    [one] { $text }, en jouant une carte passage
   *[other] { $text }, en jouant { $n } cartes passage
 }
act-place = { $n ->
    [0] La poser en { $place }
    [one] La poser en { $place }, porte { $doors }
   *[other] La poser en { $place }, portes { $doors }
 }
two-keys-same = deux clés { $colour_many }
two-keys = une clé { $first } et une clé { $second }
outside = l'extérieur
room-at = { $place } ({ $room })
tile-with-effect = { $id } ({ $effect })
side-E = E
side-NE = NE
side-NW = NO
side-W = O
side-SW = SO
side-SE = SE
act-wheel = La roue commence au cran { $n }
act-reveal = Prochain sanctuaire : { $room }
act-deal = Distribuer la tuile { $tile }
act-draw-treasure = Trésor pioché : { $treasure }
act-draw-card = Carte piochée : { $card }
act-draw-room = Salle piochée : { $room }
act-start-keys = Prendre { $keys }
act-take = Prendre la tuile { $tile }
act-take-at = Prendre la tuile { $tile } sur { $site }
act-deliver = Livrer { $what } pour { $points } points
act-skip = Ne rien livrer ici
act-done = Terminer la livraison
act-pay = Donner une clé { $colour } pour traverser la forêt
act-lose = Traverser la forêt sans clé et perdre { $n } points
act-tent-key = Tente : prendre une clé pour le sac à dos
act-tent-explore = Tente : explorer une fois de plus
act-play = Jouer { $card } ({ $effect })
act-key-camp = Prendre une clé { $colour } pour le campement
act-key-backpack = Prendre une clé { $colour } pour le sac à dos
act-pile = Regarder la pile de trésors { $n }
act-open = Prendre le trésor visible : { $treasure }
act-refill = Le remplacer depuis la pile { $n }
act-card = Regarder les cartes spéciales
act-passage = Prendre un passage secret
act-light-room = Découvrir une salle claire
act-sanctuary = Découvrir un sanctuaire
act-score-doors = Décompter les portes de couleur { $colour } pour { $points } points
act-decline-key = Renoncer : clé
act-decline-treasure = Renoncer : trésor
act-decline-card = Renoncer : carte spéciale
act-decline-passage = Renoncer : passage secret
act-keep-treasure = Garder le trésor : { $treasure }
act-keep-card = Garder la carte : { $card }
act-keep-room = Poser : { $room }
act-explore = Fouiller { $place }
act-walk-out = Sortir sans fouiller
act-walk = Aller en { $place } sans fouiller
act-rest = Ne pas explorer
act-stay = Rester dans la salle
act-return = Ressortir par le passage vers { $place }
act-spot = Prendre l'emplacement { $n } : { $effect }
act-rescue = Acheter une clé { $colour } pour { $cost } points
act-end = Finir le tour
