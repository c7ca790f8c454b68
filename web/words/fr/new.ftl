# Lists of tables, the page of a new game, clocks and notices.

new-title = Nouvelle partie
new-game = Jeu
new-setup = Mise en place
new-seats = Qui joue
new-seat = Place { $n }
new-seat_name = Nom à la place { $n }
new-seats_help = Choisissez « moi » pour plusieurs places afin de vous passer l’appareil. Les places libres attendent qui suit l’invitation.
new-time = Temps et retours en arrière
new-details = Pendule, annulations, nom, spectateurs
new-clock = Pendule
new-minutes = Minutes
new-increment = Secondes par tour
new-days = Jours
new-time_out = Temps écoulé
new-take_backs = Retours
new-table = La table
new-name = Nom
new-public = Publique
new-public_yes = Chacun trouve cette table dans la liste et peut regarder.
new-public_no = Seul qui a le lien trouve cette table.
new-hot_seat = L’écran est caché à chaque changement de joueur.
new-make = Commencer
new-fair = Jeu équitable
new-hints = Les joueurs peuvent demander conseil à un robot
new-rated_account = Les parties classées demandent un compte.
new-rated_yes = Pas de conseils, pas de reprise après une révélation, les robots restent les mêmes ; qui part ou dépasse son temps perd.
new-rated_no = Le résultat ne change aucune cote.
new-against = Contre qui
new-online = des amis avec le lien
new-online_about = Vos amis vous rejoignent d’où ils veulent, avec le lien.
new-together = à plusieurs sur cet écran
new-together_about = Vous vous passez l’appareil ; il cache ce que les autres ne doivent pas voir.
new-fine = Règles, matériel et places une à une
new-names = Noms
clock-none = aucune
clock-move = par décision
clock-game = pour toute la partie
clock-day = jours par décision
clock-left = Temps restant
time_out-bot = un robot continue
time_out-pass = le tour est passé
time_out-loss = la place perd
take_backs-agreed = son tour, plus si tous sont d’accord
take_backs-own_turn = son tour seulement
take_backs-never = jamais
notify-title = À vous de jouer
tables-public = Tables ouvertes à tous, pour jouer ou regarder.
tables-finished = Parties terminées, à revoir pas à pas.
tables-game = Jeu
tables-all = tous
tables-whose = De qui
tables-of_all = tables publiques
tables-of_me = mes tables
tables-none = Aucune table publique pour l’instant. Ouvrez-en une et cochez « Publique » : qui passe peut la rejoindre ou la regarder ici.
tables-open = Ouvrir une table
tables-none_finished = Aucune partie publique finie pour l’instant. Vos parties finies sont dans votre profil et parmi vos parties.
tables-before = Page précédente
tables-after = Page suivante
fair-rated_long = Classée : pas de conseils, pas de reprise après une révélation ; qui part ou dépasse son temps perd.
fair-hints_long = Non classée ; les joueurs peuvent demander conseil à un robot.
fair-no_hints_long = Non classée ; personne ne peut demander conseil à un robot.
new-players_n =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
