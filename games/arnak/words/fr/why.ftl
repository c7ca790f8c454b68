# Pourquoi une chose ne peut pas servir maintenant, en une phrase au joueur.

thing-fear-tiles = Tuiles Peur
thing-deck = Votre pioche
thing-spot = { $spot } ({ $token })
thing-wall = Tuile Temple : { $spot }
thing-assistant = Votre assistant { $place }
thing-idols = Idoles de vos caisses
thing-slots = Emplacements Idole
thing-pairs = Vos tuiles Temple

why-first = D’abord : { $first }
why-short = Il vous manque { $parts }.
why-short-guardian = Pour maîtriser { $guardian }, il vous manque { $parts }.
why-occupied = Un archéologue est ici : { $player }.
why-occupied-rival = Un archéologue du rival est ici.
why-no_tiles = Il ne reste aucune tuile de site de niveau { $level }.
why-not_with_guardian = Il vous faut un archéologue auprès du gardien : { $place }.
why-not_so_high = Un de vos jetons Recherche doit avoir atteint la rangée { $row }.
why-not_at_passage = Votre loupe doit se trouver à l’entrée du passage : { $from }.
why-not_above_altar = Un de vos jetons Recherche doit avoir dépassé la rangée { $row }.
why-pair_short = Deux tuiles Temple forment un emplacement Idole : il manque { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }.
why-wrong_icon = Cela ne paie pas l’icône due : { $due }.
why-wrong_icon-card = La carte ne paie pas l’icône due : { $due }.
why-wrong_ware-item = Cet effet est pour les objets.
why-wrong_ware-artifact = Cet effet est pour les artéfacts.
why-wrong_ware-either = Cet effet est pour d’autres cartes.

why-reserved = Il vous le faut pour le paiement en cours.
why-main_used = Votre action principale de ce tour est déjà faite.
why-no_archaeologist = Il ne vous reste aucun archéologue.
why-blocked = Cette case est bloquée pour ce nombre de joueurs.
why-your_archaeologist = Votre archéologue est déjà ici.
why-boon_used = La faveur de ce gardien est déjà utilisée.
why-boon_travels = La faveur de ce gardien paie un déplacement : envoyez un archéologue.
why-pays_travel = Elle reste de ce tour et ne paie que le déplacement.
why-with_site = L’idole revient au joueur qui découvre son site.
why-with_space = La tuile revient au jeton qui atteint sa case de recherche.
why-deck_full = Votre pioche est pleine.
why-on_deck = Elle est sur sa pioche et doit d’abord arriver dans la rangée.
why-in_exile = Elle est exilée : seul un effet peut la ramener.
why-in_play = Elle est jouée : elle retourne dans votre pioche à la fin de la manche.
why-no_effect = Elle n’a pas d’effet : elle ne paie que le déplacement.
why-by_effect = Seul l’effet d’une carte, d’une tuile ou d’une case de recherche l’utilise.
why-in_passage = Votre loupe est entrée dans un passage secret et ne bouge plus.
why-track_end = Il est arrivé au bout de la piste.
why-here = Le jeton est déjà ici.
why-passed = Les jetons Recherche ne reculent jamais.
why-no_bridge = Aucun chemin ne mène ici depuis la case du jeton.
why-notebook_behind = Le calepin ne peut pas dépasser la loupe.
why-notebook_outside = Le calepin n’entre jamais dans le Temple perdu.
why-no_token_there = Aucun de vos jetons Recherche n’est sur cette case.
why-stack_empty = Cette pile est vide.
why-not_in_temple = Votre loupe n’a pas atteint le Temple perdu.
why-passage_used = Ce passage a déjà été emprunté.
why-altar_full = Vous avez déjà trois tablettes noires sous cet autel.
why-no_artifact = Il n’y a pas d’artéfact dans la rangée.
why-no_assistant = Vous n’avez pas d’assistant ici.
why-exhausted = Cet assistant est épuisé.
why-not_exhausted = Cet assistant n’est pas épuisé.
why-gold = Cet assistant est déjà en or.
why-nothing_to_buy = Il n’y a aucune carte que cet assistant pourrait acheter.
why-slots_full = Tous vos emplacements Idole sont occupés.
why-pays = Elle paie cartes, sites, gardiens et recherche : choisissez ce que vous voulez payer.
