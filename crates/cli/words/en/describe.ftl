summary = { $game }: { $marks }
family = { $family }: { $count } components, { $guesses } reconstructed
head-id = id
head-name = name
head-numbers = numbers
head-confidence = confidence
head-rule = rule
reconstructed = { "*" } reconstructed by us; check it against the box and correct it with --content DIR
