home-name = Die verlorenen Ruinen von Arnak
home-about = Erkunde eine Insel, überwinde ihre Wächter und erforsche den Weg zum verlorenen Tempel. 1 bis 4 Spieler, mehrere Tempel, fünf Runden.
home-lesson = Graben, reisen, kaufen, forschen, entdecken und überwinden: ein Gedanke pro Schritt.
