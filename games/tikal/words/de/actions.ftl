treasures = { $n ->
    [one] { $n } { $name }
   *[other] { $n } { $many }
 }
with-cards = { $n ->
    [0] { $text }
    [one] { $text }, dabei eine Gangkarte spielen
   *[other] { $text }, dabei { $n } Gangkarten spielen
 }
act-place = { $n ->
    [0] Auf { $place } legen
    [one] Auf { $place } legen, Tür nach { $doors }
   *[other] Auf { $place } legen, Türen nach { $doors }
 }
two-keys-same = zwei { $colour_many } Schlüssel
two-keys = einen { $first_acc } und einen { $second_acc } Schlüssel
outside = draußen
room-at = { $room }, auf { $place }
side-E = rechts
side-NE = oben rechts
side-NW = oben links
side-W = links
side-SW = unten links
side-SE = unten rechts
act-wheel = Startstellung des Rads: { $n }
act-reveal = Nächstes Heiligtum: { $room }
act-deal = Plättchen „{ $tile }“ auslegen
act-draw-treasure = Gezogener Schatz: { $treasure }
act-draw-card = Gezogene Karte: { $card }
act-draw-room = Gezogener Raum: { $room }
act-start-keys = { $keys } nehmen
act-take = Plättchen „{ $tile }“ nehmen
act-take-at = Plättchen „{ $tile }“ nehmen: { $site }
act-deliver = { $what } für { $points } Punkte liefern
act-skip = Hier nichts liefern
act-done = Lieferung beenden
act-pay = Einen { $colour_acc } Schlüssel für den Wald abgeben
act-lose = Den Wald ohne Schlüssel durchqueren und { $n } Punkte verlieren
act-tent-key = Zelt: einen Schlüssel in den Rucksack nehmen
act-tent-explore = Zelt: noch einmal erkunden
act-play = { $card } spielen ({ $effect })
act-key-camp = Einen { $colour_acc } Schlüssel ins Lager nehmen
act-key-backpack = Einen { $colour_acc } Schlüssel in den Rucksack nehmen
act-pile = Schatzstapel { $n } ansehen
act-open = Offenen Schatz nehmen: { $treasure }
act-refill = Aus Stapel { $n } ersetzen
act-card = Die Sonderkarten ansehen
act-passage = Einen Geheimgang nehmen
act-light-room = Einen hellen Raum entdecken
act-sanctuary = Ein Heiligtum entdecken
act-score-doors = Die { $colour_acc } Türen für { $points } Punkte werten
act-decline-key = Auf den Schlüssel verzichten
act-decline-treasure = Auf den Schatz verzichten
act-decline-card = Auf die Sonderkarte verzichten
act-decline-passage = Auf den Geheimgang verzichten
act-keep-treasure = Schatz behalten: { $treasure }
act-keep-card = Karte behalten: { $card }
act-keep-room = Legen: { $room }
act-explore = Ausgraben: { $place }
act-walk-out = Hinausgehen, ohne auszugraben
act-walk = Gehen, ohne auszugraben: { $place }
act-rest = Nicht erkunden
act-stay = Im Raum bleiben
act-return = Durch den Geheimgang zurück: { $place }
act-spot = Platz { $n } nehmen: { $effect }
act-rescue = Einen { $colour_acc } Schlüssel für { $cost } Punkte kaufen
act-end = Zug beenden
place = { $row ->
    [top] Feld { $n } der obersten Reihe
    [middle] Feld { $n } der mittleren Reihe
    [bottom] Feld { $n } der untersten Reihe
   *[inner] Feld { $n } der Reihe { $number }
 }
