# Le nom du jeu, le formulaire d’une partie, les titres des décomptes et des études.

game-name = Les Ruines perdues de Narak
game-about = Explorez une île, excavez, recherchez et maîtrisez ses gardiens ; 1 à 4 joueurs.

form-board = Temple
form-board-about = La face du plateau : elle fixe le chemin de la piste Recherche et le prix de ses étapes.
form-players = Joueurs
form-players-about = 1 : seul contre le rival.
form-solo = 1, contre le rival
form-twisted = Matériel des Sentiers sinueux
form-twisted-about = Mélange les cartes et tuiles de l’extension ; ses propres temples en ont besoin.
form-left-out = laissé de côté
form-mixed-in = mélangé
form-rival-by = Le rival : choisir
form-by-number = un nombre de tuiles de chaque couleur, tirées au hasard
form-by-family = la couleur de chaque action
form-red = Tuiles rouges (dures)
form-purple = Tuiles violettes (plus dures)
form-stronger = Chaque tuile rouge ou violette renforce le rival ; il y en a cinq au plus en tout.
form-discover = Découvrir un site
form-research = Recherche
form-overcome = Maîtriser un gardien
form-item = Acheter un objet
form-artifact = Acheter un artéfact
form-objectives = Objectifs par manche
form-objectives-about = Des courses contre le rival pour des points.
form-priority = Priorité
form-priority-about = Le premier objectif vaut quatre points au rival au lieu de deux.
form-no = non
form-yes = oui

score-glass = Loupe
score-notebook = Calepin
score-lantern = Lanterne
score-temple_tiles = Tuiles Temple
score-idols = Idoles
score-slots = Emplacements Idole vides
score-guardians = Gardiens
score-items = Objets
score-artifacts = Artéfacts
score-fear = Peur
score-altars = Autels
score-dark_tablets = Tablettes noires
score-objectives = Objectifs

study-card = Cartes acquises
study-site = Sites découverts
study-guardian = Gardiens maîtrisés
study-assistant = Assistants recrutés
study-idol = Idoles visibles prises
