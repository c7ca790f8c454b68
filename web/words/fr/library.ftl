## plain

plain-table = Table
plain-piles = Piles

## learn

learn-intro = Une première partie avec un guide à vos côtés : une douzaine d’étapes, à votre rythme, dans une vraie partie contre un robot facile.
learn-then = Ensuite, ou tout de suite : une première partie avec conseils. Elle signale les erreurs nettes, et vous pouvez les annuler.
learn-advised = Première partie avec conseils
learn-begin = Commencer
learn-none = Il n’y a pas de partie guidée de { $game }.

## components

components-search = Chercher noms et textes
components-family = Sorte
components-icon = Avec le symbole
components-sure = Fiabilité
components-count =
    { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    }

## check

check-intro = Certaines valeurs sont imprimées sur des cartes, des tuiles et des plateaux que nous n’avons pas vus. Si vous avez la boîte, comparez : corrigez ce qui diffère et cochez ce qui est identique. Les valeurs les moins sûres viennent d’abord.
check-help = Effets et coûts s’écrivent comme dans les tables : « gain coin 2; draw », « coin arrowhead 2 » ; les listes ont des virgules. Un élément coché ou modifié compte comme vérifié dans tous ses champs. Ce que vous écrivez reste dans ce navigateur jusqu’à son utilisation.
check-running = Si vous utilisez ces valeurs ici, les nouvelles parties se jouent avec elles. Les parties commencées gardent les tables de leur début, même après un redémarrage.
check-print = Imprimer la liste
check-everything = Montrer aussi ce qui est sûr
check-reset = Reprendre les tables du programme
check-reset_one = Annuler mes changements
check-same = Comme dans ma boîte
check-more =
    { $n ->
        [one] { $n } champ vide
       *[other] { $n } champs vides
    }
check-nothing = Il ne reste rien à vérifier : chaque valeur vient des règles ou a été vérifiée.
check-count = { $n } à vérifier, { $of } cochés
check-ticked =
    { $n ->
        [one] { $n } élément coché
       *[other] { $n } éléments cochés
    }
check-wrong =
    { $n ->
        [one] { $n } valeur n’est pas encore juste
       *[other] { $n } valeurs ne sont pas encore justes
    }
check-download = Télécharger le dossier de contenu
check-downloaded = Téléchargé. Décompressez-le et lancez : temples play --content mybox
check-use = Utiliser dans les nouvelles parties
check-used = Les nouvelles parties se jouent avec vos valeurs. Les parties commencées gardent les leurs.
check-was_reset = Les nouvelles parties se jouent de nouveau avec les tables du programme.
check-reconstructed = Reconstitué par nous
check-public = Sources publiques
check-checked = Vérifié
check-rulebook = Tiré des règles

## sure

sure-rulebook = tiré des règles
sure-checked = vérifié sur la boîte
sure-public = sources publiques
sure-reconstructed = reconstitué

## confidence

confidence-rulebook = Ces valeurs figurent dans les règles.
confidence-checked = Un propriétaire de la boîte a comparé ces valeurs.
confidence-public = Ces valeurs viennent de sources publiques.
confidence-reconstructed = Certaines de ces valeurs sont reconstituées par nous ; votre boîte peut différer.

## rules

rules-title = Règles : { $game }
rules-intro = Les règles avec nos mots, et des exemples. Cherchez, ou suivez « règle » à côté de toute question à la table.
rules-red = Rouge
rules-blue = Bleu
rules-yellow = Jaune
rules-green = Vert
rules-no_picture = L’image n’est pas arrivée.
rules-search = Chercher dans les règles
rules-none = Aucun chapitre ne contient ces mots.
rules-example = Exemple
rules-contents = Sommaire
rules-found =
    { $n ->
        [one] { $n } chapitre
       *[other] { $n } chapitres
    }
