# Why a setup cannot be used. Names of fields and values stand as they are written in a setup.

setup-object = a setup is an object such as { $example }
setup-field = unknown field { $field }: a setup has { $known }
setup-rival-field = unknown field { $field }: a rival has { $known }
setup-players-missing = players is missing: it must be 1, 2, 3 or 4
setup-players = players is { $value }: it must be 1, 2, 3 or 4
setup-board = board is { $value }: it must be { $known }
setup-rival-given = rival is given: only a game with players 1 has a rival
setup-rival = rival is { $value }: it must be an object such as { $example }
setup-together = red and purple are { $n } together: there are 5 tiles to colour
setup-both = { $names } cannot be both red and purple
setup-objectives = objectives is { $value }: it must be 0, 2, 3 or 4
setup-priority = priority is true without objectives: set objectives to 2, 3 or 4
setup-twice = { $field } names { $name } twice
setup-names = { $field } names { $name }: the tiles are { $known }
setup-tiles = { $field } is { $value }: it must be a number from 0 to 5 or a list of tiles
setup-flag = { $field } is { $value }: it must be true or false
setup-idols = board is "{ $board }": players { $players } needs { $need } idols, and without twisted_paths there are { $have }
setup-bonus-tiles = board is "{ $board }": players { $players } needs { $need } research bonus tiles, and without twisted_paths there are { $have }
