# Pourquoi le JSON d’une position ne peut pas être lu. Les champs et les valeurs sont écrits comme dans la position.

read-object = la position n’est pas un objet
read-no-field = « { $field } » n’est pas un champ d’une position
read-number = { $name } doit être un nombre de 0 à { $most }, et non { $value }
read-flag = { $name } doit être true ou false, et non { $value }
read-list = { $name } doit être une liste
read-id = { $name } : { $value } n’est pas { $what }
read-cards = { $name } doit être un objet de cartes
read-no-card = { $name } : « { $id } » n’est pas une carte
read-twice = { $name } : { $value } est nommé deux fois
read-frames = stack : au plus 12 étapes
read-no-frame = stack : { $value } n’est pas une étape
read-piles = treasures.piles : il en faut { $n }
read-players = players : il en faut { $n }
read-temple = temple doit être un objet de cases
read-no-space = temple : « { $space } » n’est pas une case
read-room-elsewhere = temple.{ $space } : cette salle n’a pas sa place ici
read-turn = temple.{ $space } : turn doit être inférieur à { $n }
read-points = { $name } : { $category } doit être un nombre
read-spots = spots doit être un objet de salles
read-no-room = spots : « { $id } » n’est pas une salle
read-owners = spots.{ $id } : nommez le propriétaire de chaque emplacement, ou null
read-no-seat = spots.{ $id } : { $value } n’est pas la place d’un joueur
read-tops = { $name } : on connaît au plus trois jetons du dessus

# Ce qu’un identifiant doit nommer, après « n’est pas ».

no-tile = une tuile
no-room = une salle
no-treasure = un trésor
no-place = un lieu
no-site = un site
no-river = un lieu du fleuve
no-colour = une couleur
no-stock = une pile
no-token = un jeton

# Ce qui ne va pas dans une position qui peut être lue.

position-players = il y a 2, 3 ou 4 joueurs
position-variant = il y a une variante inconnue
position-round = la manche doit être 1 ou 2
position-last-turns = les derniers tours spéciaux viennent après la manche 2
position-active = la place active n’existe pas
position-wheel = la roue des prix doit être tournée de 0 à 4 crans
position-keys = il faut { $want } clés { $colour }, et non { $n }
position-passages = il faut { $want } passages secrets, et non { $n }
position-treasures = il faut { $want } trésors { $id }, et non { $n }
position-unseen-treasures = les piles ont { $held } trésors que personne n’a vus, mais il y en a { $unseen }
position-open-treasures = les trésors visibles font partie de la variante more_control
position-many-piles = il y a trop de piles de trésors
position-cards = il faut { $want } cartes { $id }, et non { $n }
position-unseen-cards = la pioche a { $held } cartes que personne n’a vues, mais il y en a { $unseen }
position-tile-twice = la tuile { $id } est en double ou n’est pas en jeu
position-tile-missing = la tuile { $id } manque
position-site-tiles = { $id } a plus de { $most } tuiles
position-no-room = une case contient ce qui n’est pas une salle du temple
position-turned-far = une salle est tournée trop loin
position-printed-turned = la salle { $id } est imprimée sur le plateau et ne peut pas être tournée
position-doors = les portes gardées pour la recherche des chemins sont fausses
position-room-places = la salle { $id } doit être à un seul endroit, et non { $n }
position-room-misplaced = la salle { $id } n’est pas au bon endroit
position-room-turned = la salle { $id } est tournée sans être posée
position-light-rooms = la pile des salles claires ne contient pas les salles claires que personne n’a vues
position-treasure-room = la salle au trésor occupe la dernière case, et elle seule
position-flags-unplaced = la salle { $id } a des drapeaux sans être posée
position-flags-twice = la salle { $id } doit avoir au plus un drapeau par joueur
position-flags-beside = la salle { $id } a des drapeaux à côté de ses emplacements
position-full-rooms = l’ensemble des salles pleines est faux
position-flags = les drapeaux de la place { $seat } ne correspondent pas aux emplacements
position-many-flags = la place { $seat } a posé plus de { $most } drapeaux
position-not-in-game = la place { $seat } n’est pas dans la partie
position-explorer = l’explorateur de la place { $seat } n’est dans aucune salle découverte
position-pirogue = la pirogue de la place { $seat } n’est à aucun site
position-tents = la partie courte n’a pas de tentes
position-shown = la place { $seat } a moins de trésors que tous n’en ont vu
position-no-decision = la position n’est pas à un choix
position-stuck = personne ne peut rien faire dans cette position
position-top-known = { $pile } : un joueur doit connaître chaque jeton du dessus
position-looker-knows = { $pile } : qui a regardé en dernier en connaît tout le dessus
position-looker = { $pile } : le joueur actif la regarde et il est le dernier à l’avoir fait
position-put-back = { $pile } : on remet au plus deux jetons dessus

# Piles dont des joueurs peuvent connaître le dessus.

pile-treasures = une pile de trésors
pile-deck = la pioche
pile-light-rooms = la pile des salles claires
