# Quantités, listes et noms des pièces.

list-more = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }

nothing = rien
free = gratuit
# Une chose et ce qu’elle veut dire.
meaning = { $text } : { $effect }
# Une chose et ce qu’elle coûte ou contient.
noted = { $text } ({ $note })

res-coin = { $n } { $n ->
    [one] pièce
   *[other] pièces
 }
    .word = { $n ->
    [one] pièce
   *[other] pièces
 }
res-compass = { $n } { $n ->
    [one] boussole
   *[other] boussoles
 }
    .word = { $n ->
    [one] boussole
   *[other] boussoles
 }
res-tablet = { $n } { $n ->
    [one] tablette
   *[other] tablettes
 }
    .word = { $n ->
    [one] tablette
   *[other] tablettes
 }
res-arrowhead = { $n } { $n ->
    [one] pointe de flèche
   *[other] pointes de flèche
 }
    .word = { $n ->
    [one] pointe de flèche
   *[other] pointes de flèche
 }
res-jewel = { $n } { $n ->
    [one] joyau
   *[other] joyaux
 }
    .word = { $n ->
    [one] joyau
   *[other] joyaux
 }
res-dark = { $n } { $n ->
    [one] tablette noire
   *[other] tablettes noires
 }
    .word = { $n ->
    [one] tablette noire
   *[other] tablettes noires
 }

icon-boot = { $n } { $n ->
    [one] botte
   *[other] bottes
 }
    .word = { $n ->
    [one] botte
   *[other] bottes
 }
icon-ship = { $n } { $n ->
    [one] bateau
   *[other] bateaux
 }
    .word = { $n ->
    [one] bateau
   *[other] bateaux
 }
icon-car = { $n } { $n ->
    [one] voiture
   *[other] voitures
 }
    .word = { $n ->
    [one] voiture
   *[other] voitures
 }
icon-plane = { $n } { $n ->
    [one] avion
   *[other] avions
 }
    .word = { $n ->
    [one] avion
   *[other] avions
 }

cards = { $n } { $n ->
    [one] carte
   *[other] cartes
 }
fears = { $n } Peur
idols = { $n } { $n ->
    [one] idole
   *[other] idoles
 }
of-travel = { $icons } de déplacement

player = Joueur { $n }
the-rival = Le rival
hidden-card = une carte

token-glass = la loupe
token-notebook = le calepin
token-lantern = la lanterne

side-left = à gauche
side-right = à droite
face-silver = argent
face-gold = or

second-space = { $site }, seconde case
at-spot = rangée { $row }, case { $column }
of-stack = une tuile Temple de la pile { $n }

# Sites et cases de la piste sans nom propre.
place-camp = Camp n° { $column }
place-lower = Site I inférieur n° { $column }
place-upper = Site I supérieur n° { $column }
place-level2 = Site II n° { $column }
place-row = Rangée { $row }
place-row-left = Rangée { $row } gauche
place-row-middle = Rangée { $row } milieu
place-row-right = Rangée { $row } droite
place-row-far = Rangée { $row } extrême droite
bridge-name = { $from } → { $to }
bridge-lane = { $from } → { $to }, pont { $lane }
