# Mengen, Aufzählungen und wie die Teile heißen.

list-more = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }

nothing = nichts
free = kostenlos
# Etwas und was es bedeutet.
meaning = { $text }: { $effect }
# Etwas und was es kostet oder enthält.
noted = { $text } ({ $note })

res-coin = { $n } { $n ->
    [one] Münze
   *[other] Münzen
 }
    .word = { $n ->
    [one] Münze
   *[other] Münzen
 }
res-compass = { $n } { $n ->
    [one] Kompass
   *[other] Kompasse
 }
    .word = { $n ->
    [one] Kompass
   *[other] Kompasse
 }
res-tablet = { $n } { $n ->
    [one] Tafel
   *[other] Tafeln
 }
    .word = { $n ->
    [one] Tafel
   *[other] Tafeln
 }
res-arrowhead = { $n } { $n ->
    [one] Pfeilspitze
   *[other] Pfeilspitzen
 }
    .word = { $n ->
    [one] Pfeilspitze
   *[other] Pfeilspitzen
 }
res-jewel = { $n } { $n ->
    [one] Juwel
   *[other] Juwelen
 }
    .word = { $n ->
    [one] Juwel
   *[other] Juwelen
 }
res-dark = { $n } { $n ->
    [one] dunkle Tafel
   *[other] dunkle Tafeln
 }
    .word = { $n ->
    [one] dunkle Tafel
   *[other] dunkle Tafeln
 }

icon-boot = { $n } Stiefel
    .word = Stiefel
icon-ship = { $n } { $n ->
    [one] Schiff
   *[other] Schiffe
 }
    .word = { $n ->
    [one] Schiff
   *[other] Schiffe
 }
icon-car = { $n } { $n ->
    [one] Auto
   *[other] Autos
 }
    .word = { $n ->
    [one] Auto
   *[other] Autos
 }
icon-plane = { $n } { $n ->
    [one] Flugzeug
   *[other] Flugzeuge
 }
    .word = { $n ->
    [one] Flugzeug
   *[other] Flugzeuge
 }

cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
fears = { $n } Furcht
idols = { $n ->
    [one] 1 Idol
   *[other] { $n } Idole
 }
of-travel = { $icons } für die Reise

player = Spieler { $n }
the-rival = Der Rivale
hidden-card = eine Karte

token-glass = die Lupe
token-notebook = das Notizbuch
token-lantern = die Laterne

side-left = links
side-right = rechts
face-silver = Silber
face-gold = Gold

second-space = { $site }, zweites Feld
at-spot = Reihe { $row }, Feld { $column }
of-stack = ein Tempelplättchen von Stapel { $n }

# Stätten und Felder der Leiste ohne eigenen Namen.
place-camp = Lager { $column }
place-lower = Untere Stätte I, Nr. { $column }
place-upper = Obere Stätte I, Nr. { $column }
place-level2 = Stätte II, Nr. { $column }
place-row = Reihe { $row }
place-row-left = Reihe { $row } links
place-row-middle = Reihe { $row } Mitte
place-row-right = Reihe { $row } rechts
place-row-far = Reihe { $row } ganz rechts
bridge-name = { $from } → { $to }
bridge-lane = { $from } → { $to }, Brücke { $lane }
