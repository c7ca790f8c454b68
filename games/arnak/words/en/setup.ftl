# The name of the game, the form of a setup, and the headings of score sheets and studies.

game-name = Lost Ruins of Arnak
game-about = Explore an island, dig, research and overcome its guardians; 1 to 4 players.

form-board = Temple
form-board-about = The side of the board. It decides how the research track leads to the temple and what its steps cost.
form-players = Players
form-players-about = 1 is the solo game against the rival.
form-solo = 1, against the rival
form-twisted = Components of Twisted Paths
form-twisted-about = Mixes the cards and tiles of the expansion in; its own temples need them.
form-left-out = left out
form-mixed-in = mixed in
form-rival-by = The rival: choose
form-by-number = a number of tiles of each colour, drawn at random
form-by-family = the colour of each action
form-red = Red tiles (hard)
form-purple = Purple tiles (harder)
form-stronger = Each red or purple tile makes the rival stronger; together there are at most five.
form-discover = Discover a site
form-research = Research
form-overcome = Overcome a guardian
form-item = Buy an item
form-artifact = Buy an artifact
form-objectives = Objectives per round
form-objectives-about = Races against the rival for extra points.
form-priority = Priority
form-priority-about = The first objective is worth four points to the rival instead of two.
form-no = no
form-yes = yes

score-glass = Magnifying glass
score-notebook = Notebook
score-lantern = Lantern
score-temple_tiles = Temple tiles
score-idols = Idols
score-slots = Empty idol slots
score-guardians = Guardians
score-items = Items
score-artifacts = Artifacts
score-fear = Fear
score-altars = Altars
score-dark_tablets = Dark tablets
score-objectives = Objectives

study-card = Cards gained
study-site = Sites discovered
study-guardian = Guardians overcome
study-assistant = Assistants gained
study-idol = Face-up idols taken
