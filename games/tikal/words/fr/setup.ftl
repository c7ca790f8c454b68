setup-object = une mise en place est un objet comme { $example }
setup-players = players doit être 2, 3 ou 4
setup-players-missing = la mise en place doit dire le nombre de joueurs, 2, 3 ou 4
setup-variant-twice = la variante { $name } est nommée deux fois
setup-no-variant = { $name } n’est pas une variante ; il y a { $first } et { $second }
setup-variants-list = variants doit être une liste de noms
setup-field = { $field } n’est pas un champ d’une mise en place ; il y a players et variants
