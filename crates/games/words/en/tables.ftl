# Words of component tables that belong to no game.

field-language = name ({ $language })

word-rulebook = rulebook
word-checked = checked
word-public = public
word-reconstructed = reconstructed
word-true = true
word-false = false
