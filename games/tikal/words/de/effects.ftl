effect-key = nimm einen { $colour_acc } Schlüssel in dein Lager oder deinen Rucksack
effect-key-any = nimm einen Schlüssel beliebiger Farbe in dein Lager oder deinen Rucksack
effect-light-room = sieh dir die obersten drei hellen Räume an und lege einen beliebig gedreht auf ein leeres Feld
effect-sanctuary = lege das nächste Heiligtum auf ein leeres Feld
effect-passage = nimm einen Geheimgang
effect-points = erhalte { $points }
effect-score-doors = wähle eine Farbe und erhalte 1 Punkt für jede Tür ihrer Räume, in denen deine Fahne weht
effect-treasure = sieh dir die obersten drei Schätze eines Stapels an und behalte einen
effect-card = sieh dir die obersten drei Sonderkarten an und behalte eine
effect-open-wall = sie gilt als Geheimgang
effect-delivery-bonus = jeder Schatz einer Lieferung bringt { $n } mehr
effect-delivery-types = liefere Schätze beliebiger Arten in einer Lieferung; das Rad dreht sich danach einmal
effect-delivery = liefere, ohne an einem Wasserflugzeug vorbeizufahren
effect-explore = erkunde in diesem Zug noch einmal
effect-forest-free = durchquere den Wald, ohne einen Schlüssel abzugeben
effect-final = am Spielende bringt sie { $points }
effect-final-pair = am Spielende bringt sie { $one }, beide zusammen bringen { $two }
effect-final-colours = am Spielende bringt sie { $points } je Farbe heller Räume, in denen deine Fahne weht
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
sign-key = { $colour_nom } Schlüssel
sign-key-any = beliebiger Schlüssel
sign-light-room = heller Raum
sign-sanctuary = Heiligtum
sign-passage = Geheimgang
sign-score-doors = Türen einer Farbe
sign-treasure = Schatz
sign-card = Sonderkarte
