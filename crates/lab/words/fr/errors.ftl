# Pourquoi un fichier de lignes est inutilisable.

file-no-parquet = cette version de temples lit et écrit .csv et .jsonl ; compilez-la avec `make release` pour .parquet
file-ending = le nom d’un fichier de lignes finit par .csv, .jsonl ou .parquet, et non { $path }
file-line = ligne { $line } : { $reason }
file-no-object = la ligne { $line } n’est pas un objet : { $message }
file-large = { $column } a un nombre trop grand
file-nested = { $column } a une liste ou un objet ; une ligne n’a que des nombres et du texte
file-part = impossible d’écrire { $path } ; les lignes sont dans { $part }
file-empty = le fichier est vide ; sa première ligne doit nommer les colonnes
file-cells = la rangée { $row } a { $cells } cellules sous { $names } noms
games-none = les fichiers n’ont aucune partie
games-column = il n’y a pas de colonne { $column } ; `temples sim --out FILE` écrit un fichier de parties
