# Was der Katalog neben den Effekttexten über das Material sagt.

labelled = { $label }: { $text }
free-action = Freie Aktion.
main-action = Hauptaktion.
main-action-artifact = Hauptaktion (aus deiner Hand: zahle 1 Tafel).
exile-this = Verbanne diese Karte.
label-silver = Silber
label-gold = Gold
label-overcome = Zum Überwinden
label-boon = Gunst, einmal
label-glass = Lupe
label-notebook = Notizbuch
label-lantern = Laterne
label-obscure = Freiwillig, wenn dein Archäologe hierherkommt
board-lantern = Die Leiste hat keinen Verlorenen Tempel; jeder Spieler hat außer Lupe und Notizbuch eine Laterne.
board-arrival = Punkte nach Ankunft im Verlorenen Tempel: { $points }.
board-reserve = Punkte für jede gelegte dunkle Tafel, nach geleerten Feldern: { $points }.
site-discover = Die Entdeckung kostet { $cost } und die Reise. Den Effekt bringt das Stättenplättchen.
space-start = Hier beginnen die Forschungsmarker.
space-temple = Nur für die Lupe. Werte nach der Reihenfolge der Ankunft, sieh dir dann den Stapel der Bonusplättchen an und nimm 1. Von da an kauft Forschung Tempelplättchen.
space-wall = Hier liegt ein Tempelplättchen mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
 } und kostet { $cost }.
stack-tile = Sobald ein Marker Reihe { $row } erreicht hat, kann Forschung 1 Plättchen mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
 } für { $cost } kaufen.
stack-idol = Sobald ein Marker Reihe { $row } erreicht hat, kann Forschung 1 Idol für { $cost } kaufen.
altar-text = Mit einem Marker oberhalb von Reihe { $row }: Lege 1 dunkle Tafel; auf einen leeren Altar legst du ein Artefakt der Auslage, und du darfst das Artefakt des Altars ausführen. Die meisten Tafeln hier bringen { $points } Punkte.
passage-tile = Von „{ $from }“ darf die Lupe für { $cost } hineingehen, einmal in der Partie, und nimmt ein Tempelplättchen mit { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
 }; sie bleibt dort, und die Laterne beginnt.
passage-idol = Von „{ $from }“ darf die Lupe für { $cost } hineingehen, einmal in der Partie, und nimmt ein verdecktes Idol; sie bleibt dort, und die Laterne beginnt.

rival-every = Jede Runde: { $deed }.
rival-round = Runde { $round }: { $deed }.
rival-rounds = Runden { $first }–{ $last }: { $deed }.
rival-idols = Am Ende bringt jedes Idol des Rivalen 1 Punkt mehr.
deed-skip = nichts
deed-dig = eine Stätte besetzen, die etwas davon bietet: { $what }
deed-discover = eine Stätte der Stufe { $level } ohne Wächter entdecken
deed-discover-guardian = eine Stätte der Stufe { $level } mit einem Wächter entdecken
deed-research = die Lupe{ $n ->
    [1] { "" }
   *[other] { " " }{ $n }-mal
 } vorrücken und 1 Assistenten aus dem Vorrat entfernen
deed-overcome = einen Wächter an einer eigenen Stätte überwinden, sonst die Lupe vorrücken
deed-overcome-notebook = einen Wächter an einer eigenen Stätte überwinden, sonst die Lupe vorrücken, dann das Notizbuch vorrücken
deed-buy-item-highest = den Gegenstand mit den meisten Punkten nehmen
deed-buy-item-lowest = den Gegenstand mit den wenigsten Punkten nehmen
deed-buy-artifact-highest = das Artefakt mit den meisten Punkten nehmen
deed-buy-artifact-lowest = das Artefakt mit den wenigsten Punkten nehmen
deed-buy-item-highest-both = den Gegenstand mit den meisten und das Artefakt mit den wenigsten Punkten nehmen
deed-buy-item-lowest-both = den Gegenstand und das Artefakt mit den wenigsten Punkten nehmen
deed-buy-artifact-highest-both = das Artefakt mit den meisten und den Gegenstand mit den wenigsten Punkten nehmen
deed-buy-artifact-lowest-both = das Artefakt und den Gegenstand mit den wenigsten Punkten nehmen
deed-altar-activate = eine vorrätige Tafel unter den höchsten Altar mit einem Artefakt legen
deed-altar-place = ein Artefakt der Auslage auf den niedrigsten leeren Altar und eine vorrätige Tafel darunter legen, wenn die Lupe höher steht
deed-then = { $a }; dann { $b }
deed-owl = auf das niedrigste Tempelplättchen der Leiste zielen: eines mit 1 Punkt nehmen und die Lupe vorrücken; eines mit 5 nehmen; eines mit 10 markieren und die Lupe zweimal vorrücken oder es nehmen, wenn es markiert ist
about-obj_artifact = Wer zuerst ein Artefakt kauft.
about-obj_item = Wer zuerst einen Gegenstand kauft.
about-obj_site = Wer zuerst eine Stätte entdeckt.
about-obj_research = Wer zuerst mit Lupe oder Laterne forscht.
about-obj_archaeologists = Wer zuerst Archäologen auf dem Spielplan hat: du 2, der Rivale 3.
