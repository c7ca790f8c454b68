## app

app-name = Lost Temples
app-loading = Un instant…
app-broken = Cette page n’a pas pu être reçue du serveur.
app-reload = Réessayer

## nav

nav-label = Pages
nav-skip = Aller au contenu
nav-tables = Tables
nav-finished = Parties finies
nav-learn = Apprendre
nav-rules = Règles
nav-components = Matériel
nav-settings = Réglages
nav-account = Compte

## home

home-title = Deux expéditions vous attendent
home-intro = Jouez tout de suite contre un robot, contre le rival du jeu solo, à plusieurs sur un écran, ou en ligne en envoyant un lien. Rien à installer, aucun compte à créer.
home-play = Jouer
home-solo = Solo contre le rival
home-hot_seat = À deux sur un écran
home-new = Plus de choix…
home-lesson = Première partie guidée
home-mine = Vos parties
home-none = Aucune partie en cours. Le bouton rouge en commence une.
home-your_turn = À vous de jouer
home-continue = Continuer
home-opponent = Votre adversaire
home-running = Parties à regarder

## missing

missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part. La table a peut-être été supprimée.
missing-home = À la page d’accueil

## tables

tables-scores = Score :

## status

status-lobby = en attente
status-playing = en cours
status-paused = en pause
status-finished = finie
status-forfeited = abandonnée par forfait
status-abandoned = arrêtée sans résultat

## seat

seat-person = Joueur { $n }
seat-me = moi
seat-open = place libre
seat-open_long = libre, pour qui a le lien
seat-bot = Robot ({ $level })
seat-rival = Rival
seat-stand_in = un robot joue
seat-empty = place quittée

## net

net-lost = Connexion perdue ; nouvel essai…
net-offline = Pas de connexion au serveur ; nouvel essai automatique.

## fair

fair-rated = Classée
fair-hints = Conseils permis
fair-no_hints = Sans conseils

## today

today-title = Le défi du jour
today-about = { $day } : tout le monde reçoit les mêmes cartes et les mêmes sites. Seul contre le rival, { $board }.
today-none = Aucun score pour l’instant.
today-best = Votre meilleur score du jour : { $n }
today-new_best = Votre meilleur score au défi du jour : { $n }
today-play = Relever le défi
today-again = Encore une fois

## On the first page too

check-title = Vérifier ma boîte
ratings-title = Classement
settings-lang = Langue
table-round = Manche { $n }
table-round_of = Manche { $n } sur { $of }
