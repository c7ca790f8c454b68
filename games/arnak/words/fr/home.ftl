home-name = Les Ruines perdues de Narak
home-about = Explorez une île, maîtrisez ses gardiens et cherchez le chemin du temple perdu. 1 à 4 joueurs, plusieurs temples, cinq manches.
home-lesson = Excaver, se déplacer, acheter, chercher, découvrir et maîtriser : une idée par étape.
