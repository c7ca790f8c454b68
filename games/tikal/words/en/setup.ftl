setup-object = a setup is an object such as { $example }
setup-players = players must be 2, 3 or 4
setup-players-missing = the setup must say the number of players, 2, 3 or 4
setup-variant-twice = the variant { $name } is named twice
setup-no-variant = { $name } is not a variant, expected { $first } or { $second }
setup-variants-list = variants must be a list of names
setup-field = { $field } is not a field of a setup, expected players and variants
