# Warum ein Text keinen Bot nennt.

name-net = { $name } ist kein Bot; nach dem @ kommt classic oder die Datei eines Netzes, wie in hard@mine.net
name-character = den Charakter { $name } gibt es nicht; die Charaktere sind { $known }
name-simulations = { $name } ist kein Bot; nach dem Doppelpunkt kommt eine Zahl von Simulationen, wie in hard:500
name-level = die Stufe { $name } gibt es nicht; die Stufen sind { $known }
sprt-pair = { $text } ist kein Paar von Elo-Punkten, der kleinere Wert zuerst, wie 0,10

# Was an den Dateien von Netzen und Stellungen nicht stimmt.

net-unread = { $file } kann nicht gelesen werden: { $message }
net-of = { $file }: { $reason }
net-none = das ist keine Netzdatei
net-cut-off = der Kopf des Netzes ist abgeschnitten
net-head = der Kopf des Netzes ist beschädigt: { $message }
net-other-game = dieses Netz ist für { $net }, nicht für { $game }
net-shape = dieses Netz hat die Form { $net }; dieses Programm liest { $program }
net-no-list = dem Netz fehlt die Liste { $key } von Namen
net-length = das Netz ist abgeschnitten, oder es folgt noch etwas
lessons-none = das ist keine Datei von Stellungen
lessons-cut-off = der Kopf der Datei ist abgeschnitten
lessons-head = der Kopf der Datei ist beschädigt: { $message }
lessons-features = der Kopf der Datei nennt keine Merkmale
lessons-damaged = Partie { $game } der Datei ist beschädigt
lessons-few = es sind zu wenige Partien: eine von zehn wird zurückgehalten, und beide Teile brauchen welche

# Warum kein Bot antwortet.

unable-no-decision = kein Spieler hat gerade etwas zu entscheiden
unable-game = nur der Zufallsbot kann dieses Spiel spielen
unable-net = { $reason }

# Warum eine Aufzeichnung nicht analysiert wird.

analyse-other-seat = diese Aufzeichnung enthält nicht, was Platz { $seat } wusste; seine Entscheidungen lassen sich nicht beurteilen. Nimm die Aufzeichnung dieses Spielers oder die vollständige
analyse-no-seat = die aufgezeichnete Partie hat keinen Platz { $seat }; der erste ist 0
analyse-random = der Zufallsbot kann keine Züge beurteilen; nimm easy oder einen stärkeren
analyse-cancelled = die Analyse wurde abgebrochen

# Warum eine Stellung nicht gelöst werden kann.

unsolved-game = für dieses Spiel gibt es keine Lösung
unsolved-early = nur die letzte Runde kann gelöst werden, und diese Stellung liegt davor
unsolved-over = die Partie ist zu Ende, es gibt nichts mehr zu lösen
unsolved-spectator = ein Zuschauer hat keine Punkte; nenne einen Platz
