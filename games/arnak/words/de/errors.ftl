# Warum ein Aufbau nicht geht. Felder und Werte stehen so, wie sie im Aufbau geschrieben werden.

setup-object = ein Aufbau ist ein Objekt wie { $example }
setup-field = unbekanntes Feld { $field }: ein Aufbau hat { $known }
setup-rival-field = unbekanntes Feld { $field }: ein Rivale hat { $known }
setup-players-missing = players fehlt: erlaubt ist 1, 2, 3 oder 4
setup-players = players ist { $value }: erlaubt ist 1, 2, 3 oder 4
setup-board = board ist { $value }: erlaubt ist { $known }
setup-rival-given = rival ist angegeben: nur eine Partie mit players 1 hat einen Rivalen
setup-rival = rival ist { $value }: erlaubt ist ein Objekt wie { $example }
setup-together = red und purple sind zusammen { $n }: es gibt 5 Plättchen zu färben
setup-both = { $names } kann nicht zugleich red und purple sein
setup-objectives = objectives ist { $value }: erlaubt ist 0, 2, 3 oder 4
setup-priority = priority ist true ohne Ziele: setze objectives auf 2, 3 oder 4
setup-twice = { $field } nennt { $name } zweimal
setup-names = { $field } nennt { $name }: die Plättchen sind { $known }
setup-tiles = { $field } ist { $value }: erlaubt ist eine Zahl von 0 bis 5 oder eine Liste von Plättchen
setup-flag = { $field } ist { $value }: erlaubt ist true oder false
setup-idols = board ist "{ $board }": players { $players } braucht { $need } Idole, und ohne twisted_paths gibt es { $have }
setup-bonus-tiles = board ist "{ $board }": players { $players } braucht { $need } Bonusplättchen, und ohne twisted_paths gibt es { $have }
