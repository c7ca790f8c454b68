# Words of component tables that belong to no game.

field-language = nom ({ $language })

word-rulebook = règle
word-checked = vérifié
word-public = public
word-reconstructed = reconstitué
word-true = oui
word-false = non
