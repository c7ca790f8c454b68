# Headings of the score sheet, for the program and for the browser.

score-rooms = Salles claires
score-doors = Décompte de portes
score-spots = Emplacements
score-tiles = Tuiles action
score-deliveries = Livraisons
score-keys = Clés du campement
score-altars = Autels
score-treasures = Trésors restants
score-cards = Cartes spéciales
score-penalties = Pénalités
score-rooms-inside = salles claires
score-doors-inside = décompte de portes
score-spots-inside = emplacements
score-tiles-inside = tuiles action
score-deliveries-inside = livraisons
score-keys-inside = clés du campement
score-altars-inside = autels
score-treasures-inside = trésors restants
score-cards-inside = cartes spéciales
score-penalties-inside = pénalités
