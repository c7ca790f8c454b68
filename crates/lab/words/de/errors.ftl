# Warum eine Datei von Zeilen nicht brauchbar ist.

file-no-parquet = diese Fassung von temples liest und schreibt .csv und .jsonl; für .parquet baue sie mit `make release`
file-ending = der Name einer Datei von Zeilen endet auf .csv, .jsonl oder .parquet, nicht so { $path }
file-line = Zeile { $line }: { $reason }
file-no-object = Zeile { $line } ist kein Objekt: { $message }
file-large = { $column } enthält eine zu große Zahl
file-nested = { $column } enthält eine Liste oder ein Objekt; eine Zeile hat nur Zahlen und Text
file-part = { $path } kann nicht geschrieben werden; die Zeilen stehen in { $part }
file-empty = die Datei ist leer; ihre erste Zeile muss die Spalten nennen
file-cells = Reihe { $row } hat { $cells } Zellen unter { $names } Namen
games-none = die Dateien enthalten keine Partie
games-column = es gibt keine Spalte { $column }; `temples sim --out FILE` schreibt eine Datei von Partien
