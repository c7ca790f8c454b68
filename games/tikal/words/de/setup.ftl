setup-object = ein Aufbau ist ein Objekt wie { $example }
setup-players = players muss 2, 3 oder 4 sein
setup-players-missing = der Aufbau muss die Zahl der Spieler nennen, 2, 3 oder 4
setup-variant-twice = die Variante { $name } ist zweimal genannt
setup-no-variant = { $name } ist keine Variante; es gibt { $first } und { $second }
setup-variants-list = variants muss eine Liste von Namen sein
setup-field = { $field } ist kein Feld eines Aufbaus; es gibt players und variants
