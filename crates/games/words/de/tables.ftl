# Words of component tables that belong to no game.

field-language = Name ({ $language })

word-rulebook = Spielregel
word-checked = geprüft
word-public = öffentlich
word-reconstructed = rekonstruiert
word-true = ja
word-false = nein
