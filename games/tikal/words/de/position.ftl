# Warum das JSON einer Stellung nicht gelesen werden kann. Felder und Werte stehen so, wie sie in der Stellung geschrieben werden.

read-object = die Stellung ist kein JSON in geschweiften Klammern
read-no-field = „{ $field }“ ist kein Feld einer Stellung
read-number = { $name } muss eine Zahl von 0 bis { $most } sein, gefunden { $value }
read-flag = { $name } muss true oder false sein, gefunden { $value }
read-list = { $name } muss eine Liste sein
read-id = { $name }: { $value } ist { $what }
read-cards = { $name } muss Karten enthalten, als JSON in geschweiften Klammern
read-no-card = { $name }: „{ $id }“ ist keine Karte
read-twice = { $name }: { $value } wird zweimal genannt
read-frames = stack: höchstens 12 Schritte
read-no-frame = stack: { $value } ist kein Schritt
read-piles = treasures.piles: nötig sind { $n }
read-players = players: nötig sind { $n }
read-temple = temple muss Felder enthalten, als JSON in geschweiften Klammern
read-no-space = temple: „{ $space }“ ist kein Feld
read-room-elsewhere = temple.{ $space }: dieser Raum gehört nicht hierher
read-turn = temple.{ $space }: turn muss kleiner als { $n } sein
read-points = { $name }: { $category } muss eine Zahl sein
read-spots = spots muss Räume enthalten, als JSON in geschweiften Klammern
read-no-room = spots: „{ $id }“ ist kein Raum
read-owners = spots.{ $id }: nenne zu jedem Platz, wem er gehört, oder null
read-no-seat = spots.{ $id }: { $value } ist kein Platz eines Spielers
read-tops = { $name }: höchstens drei oberste Marker sind bekannt

# Was eine Kennung nennen soll, nach „ist“.

no-tile = kein Plättchen
no-room = kein Raum
no-treasure = kein Schatz
no-place = kein Ort
no-site = keine Anlegestelle
no-river = kein Ort am Fluss
no-colour = keine Farbe
no-stock = kein Stapel
no-token = kein Marker

# Was an einer Stellung nicht stimmt, die gelesen werden kann.

position-players = es gibt 2, 3 oder 4 Spieler
position-variant = es gibt eine unbekannte Variante
position-round = die Runde muss 1 oder 2 sein
position-last-turns = die besonderen letzten Züge kommen nach Runde 2
position-active = den Platz, der am Zug ist, gibt es nicht
position-wheel = das Preisrad muss um 0 bis 4 Stufen gedreht sein
position-keys = nötig sind { $want } Schlüssel { $colour }, gefunden { $n }
position-passages = nötig sind { $want } Geheimgänge, gefunden { $n }
position-treasures = nötig sind { $want } Schätze { $id }, gefunden { $n }
position-unseen-treasures = in den Stapeln sind { $held } ungesehene Schätze, aber ungesehen sind { $unseen }
position-open-treasures = offene Schätze gehören zur Variante more_control
position-many-piles = es gibt zu viele Stapel von Schätzen
position-cards = nötig sind { $want } Karten { $id }, gefunden { $n }
position-unseen-cards = im Kartenstapel sind { $held } ungesehene Karten, aber ungesehen sind { $unseen }
position-tile-twice = Plättchen { $id } ist doppelt oder nicht im Spiel
position-tile-missing = Plättchen { $id } fehlt
position-site-tiles = { $id } hat mehr als { $most } Plättchen
position-no-room = auf einem Feld liegt, was kein Raum des Tempels ist
position-turned-far = ein Raum ist zu weit gedreht
position-printed-turned = Raum { $id } ist auf den Spielplan gedruckt und kann nicht gedreht werden
position-doors = die Türen für die Suche nach Wegen sind falsch
position-room-places = Raum { $id } muss an einem Ort sein, gefunden { $n }
position-room-misplaced = Raum { $id } ist am falschen Ort
position-room-turned = Raum { $id } ist gedreht, aber nicht gelegt
position-light-rooms = der Stapel der hellen Räume enthält nicht die ungesehenen hellen Räume
position-treasure-room = die Schatzkammer füllt das letzte Feld, und nur dieses
position-flags-unplaced = Raum { $id } hat Fahnen, ist aber nicht gelegt
position-flags-twice = Raum { $id } darf höchstens eine Fahne je Spieler haben
position-flags-beside = Raum { $id } hat Fahnen neben seinen Plätzen
position-full-rooms = die Menge der vollen Räume ist falsch
position-flags = die Fahnen von Platz { $seat } passen nicht zu den Plätzen der Räume
position-many-flags = Platz { $seat } hat mehr als { $most } Fahnen gesetzt
position-not-in-game = Platz { $seat } spielt nicht mit
position-explorer = der Forscher von Platz { $seat } steht in keinem entdeckten Raum
position-pirogue = der Einbaum von Platz { $seat } liegt an keiner Anlegestelle
position-tents = das kurze Spiel hat keine Zelte
position-shown = Platz { $seat } hat weniger Schätze, als alle gesehen haben
position-no-decision = die Stellung ist nicht bei einer Entscheidung
position-stuck = niemand kann in dieser Stellung etwas tun
position-top-known = { $pile }: jemand am Tisch muss jeden obersten Marker kennen
position-looker-knows = { $pile }: wer zuletzt hineingesehen hat, kennt alle obersten Marker
position-looker = { $pile }: der Spieler am Zug sieht hinein und hat es als Letzter getan
position-put-back = { $pile }: höchstens zwei Marker werden obenauf zurückgelegt

# Stapel, deren oberste Marker Spieler kennen können.

pile-treasures = ein Stapel von Schätzen
pile-deck = der Kartenstapel
pile-light-rooms = der Stapel der hellen Räume
