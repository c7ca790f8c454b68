summary = { $game } : { $marks }
family = { $family } ({ $family_name }) : { $count } composants, dont reconstitués : { $guesses }
head-id = id
head-name = nom
head-numbers = nombres
head-confidence = source
head-rule = règle
reconstructed = { "*" } reconstitué par nous ; à vérifier avec la boîte et à corriger avec --content DIR
