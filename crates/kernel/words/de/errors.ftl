# Was am Text eines Effekts nicht stimmt.

effect-symbol = „{ $symbol }“ hat in einem Effekt keine Bedeutung
effect-ends = der Effekt endet hier, aber es folgt noch etwas
effect-cost-ends = die Kosten enden hier, aber es folgt noch etwas
effect-deep = der Effekt ist zu tief verschachtelt
effect-pick = es fehlt, wie viele gewählt werden
effect-groups = nötig sind mehr als { $n } und höchstens 8 Gruppen zur Wahl
effect-word = hier fehlt ein Wort
effect-stray = „{ $word }“ gehört nicht hierher
effect-expected = nötig ist { $words }
effect-after = nach { $word } { $n ->
    [one] fehlt eine Zahl
   *[other] fehlen { $n } Zahlen
 }
effect-number = nötig ist eine Zahl von 1 bis { $most }
effect-twice = „{ $word }“ steht zweimal da
effect-verb = „{ $word }“ ist kein Verb dieses Spiels
effect-unknown = „{ $word }“ ist hier unbekannt, nötig ist { $words }
effect-no-costs = in diesem Spiel wird für keinen Effekt bezahlt

# Was an einer Tabelle nicht stimmt. Spalten und Werte stehen so, wie sie in der Datei geschrieben werden.

content-toml = { $message }
content-no-table = { $file }: diese Tabelle gibt es nicht; die Tabellen sind { $known }
content-no-id = nichts hat die Kennung „{ $id }“
content-rows = „{ $section }“ hat mit dieser Datei { $rows } Zeilen statt { $count }; wenn das so sein soll, gib es mit count an
content-sum = { $column } ergibt mit dieser Datei zusammen { $sum } statt { $total }; wenn das so sein soll, gib es mit total an
content-count = count ist { $count }, aber „{ $section }“ hat { $rows } Zeilen
content-total = total ist { $total }, aber { $column } ergibt zusammen { $sum }
content-whole = eine Datei, die die eingebaute ersetzt, beginnt mit der Zeile `{ $line }`
content-total-number = total muss eine Zahl sein
content-key = unbekannter Schlüssel „{ $key }“; diese Datei hat { $known }
content-confidence = confidence muss { $known } sein
content-count-number = count muss eine Zahl sein
content-count-what = diese Datei hat kein „{ $section }“ zu zählen
content-count-names = count muss nennen, was es zählt: { "{ sites = 17 }" }
content-list-of-rows = „{ $section }“ muss eine Liste von Zeilen sein
content-row = eine Zeile sieht so aus: { "{" } id = "…", … { "}" }
content-row-id = der Zeile fehlt die Kennung (id)
content-id-letters = die Kennung „{ $id }“ darf nur Buchstaben von a bis z, Ziffern, _ und - enthalten
content-id-twice = die Kennung „{ $id }“ steht zweimal da
content-column = unbekannte Spalte „{ $column }“; die Spalten sind id, { $known }, confidence
content-flag = { $column } muss true oder false sein
content-numbers = { $column } muss { $n } Zahlen enthalten
content-number = { $column } muss eine Zahl von { $low } bis { $high } sein
content-word = „{ $word }“ passt nicht als { $column }; erlaubt ist { $known }
content-long = { $column } darf nicht länger als { $most } Zeichen sein
content-missing = „{ $id }“ hat kein { $column }
content-list = { $column } muss eine Liste sein: [ … ]
content-text = { $column } muss ein Text in Anführungszeichen sein
content-empty = { $column } darf nicht leer sein
content-taken = die Kennung „{ $id }“ ist schon in { $file } vergeben
content-no-row = { $file }: „{ $section }“ hat keine Zeile mit der Kennung „{ $id }“
content-no-column = { $file }: „{ $section }“ hat keine Spalte „{ $column }“
content-cleared = { $file }: { $column } von „{ $id }“ darf nicht leer sein
content-value = { $file }: { $column } von „{ $id }“ ist kein Wert einer Tabelle
