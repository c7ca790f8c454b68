home-name = Tikal II : le temple perdu
home-about = Pagayez autour du temple, réunissez des clés et ouvrez ses salles l’une après l’autre. 2 à 4 joueurs, deux manches.
home-lesson = Clés, tuiles, salles, drapeaux, trésors : une idée par étape.
