# Amounts, lists and what pieces are called.

list-more = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }

nothing = nothing
free = free
# A thing and what it means.
meaning = { $text }: { $effect }
# A thing and what it costs or holds.
noted = { $text } ({ $note })

res-coin = { $n } { $n ->
    [one] coin
   *[other] coins
 }
    .word = { $n ->
    [one] coin
   *[other] coins
 }
res-compass = { $n } { $n ->
    [one] compass
   *[other] compasses
 }
    .word = { $n ->
    [one] compass
   *[other] compasses
 }
res-tablet = { $n } { $n ->
    [one] tablet
   *[other] tablets
 }
    .word = { $n ->
    [one] tablet
   *[other] tablets
 }
res-arrowhead = { $n } { $n ->
    [one] arrowhead
   *[other] arrowheads
 }
    .word = { $n ->
    [one] arrowhead
   *[other] arrowheads
 }
res-jewel = { $n } { $n ->
    [one] jewel
   *[other] jewels
 }
    .word = { $n ->
    [one] jewel
   *[other] jewels
 }
res-dark = { $n } { $n ->
    [one] dark tablet
   *[other] dark tablets
 }
    .word = { $n ->
    [one] dark tablet
   *[other] dark tablets
 }

icon-boot = { $n } { $n ->
    [one] boot
   *[other] boots
 }
    .word = { $n ->
    [one] boot
   *[other] boots
 }
icon-ship = { $n } { $n ->
    [one] ship
   *[other] ships
 }
    .word = { $n ->
    [one] ship
   *[other] ships
 }
icon-car = { $n } { $n ->
    [one] car
   *[other] cars
 }
    .word = { $n ->
    [one] car
   *[other] cars
 }
icon-plane = { $n } { $n ->
    [one] plane
   *[other] planes
 }
    .word = { $n ->
    [one] plane
   *[other] planes
 }

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
fears = { $n } Fear
idols = { $n ->
    [one] 1 idol
   *[other] { $n } idols
 }
of-travel = { $icons } of travel

player = Player { $n }
the-rival = The rival
hidden-card = a card

token-glass = the magnifying glass
token-notebook = the notebook
token-lantern = the lantern

side-left = left
side-right = right
face-silver = silver
face-gold = gold

second-space = { $site }, second space
at-spot = row { $row }, space { $column }
of-stack = a temple tile of stack { $n }

# Sites and spaces of the track that have no name of their own.
place-camp = Camp { $column }
place-lower = Level I lower site { $column }
place-upper = Level I upper site { $column }
place-level2 = Level II site { $column }
place-row = Row { $row }
place-row-left = Row { $row } left
place-row-middle = Row { $row } middle
place-row-right = Row { $row } right
place-row-far = Row { $row } far right
bridge-name = { $from } → { $to }
bridge-lane = { $from } → { $to }, bridge { $lane }
