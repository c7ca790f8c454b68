# Warum eine Tabelle abgelehnt wird. Spalten und Werte stehen so, wie sie in der Datei geschrieben werden.

table-temple = { $rooms } Räume gehören in den Tempel, aber er hat { $spaces } Felder
table-many = { $have } { $what } sind zu viele; höchstens { $most } haben Platz
table-exactly = nötig sind { $want } { $what }, gefunden { $have }
table-between = nötig sind { $low } bis { $high } { $what }, gefunden { $have }
table-colours = die Farben sind { $known } in dieser Reihenfolge
table-space-twice = ein anderes Feld hat dieselben q und r
table-frame = die Felder müssen in einen Rahmen von 56 Plätzen passen (Spalten von q mal Reihen von r)
table-space-apart = das Feld „{ $id }“ liegt abseits des Tempels
table-tiles-dealt = bei { $players } Spielern nehmen die Anlegestellen { $dealt } Plättchen auf, und { $tiles } sind im Spiel; beides muss dasselbe Vielfache von { $players } sein
table-no-number = „{ $id }“ ist keine Zahl dieser Regeln
table-longest-move = longest_move muss { $n } sein
table-act = „{ $act }“ kann nicht auf { $here } stehen
table-plain-steps = auf { $here } stehen nur einfache Schritte, getrennt durch „;“
table-tile-acts = ein Aktionsplättchen zeigt höchstens 8 Dinge
table-card-acts = eine Sonderkarte tut genau eines
table-site-tiles = eine Anlegestelle, und nur sie, hat tiles = [zwei, drei, vier Spieler]
table-rooms-in = zwei gedruckte Räume liegen in { $id }
table-room-needs = ein Raum der Art „{ $kind }“ braucht { $column }
table-room-lacks = ein Raum der Art „{ $kind }“ darf { $column } nicht haben
table-light-doors = ein heller Raum hat eine oder zwei Türen
table-spots = ein Raum hat 1 bis { $most } Plätze
table-door-twice = die Tür { $door } steht zweimal da
table-no-space = kein Feld des Tempels hat die Kennung „{ $id }“
counted-tiles = Aktionsplättchen
counted-kinds = Arten von Karten
counted-cards = Karten
counted-sectors = Sektoren
counted-keys = Schlüssel
counted-tokens = Schätze
counted-types = Arten von Schätzen
counted-sites = Anlegestellen
counted-rooms = Räume
counted-light = helle Räume
counted-secret = Geheimräume
counted-treasure-rooms = Schatzkammer
here-tile = einem Aktionsplättchen
here-spot = einem Platz
here-card = einer Sonderkarte

# Was am Stapel einer Stellung nicht stimmt.

stack-wrong = der Stapel passt nicht zur Stellung: { $reason }
stack-empty = er ist leer
stack-lowest = sein unterster Schritt ist falsch
stack-on = { $above } kann nicht auf { $below } liegen
stack-frame = { $frame }: was er nennt, stimmt nicht
stack-early-tiles = Plättchen sind genommen, bevor alle ausgeteilt sind
stack-deal = ein Zug beginnt, wenn alle Plättchen ausgeteilt sind
stack-no-turn = kein Zug hat begonnen
stack-seat = Platz { $seat } muss am Zug sein
stack-turns = die genommenen Plättchen passen nicht zur Zahl der Züge
