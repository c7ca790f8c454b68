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
    [0] La poser sur la { $place }
    [one] La poser sur la { $place }, porte { $doors }
   *[other] La poser sur la { $place }, portes { $doors }
 }
two-keys-same = deux clés { $colour_many }
two-keys = une clé { $first } et une clé { $second }
outside = l’extérieur
room-at = { $room }, { $place }
side-E = à droite
side-NE = en haut à droite
side-NW = en haut à gauche
side-W = à gauche
side-SW = en bas à gauche
side-SE = en bas à droite
act-wheel = La roue commence au cran { $n }
act-reveal = Prochain sanctuaire : { $room }
act-deal = Distribuer la tuile « { $tile } »
act-draw-treasure = Trésor pioché : { $treasure }
act-draw-card = Carte piochée : { $card }
act-draw-room = Salle piochée : { $room }
act-start-keys = Prendre { $keys }
act-take = Prendre la tuile « { $tile } »
act-take-at = Prendre la tuile « { $tile } » sur { $site }
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
act-decline-key = Renoncer à la clé
act-decline-treasure = Renoncer au trésor
act-decline-card = Renoncer à la carte spéciale
act-decline-passage = Renoncer au passage secret
act-keep-treasure = Garder le trésor : { $treasure }
act-keep-card = Garder la carte : { $card }
act-keep-room = Poser : { $room }
act-explore = Fouiller : { $place }
act-walk-out = Sortir sans fouiller
act-walk = Marcher sans fouiller : { $place }
act-rest = Ne pas explorer
act-stay = Rester dans la salle
act-return = Ressortir par le passage : { $place }
act-spot = Prendre l’emplacement { $n } : { $effect }
act-rescue = Acheter une clé { $colour } pour { $cost } points
act-end = Finir le tour
place = { $row ->
    [top] case { $n } de la rangée du haut
    [middle] case { $n } de la rangée du milieu
    [bottom] case { $n } de la rangée du bas
   *[inner] case { $n } de la rangée { $number }
 }
