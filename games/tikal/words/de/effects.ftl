verb-key = nimm einen { $colour_acc } Schlüssel in dein Lager oder deinen Rucksack
verb-key-any = nimm einen Schlüssel beliebiger Farbe in dein Lager oder deinen Rucksack
verb-light-room = sieh dir die obersten drei hellen Räume an und lege einen beliebig gedreht auf ein leeres Feld
verb-sanctuary = lege das nächste Heiligtum auf ein leeres Feld
verb-passage = nimm einen Geheimgang
verb-points = erhalte { $points }
verb-score-doors = wähle eine Farbe und erhalte 1 Punkt für jede Tür ihrer Räume, in denen deine Fahne weht
verb-treasure = sieh dir die obersten drei Schätze eines Stapels an und behalte einen
verb-card = sieh dir die obersten drei Sonderkarten an und behalte eine
verb-open-wall = sie gilt als Geheimgang
verb-delivery-bonus = jeder Schatz einer Lieferung bringt { $n } mehr
verb-delivery-types = liefere Schätze beliebiger Arten in einer Lieferung; das Rad dreht sich danach einmal
verb-delivery = liefere, ohne an einem Wasserflugzeug vorbeizufahren
verb-explore = erkunde in diesem Zug noch einmal
verb-forest-free = durchquere den Wald, ohne einen Schlüssel abzugeben
verb-final = am Spielende bringt sie { $points }
verb-final-pair = am Spielende bringt sie { $one }, beide zusammen bringen { $two }
verb-final-colours = am Spielende bringt sie { $points } je Farbe heller Räume, in denen deine Fahne weht
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
