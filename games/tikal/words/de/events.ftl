event-wheel-set = Startstellung des Preisrads: { $n }.
event-next-sanctuary = Als Nächstes kommt: { $room }.
event-dealt = Plättchen „{ $tile }“ liegt aus: { $site }.
event-open-treasure = Offener Schatz: { $treasure }.
event-turn = Spieler { $player } ist am Zug.
event-last-turn = Spieler { $player } hat den besonderen letzten Zug.
event-start-keys = Spieler { $player } nimmt { $keys }.
event-took = Spieler { $player } nimmt das Plättchen „{ $tile }“: { $site }.
event-delivered = Spieler { $player } liefert { $what } für { $points } Punkte.
event-wheel-turned = Das Preisrad dreht sich um eine Stufe.
event-paid-forest = Spieler { $player } gibt einen { $colour_acc } Schlüssel für den Wald ab.
event-played = Spieler { $player } spielt { $card }.
event-tent-key = Spieler { $player } nutzt das Zelt für einen Schlüssel.
event-tent-explore = Spieler { $player } nutzt das Zelt für eine Erkundung.
event-key-camp = Spieler { $player } nimmt einen { $colour_acc } Schlüssel ins Lager.
event-key-backpack = Spieler { $player } nimmt einen { $colour_acc } Schlüssel in den Rucksack.
event-scored = Spieler { $player } erhält { $points } ({ $why }).
event-lost = Spieler { $player } verliert { $points } ({ $why }).
event-looks-treasures = Spieler { $player } sieht sich { $n } Schätze von Stapel { $pile } an.
event-looks-cards = Spieler { $player } sieht sich { $n } Sonderkarten an.
event-looks-rooms = Spieler { $player } sieht sich { $n } helle Räume an.
event-saw = Spieler { $player } sieht: { $what }.
event-saw-treasures = Spieler { $player } sieht einen Schatz.
event-saw-cards = Spieler { $player } sieht eine Karte.
event-saw-rooms = Spieler { $player } sieht einen hellen Raum.
event-chose-room = Spieler { $player } wählt: { $room }.
event-kept = Spieler { $player } behält: { $what }.
event-kept-treasures = Spieler { $player } behält einen Schatz.
event-kept-cards = Spieler { $player } behält eine Karte.
event-kept-rooms = Spieler { $player } behält einen hellen Raum.
event-took-open = Spieler { $player } nimmt den offenen Schatz: { $treasure }.
event-placed = Neu auf { $place }: { $room }.
event-got-passage = Spieler { $player } nimmt einen Geheimgang.
event-declined-key = Spieler { $player } verzichtet auf den Schlüssel.
event-declined-treasure = Spieler { $player } verzichtet auf den Schatz.
event-declined-card = Spieler { $player } verzichtet auf die Sonderkarte.
event-declined-passage = Spieler { $player } verzichtet auf den Geheimgang.
event-moved = { $n ->
    [0] Spieler { $player } geht: { $place }.
    [one] Spieler { $player } geht durch einen Geheimgang: { $place }.
   *[other] Spieler { $player } geht durch { $n } Geheimgänge: { $place }.
 }
event-moved-out = { $n ->
    [0] Spieler { $player } geht hinaus.
    [one] Spieler { $player } geht durch einen Geheimgang hinaus.
   *[other] Spieler { $player } geht durch { $n } Geheimgänge hinaus.
 }
event-flagged = Spieler { $player } gräbt aus: { $place }, Platz { $spot }.
event-rescued = Spieler { $player } kauft einen { $colour_acc } Rettungsschlüssel.
event-round = Runde { $n } wird gewertet.
event-no-keys = Spieler { $player } hat keine Schlüssel im Lager.
event-keys = Spieler { $player } zeigt die Schlüssel im Lager: { $keys }.
event-nothing-left = Spieler { $player } hat weder Schätze noch Karten übrig.
event-reveals = Spieler { $player } deckt auf: { $all }.
event-over = Die Partie ist zu Ende.
