# Warum ein Ordner von Tabellen nicht gelesen werden kann.

folder-stranger = { $path } ist kein Ordner mit dem Namen eines Spiels ({ $known })
folder-empty = { $path } enthält keine Tabellen; nötig sind Dateien wie { $game }/NAME.toml
folder-unread = der Ordner { $path } kann nicht gelesen werden: { $message }
folder-no-table = { $path } ist keine Tabelle: der Name muss auf .toml enden
folder-unread-table = { $path } kann nicht gelesen werden: { $message }
unknown-game = es gibt kein Spiel „{ $id }“; die Spiele sind { $known }
