summary = { $game }: { $marks }
family = { $family } ({ $family_name }): { $count } Teile, davon rekonstruiert: { $guesses }
head-id = Id
head-name = Name
head-numbers = Werte
head-confidence = Quelle
head-rule = Regel
reconstructed = { "*" } von uns rekonstruiert; vergleiche es mit der Schachtel und berichtige es mit --content DIR
