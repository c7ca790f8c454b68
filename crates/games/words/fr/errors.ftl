# Pourquoi un dossier de tables est illisible.

folder-stranger = { $path } n’est pas un dossier au nom d’un jeu ({ $known })
folder-empty = { $path } n’a pas de tables ; il faut des fichiers comme { $game }/NOM.toml
folder-unread = impossible de lire le dossier { $path } : { $message }
folder-no-table = { $path } n’est pas une table : son nom doit finir par .toml
folder-unread-table = impossible de lire { $path } : { $message }
unknown-game = il n’y a pas de jeu « { $id } » ; les jeux sont { $known }
