# Headings of the score sheet, for the program and for the browser.

score-rooms = Helle Räume
score-doors = Türwertung
score-spots = Plätze
score-tiles = Aktionsplättchen
score-deliveries = Lieferungen
score-keys = Schlüssel im Lager
score-altars = Altäre
score-treasures = Übrige Schätze
score-cards = Sonderkarten
score-penalties = Strafen
score-rooms-inside = helle Räume
score-doors-inside = Türwertung
score-spots-inside = Plätze
score-tiles-inside = Aktionsplättchen
score-deliveries-inside = Lieferungen
score-keys-inside = Schlüssel im Lager
score-altars-inside = Altäre
score-treasures-inside = übrige Schätze
score-cards-inside = Sonderkarten
score-penalties-inside = Strafen
