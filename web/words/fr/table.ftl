## table

table-title = Table
table-problem = Cette table ne peut pas être affichée
table-leave = Quitter la table
table-order = Ordre du tour
table-acts = à lui de jouer
table-passed = a passé
table-away = absent
table-gave_up = a abandonné
table-watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
table-board = Plateau
table-side = Actions et journal
table-over = La partie est finie.
table-paused = La partie est en pause.
table-waiting = { $name } réfléchit…
table-dealing = Distribution en cours…
table-your_turn = C’est à vous. { $prompt }
table-barred = L’hôte de la table ne vous laisse plus la regarder.
table-signed_out = Vous êtes déconnecté sur cet appareil. Reconnectez-vous pour continuer.

## kept

kept-gone = Cette partie suit des règles que cette version ne prend plus en charge. Ses scores et sa notation sont conservés.
kept-steps = Toutes les étapes telles que notées
kept-tables = Cette partie garde les tables de composants avec lesquelles elle a commencé. Les nouvelles parties en utilisent d’autres.

## menu

menu-open = Menu
menu-help = Aide
menu-leave = Quitter
menu-keys = Clavier
menu-invite = Inviter
menu-record = Télécharger la partie
menu-pause = Pause
menu-resume = Reprendre
menu-ask_undo = Demander un retour plus loin
menu-abandon = Arrêter sans résultat
menu-abandon_sure = Vraiment arrêter cette partie ?
menu-resign = Abandonner
menu-resign_sure = Vraiment abandonner ?
menu-members = Personnes à la table
menu-links = Continuer sur un autre appareil

## undo

undo-step = Annuler
undo-turn = Annuler le tour

## hint

hint-ask = Que ferait un expert ?
hint-short = Conseil
hint-title = Ce que ferait un expert
hint-thinking = Réflexion…
hint-expects = espère { $score } points, { $win } % de chances de gagner
hint-win = Chance de gagner
hint-clear =
    { $n ->
        [one] Le premier choix est nettement meilleur : environ { $n } point.
       *[other] Le premier choix est nettement meilleur : environ { $n } points.
    }
hint-close = Les premiers choix se valent ; prenez celui qui vous plaît.
hint-line = Plan :
hint-forced = Il n’y a pas d’autre choix ici.
hint-looked =
    { $n ->
        [one] { $n } partie examinée
       *[other] { $n } parties examinées
    }

## act

act-prompt = Ce qui se décide
act-list = Tout ce que vous pouvez faire
act-find = Chercher une action
act-none = Rien à décider pour l’instant.
act-none_found = Rien ne correspond.
act-here = Ce qu’on peut faire ici
act-confirm = Confirmer
act-cancel = Retour
act-close = Fermer
act-ends_turn = finit votre tour et ne s’annule pas
act-reveals = révèle quelque chose et ne s’annule pas
act-each = Chacune { $what }.
act-sent = { $what }…
act-rules = Lire la règle
act-more = +{ $n } dans la liste
act-skip = Accélérer
act-pass = Passer
act-end = Finir le tour
act-sure_pass = Il vous reste { $what }.
act-and = { $a } et { $b }
act-final = définitif
act-rule = règle
act-lay = Poser ici
act-lay_at = La poser sur la { $place }, tournée à votre gré
act-turn_on = Tourner vers la droite
act-turn_back = Tourner vers la gauche
act-press = Appui long : voir les détails.

## ahead

ahead-title = Voici ce qui arriverait :
ahead-round_end = en fin de manche
ahead-open = la suite sera révélée

## why

why-title = Pourquoi pas

## group

group-pay = Moyens de payer, du moins cher
group-main = Actions principales
group-other = Autres
group-free = Actions gratuites

## tab

tab-log = Journal
tab-score = Points
tab-chat = Discussion

## chat

chat-none = Aucun message pour l’instant.
chat-write = Écrire un message
chat-send = Envoyer
chat-new =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }

## phone

phone-tabs = Parties de la table
phone-board = Plateau
phone-actions = Actions
phone-glows = quelque chose peut être choisi ici
phone-players = Joueurs
phone-log = Journal

## keys

keys-enter = faire l’action proposée, ou confirmer
keys-arrows = se déplacer dans la liste des actions
keys-numbers = choisir une action par son numéro
keys-search = chercher parmi les actions
keys-tab = aller au lieu suivant qui brille sur le plateau
keys-undo = annuler un pas
keys-undo_turn = annuler tout le tour
keys-turn = tourne ce que vous posez (la molette aussi)
keys-hint = que ferait un expert ?
keys-inspect = agrandir la carte ou la tuile choisie
keys-log = journal
keys-score = points
keys-chat = discussion
keys-skip = montrer tout de suite les coups des autres
keys-escape = revenir, fermer
keys-help = cette aide

## pass

pass-title = Passez l’appareil à { $name }
pass-text = Ce que les autres ont en main reste caché.
pass-name = Votre nom :
pass-ready = Je suis { $name }

## ask

ask-take_back = { $name } demande à reprendre un coup.
ask-pause = { $name } demande une pause.
ask-abandon = { $name } propose d’arrêter la partie sans résultat.
ask-yes = D’accord
ask-no = Refuser
ask-withdraw = Retirer
ask-seat = { $name } demande à reprendre la place de { $seat }.
ask-seat_means = Si tout le monde est d’accord, cette personne voit ce qui s’y trouve et continue.
ask-waiting_for = Réponse attendue de : { $names }.

## invite

invite-title = Inviter
invite-text = Avec ce lien, chacun peut regarder, et prendre une place libre avant le début de la partie.
invite-local = Cette adresse ne marche que sur cet appareil. Pour d’autres, lancez un serveur qu’ils peuvent joindre : temples serve.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-qr = Le même lien en code QR

## lobby

lobby-sit = S’asseoir ici
lobby-bot = Mettre un robot
lobby-free = Libérer la place
lobby-start = Commencer
lobby-open =
    { $n ->
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
lobby-clock_move = Pendule : { $time } par décision
lobby-clock_game = Pendule : { $time } pour toute la partie, { $n } s de plus par tour
lobby-clock_day =
    { $n ->
        [one] Pendule : { $n } jour par décision
       *[other] Pendule : { $n } jours par décision
    }
lobby-ready = Tout le monde est là.
lobby-wait = L’hôte de la table lance la partie.

## log

log-somebody = Un joueur
log-said = { $name } : { $text }
log-joined = { $name } est arrivé à la table.
log-left = { $name } a quitté la table.
log-seated = Place { $seat } : { $name }.
log-started = La partie commence.
log-paused = La partie est en pause.
log-resumed = La partie reprend.
log-earlier = Montrer les lignes précédentes
log-took_back = { $name } annule { $n } pas.
log-agreed = { $name } est d’accord.
log-declined = { $name } refuse.
log-withdrawn = { $name } retire sa demande.
log-timed_out = Le temps de { $name } est écoulé.
log-forfeited = { $name } a abandonné.
log-ended = La partie est terminée.
log-again = { $name } veut rejouer.
log-kicked = { $name } a été renvoyé.
log-blocked = { $name } a été renvoyé et ne peut pas revenir.
log-unblocked = { $name } peut revenir.
log-muted = { $name } ne peut plus parler.
log-unmuted = { $name } peut de nouveau parler.
log-locked = La table est réservée à ses membres.
log-unlocked = La table est de nouveau ouverte.
log-stands_in = Un robot joue pour { $name }.
log-stood_up = { $name } a quitté la place.
log-took_over = { $name } reprend la place de { $before }. Tous ceux qui jouent étaient d’accord.
log-took_over_bot = { $name } reprend la place { $seat } d’un robot. Tous ceux qui jouent étaient d’accord.

## recap

recap-since = Depuis votre dernier tour
recap-first = Avant votre premier tour
recap-close = Revenir au journal entier
recap-new =
    { $n ->
        [one] { $n } nouvelle ligne depuis votre dernier tour
       *[other] { $n } nouvelles lignes depuis votre dernier tour
    }

## ticker

ticker-more =
    { $n ->
        [one] … et { $n } autre ligne dans le journal
       *[other] … et { $n } autres lignes dans le journal
    }

## advice

advice-label = Conseils
advice-better = Mieux : { $what }.
advice-points =
    { $n ->
        [one] Un expert en attend environ { $n } point de plus.
       *[other] Un expert en attend environ { $n } points de plus.
    }
advice-back = Reprendre le coup
advice-on = Continuer
advice-quiet = Un expert regarde et signale les erreurs nettes.
advice-stop = Sans conseils

## lesson

lesson-label = Première partie guidée
lesson-step = Étape { $n } sur { $of }
lesson-next = Suite
lesson-back = Retour
lesson-do = Essayez pour continuer.
lesson-skip = Passer
lesson-end = Continuer avec conseils
lesson-astray = Vous avez pris un autre chemin que celui du guide. « Annuler » peut vous y ramener ; ou recommencez, ou continuez sans guide.
lesson-again = Recommencer
lesson-show = Montrer le guide
lesson-hide = Cacher le guide

## sound

sound-open = Son

## members

members-owner = hôte
members-muted = ne peut pas parler
members-blocked = ne peut pas revenir
members-mute = Faire taire
members-unmute = Laisser parler
members-kick = Renvoyer
members-block = Bloquer
members-unblock = Débloquer
members-lock = Membres seulement
members-locked = Seuls les membres peuvent regarder, et personne d’autre ne peut venir.
members-seats = Places
members-seats_text = Une place appartient à sa personne. Quelqu’un d’autre ne l’obtient que si tous ceux qui jouent sont d’accord.
members-seats_rated = Une partie classée garde ses places jusqu’à la fin.
members-here = Personnes

## report

report-ask = Signaler
report-table = Signaler cette table
report-this_table = cette table
report-what = Que reprochez-vous à { $name } ? L’hôte du serveur le lira.
report-send = Envoyer le signalement
report-sent = L’hôte du serveur le lira.

## absent

absent-own_bot = Un robot joue pour vous. La place est à vous.
absent-own_empty = Vous avez quitté votre place. Elle est toujours à vous.
absent-back = Reprendre ma place
absent-bot = Un robot joue pour { $name }.
absent-empty = { $name } a quitté la place.
absent-ask = Demander cette place

## links

links-title = Continuer sur un autre appareil
links-text = Un lien de place ouvre votre place à cette table sur un autre appareil, par exemple votre téléphone.
links-may = Cet appareil joue cette place et ne fait rien d’autre en votre nom. Le lien prend fin si vous le révoquez, créez un compte, changez de mot de passe ou vous déconnectez partout.
links-once = Ouvrez ce lien sur l’autre appareil. Il n’est montré que cette fois ; gardez-le pour vous.
links-link = Lien de place
links-which = Place
links-label = Pour
links-example = mon téléphone
links-make = Créer un lien
links-list = Vos liens vers cette table
links-seat = Place { $seat }
links-made = créé le { $time }
links-used_by = utilisé par { $devices }
links-last = dernière fois le { $time }
links-unused = pas encore utilisé
links-revoke = Révoquer
links-revoked = Le lien ne marche plus ; ses appareils sont déconnectés.
links-none = Il n’y a pas de lien vers votre place.

## only

only-short = Lien de place
only-text = Cet appareil utilise un lien de place. Il joue la place { $seat } pour { $name } à une table et ne peut rien faire d’autre.
only-table = Vers la table
only-leave = Quitter le lien de place
only-replaces = Ce lien de place fait jouer cet appareil pour quelqu’un à une table. Vous êtes ici { $name } ; cela prend fin sur cet appareil.
only-replaces_guest = Vous êtes ici en invité avec des parties à vous ; ces parties seront perdues. Créez d’abord un compte pour les garder.
only-take = Ouvrir le lien de place
only-not_now = Pas maintenant
only-ended = Ce lien de place ne marche plus.
only-account = Le compte appartient à l’appareil qui a créé le lien. Quittez le lien de place pour être un invité ou vous connecter ici.
