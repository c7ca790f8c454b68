# Was eine Aktion bewirkt, im Infinitiv und ohne Punkt; beim Zufall eine schlichte Tatsache.

do-turn-up = Aufdecken: { $name }
do-draw = Ziehen: { $card }
do-block = Zweites Feld sperren: { $site }
do-colour-red = Rotes Plättchen des Rivalen: { $family }
do-colour-purple = Violettes Plättchen des Rivalen: { $family }
do-arrow = Der Pfeil zeigt nach { $side }
do-rival-tile = Der Rivale spielt das Plättchen „{ $tile }“
do-objective = Ziel aufdecken: { $objective }
do-dig = Graben: { $place } ({ $cost })
do-discover = Entdecken: { $place } ({ $cost })
do-overcome = { $guardian } überwinden: { $place } ({ $cost })
do-buy = { $name } kaufen ({ $cost })
do-take = { $name } nehmen
do-put-on = { $name } auf den Altar legen: { $altar }
do-put-on-altar = { $name } auf den Altar legen
do-play = { $name } spielen
do-play-for = { $name } spielen ({ $cost })
do-research = Forschen: { $who } → { $to } ({ $cost })
do-temple = Nehmen: { $tile } ({ $cost })
do-wall = Das Plättchen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } nehmen: { $place } ({ $cost })
do-passage = In den Geheimgang gehen: { $passage } ({ $cost })
do-altar = Eine dunkle Tafel unterlegen: { $altar }
do-pass = Für den Rest der Runde passen
do-end-turn = Zug beenden
do-boon = Gunst nutzen: { $name }
do-slot-idol = Ein Idol auf einen Idolplatz legen
do-pair = Aus zwei Tempelplättchen einen Idolplatz bilden
do-pair-idol = Ein Idol auf einen Platz aus zwei Tempelplättchen legen
do-not-pay = Nicht zahlen
do-decline = Verzichten
do-continue = Weiter
do-spend = Mit { $name } zahlen
do-spend-icons = Mit { $name } zahlen ({ $icons })
do-use-icon = Mit dem übrigen Symbol zahlen: { $icon }
do-cover = { $icon } mit dem Rabatt abdecken
do-hire = 2 Münzen für ein Flugzeug zahlen
do-use-up = { $card } verbrauchen
do-pay = { $paid } zahlen
do-draw-card = Eine Karte ziehen
do-exile-hand = { $card } aus der Hand verbannen
do-exile-play = { $card } aus dem Spielbereich verbannen
do-exile-tile = Ein Furchtplättchen aus dem Spielbereich verbannen
do-upgrade = { $from } gegen { $to } tauschen
do-refresh = { $name } auffrischen
do-promote = { $name } auf die Goldseite drehen
do-use-side = { $name } nutzen ({ $side })
do-take-side = { $name } nehmen ({ $side })
do-exchange = { $old } gegen { $new } tauschen
do-relocate = Den Archäologen versetzen: { $from } → { $to }
do-activate = Aktivieren: { $place }
do-crown = { $guardian } versetzen: { $from } → { $to }
do-recall = Den Archäologen zurücknehmen: { $place }
do-look = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } ansehen
do-keep-card = { $card } behalten
do-put-down = { $card } in den Spielbereich legen
do-site-first = Zuerst den Effekt der Stätte nutzen
do-obscure-first = Zuerst den obskuren Effekt der Stätte nutzen
do-unslot = Das Idol vom letzten Idolplatz zurücknehmen
do-unpair = Ein Idol von einem Platz aus zwei Tempelplättchen zurücknehmen
do-bonus-first = Zuerst das Bonusplättchen nehmen
do-row-first = Zuerst den Effekt der Reihe nutzen
do-use = { $name } nutzen
do-ready = { $name } wieder aufdecken
do-discard = { $card } abwerfen
do-keep-hand = Den Rest der Hand behalten
do-nothing = Nichts geschieht
do-option = Möglichkeit Nr. { $n }
do-accept-pay = Zahlen
do-yes = Ja
do-resolve = { $name } ausführen
do-again = Ein zweites Mal ausführen: { $place }
less-icon = { $cost }, abzüglich 1 Symbol

family-discover = Entdecken
family-research = Forschen
family-overcome = Wächter überwinden
family-item = Gegenstand kaufen
family-artifact = Artefakt kaufen
family-other = ein anderes
