home-name = Tikal II: Der verlorene Tempel
home-about = Paddle um den Tempel, sammle Schlüssel und öffne seine Räume, einen nach dem anderen. 2 bis 4 Spieler, zwei Runden.
home-lesson = Schlüssel, Plättchen, Räume, Fahnen, Schätze: ein Gedanke pro Schritt.
