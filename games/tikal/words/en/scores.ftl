# Headings of the score sheet, for the program and for the browser.

score-rooms = Light rooms
score-doors = Door scoring
score-spots = Spots
score-tiles = Action tiles
score-deliveries = Deliveries
score-keys = Camp keys
score-altars = Altars
score-treasures = Treasures left
score-cards = Special cards
score-penalties = Penalties
score-rooms-inside = light rooms
score-doors-inside = door scoring
score-spots-inside = spots
score-tiles-inside = action tiles
score-deliveries-inside = deliveries
score-keys-inside = camp keys
score-altars-inside = altars
score-treasures-inside = treasures left
score-cards-inside = special cards
score-penalties-inside = penalties
