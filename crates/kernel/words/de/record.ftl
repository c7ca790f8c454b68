# Was an einer Aufzeichnung nicht stimmt.

record-line = Zeile { $line }: { $reason }
record-utf8 = eine Aufzeichnung ist UTF-8-Text, diese Zeile ist keiner
record-cut = die Aufzeichnung bricht mitten in ihrem Kopf ab
record-begin = eine Aufzeichnung beginnt mit der Zeile „{ $line }“
record-format = das Format „{ $version }“ ist unbekannt, dieses Programm liest Format 1
record-header = hier müssen „{ $word }“ und ein Wert stehen
record-rules = rules ist eine ganze Zahl
record-content = content besteht aus 16 hexadezimalen Ziffern
record-json = { $word } ist ein JSON-Objekt in einer Zeile ({ $message })
record-object = { $word } ist ein JSON-Objekt in einer Zeile
record-players = players ist eine JSON-Liste von Namen in einer Zeile
record-view = hier muss „view spectator“ stehen, oder „view seat“ und eine Zahl
record-header-end = eine leere Zeile beendet den Kopf
record-actor = „{ $word }“ entscheidet nichts: möglich ist * für den Zufall oder ein Platz von 0 bis { $last }
record-step = ein Schritt besteht aus dem, der entscheidet, einer Aktion und ihrer Prüfzahl
record-check = die Prüfzahl nach # besteht aus 8 hexadezimalen Ziffern
record-no-check = die Prüfzahl fehlt: nötig sind # und 8 hexadezimale Ziffern
record-words = eine Aktion besteht aus Wörtern mit je einem Leerzeichen dazwischen
record-hides = nur die Aufzeichnung eines Zuschauers oder Spielers verbirgt Aktionen
record-scores = scores sind ganze Zahlen mit je einem Leerzeichen dazwischen
record-after-scores = nach den Ergebnissen folgt nichts mehr

# Warum eine Aufzeichnung nicht nachgespielt werden kann oder wo sie von den Regeln abweicht.

verify-other-game = das ist eine Aufzeichnung von „{ $record }“, nicht von „{ $rules }“
verify-partial-seat = das ist eine Aufzeichnung mit dem Wissen von Platz { $seat }: sie lässt sich lesen, aber nicht prüfen; exportiere die vollständige, wenn die Partie zu Ende ist
verify-partial-spectator = das ist eine Aufzeichnung mit dem Wissen eines Zuschauers: sie lässt sich lesen, aber nicht prüfen; exportiere die vollständige, wenn die Partie zu Ende ist
verify-other-rules = diese Partie wurde nach Regelversion { $record } gespielt, dieses Programm hat Version { $program }; sie kann hier nicht nachgespielt werden
verify-other-content = diese Partie wurde mit den Materialtabellen { $record } gespielt, hier sind es { $program }; gib den Inhaltsordner an, mit dem sie gespielt wurde
verify-other-setup = die Stellung gehört zu einem anderen Aufbau als dem in Zeile { $line }
verify-no-scores = die Partie ist zu Ende, und ihre Ergebnisse fehlen
verify-not-over = die Aufzeichnung hat Ergebnisse, aber ihre Partie ist nicht zu Ende
verify-scores = die Ergebnisse sind { $computed }, in der Aufzeichnung steht { $recorded }
step-game-over = die Partie war vor diesem Schritt zu Ende
step-actor = laut Aufzeichnung entscheidet { $recorded }, es entscheidet aber { $expected }
step-unreadable = „{ $text }“ ist keine Aktion dieses Spiels
step-not-legal = „{ $text }“ ist hier nicht erlaubt
step-check = die Stellung weicht ab: die Prüfzahl ist { $computed }, in der Aufzeichnung steht { $recorded }
actor-seat = Platz { $seat }
actor-chance = der Zufall
