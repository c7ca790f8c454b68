## settings

settings-theme = Apparence
settings-look = Aspect de la table
settings-look_note = Si votre système économise les données ou demande plus de contraste, les tables sont dessinées tant que vous ne choisissez pas ici.
settings-speed = Vitesse des animations
settings-motion = Si votre système demande moins de mouvement, rien ne bouge quel que soit ce choix.
settings-table = À la table
settings-careful = Demander confirmation avant ce qui ne s’annule pas
settings-thrifty = Demander confirmation avant de passer s’il me reste quelque chose à jouer
settings-guarded = Un bouton qui vient d’apparaître attend une demi-seconde avant d’agir
settings-recap = Mettre en valeur dans le journal ce qui s’est passé depuis mon dernier tour
settings-sound = Sons
settings-ambience = Ressac et oiseaux à la table
settings-volume = Volume
settings-notify = M’avertir quand c’est mon tour et que la page est en arrière-plan

## theme

theme-auto = comme le système
theme-light = claire
theme-dark = sombre

## look

look-illustrated = illustré
look-drawn = dessiné sur papier

## speed

speed-0 = aucune
speed-0-5 = lente
speed-1 = normale
speed-2 = rapide

## account

account-guest = Invité
account-name = Nom
account-password = Mot de passe
account-rename = Changer le nom
account-renamed = Nom changé.
account-webhook = Adresse à appeler quand c’est votre tour
account-webhook_help = Pour qui fait tourner son propre programme : le serveur appelle cette adresse quand c’est votre tour.
account-save = Enregistrer
account-saved = Enregistré.
account-enter = Se connecter ou créer un compte
account-why = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil. Les parties de cet invité restent les vôtres.
account-register = Créer un compte
account-login = Se connecter
account-logout = Se déconnecter
account-made = Votre compte est créé.
account-logged_in = Vous êtes connecté.
account-logged_out = Vous êtes déconnecté.
account-data = Vos données
account-export = Tout télécharger
account-delete = Tout supprimer
account-delete_sure = Vraiment tout supprimer ?
account-you = Vous êtes connecté : { $name }.
account-you_guest = Vous êtes ici en invité, sous le nom de { $name }.
account-have = J’ai un compte
account-new = Je suis nouveau ici
account-show = Afficher
account-password_help = Au moins 8 caractères. Quelques mots à la suite se retiennent bien et se devinent mal.
account-wait = Nouvel essai possible dans { $time }.
account-second = Votre compte demande une seconde étape. Ouvrez votre application d’authentification et entrez le code affiché.
account-code = Code à six chiffres
account-data_text = Un fichier avec tout ce que ce serveur sait de vous. La suppression est définitive.

## profile

profile-title = Profil
profile-since = Ici depuis le { $date }
profile-by_game = Parties et victoires
profile-means = Scores moyens et meilleurs scores
profile-mean = moyenne
profile-best = meilleur
profile-latest = Dernières parties
profile-curve = Scores des dernières parties
profile-kind =
    { $n ->
        [one] { $game }, { $n } joueur
       *[other] { $game }, { $n } joueurs
    }
profile-rating = { $kind } : cote { $n } ± { $d }
profile-rank = rang { $n }
profile-game = partie
profile-first = Jouer une première partie
profile-by_board = Score moyen par temple
profile-by_seat = Score moyen par place
profile-seat = place { $n }
profile-liked = { $kind } ({ $game })
profile-no_names = Les noms des cartes préférées ne peuvent pas être chargés pour l’instant. Rechargez la page.
profile-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
profile-none = Aucune partie finie pour l’instant.
profile-bot_rating = { $kind }, contre les robots : cote { $n } ± { $d }
profile-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
profile-wins =
    { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }

## ratings

ratings-against = Contre
ratings-people = Personnes
ratings-bots = Robots
ratings-provisional = (provisoire)
ratings-intro = Les joueurs qui ont un compte, par jeu et nombre de joueurs ; les robots ont une cote fixe. Après ± : l’erreur possible de l’estimation.
ratings-players = Joueurs
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties

## name

name-label = Nom que voient les autres
name-account = C’est le nom avec lequel vous vous connectez.
name-guest = Un invité ne peut pas prendre le nom d’un compte.
name-profile = Ce que vous avez joué

## password

password-text = Un nouveau mot de passe déconnecte tous vos autres appareils.
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Votre mot de passe est changé. Vos autres appareils sont déconnectés.

## forgot

forgot-ask = Mot de passe oublié ?
forgot-title = Retrouver votre compte
forgot-by_code = Avec le code de secours
forgot-by_mail = Par e-mail
forgot-code_text = À la création du compte, un code de secours vous a été montré. Il permet de choisir un nouveau mot de passe.
forgot-mail_text = Si un compte a cette adresse e-mail, un code pour choisir un nouveau mot de passe y est envoyé.
forgot-no_mail = Ce serveur n’envoie pas d’e-mails. Sans le code de secours, personne ne peut rouvrir le compte.
forgot-set = Choisir ce mot de passe
forgot-send = Envoyer le code
forgot-sent = Si un compte a cette adresse, le code est en route.
forgot-done = Votre nouveau mot de passe est choisi, et vous êtes connecté.

## recovery

recovery-title = Code de secours
recovery-text = Le chemin de retour vers votre compte si vous oubliez le mot de passe.
recovery-code = Code de secours
recovery-renew = Créer un nouveau code
recovery-once = Gardez ce code en lieu sûr : il ouvre votre compte si vous oubliez le mot de passe. Il n’est montré que cette fois. Un code précédent ne marche plus.
recovery-heading = Lost Temples : code de secours de { $name }

## once

once-download = Enregistrer en fichier
once-kept = Je l’ai gardé

## sessions

sessions-title = Où vous êtes connecté
sessions-text = Si un appareil de cette liste vous est inconnu, déconnectez-le et changez de mot de passe.
sessions-text_guest = Cet appareil, et ceux qui sont venus par un de vos liens de place.
sessions-here = Cet appareil
sessions-device = { $browser } sous { $system }
sessions-unknown = Appareil inconnu
sessions-link = Un appareil avec un lien de place (place { $seat })
sessions-table = vers la table
sessions-used = Utilisé le { $time }
sessions-since = depuis le { $time }
sessions-only = Vous n’êtes connecté nulle part ailleurs.
sessions-end = Déconnecter
sessions-end_others = Déconnecter tous les autres appareils
sessions-end_all = Déconnecter partout
sessions-end_all_sure = Vraiment partout, ici aussi ?
sessions-ended = Cet appareil est déconnecté.
sessions-ended_others = Tous les autres appareils sont déconnectés.
sessions-ended_all = Vous êtes déconnecté partout. Vos liens de place ne marchent plus.

## totp

totp-title = Codes à deux facteurs
totp-text = Avec eux, un mot de passe volé ne suffit plus : il faut aussi un code de votre téléphone.
totp-on = Les codes à deux facteurs sont activés.
totp-off = Les codes à deux facteurs sont désactivés.
totp-begin = Activer
totp-next = Continuer
totp-end = Désactiver
totp-qr = Code QR pour l’application d’authentification
totp-step_app = Ouvrez une application d’authentification sur votre téléphone.
totp-step_scan = Scannez le code QR, ou entrez cette clé :
totp-step_code = Entrez le code que montre l’application.
totp-confirm = Confirmer et activer
totp-is_on = Les codes à deux facteurs sont activés. Chaque connexion en demandera un.
totp-is_off = Les codes à deux facteurs sont désactivés.

## mail

mail-title = E-mail
mail-text = Ne sert qu’à retrouver votre compte.
mail-address = Adresse e-mail
mail-none = Pas encore d’adresse.
mail-add = Ajouter une adresse
mail-change = Changer l’adresse
mail-send = Y envoyer un code
mail-confirm = Confirmer l’adresse
mail-confirmed = L’adresse est confirmée.
mail-code = Code reçu par e-mail
mail-remove = Retirer
mail-sent = Un code est en route. Entrez-le pour confirmer l’adresse.
mail-removed = L’adresse est retirée.

## webhook

webhook-title = Pour les programmes
webhook-removed = Le webhook est retiré.
webhook-secret = Secret de votre webhook
webhook-once = Votre programme vérifie avec lui qu’un appel vient de ce serveur. Il n’est montré que cette fois ; enregistrer à nouveau en crée un autre.
webhook-heading = Lost Temples : secret du webhook { $address }
