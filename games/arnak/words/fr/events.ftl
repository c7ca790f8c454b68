# Ce qui s’est passé, en lignes du journal.


event-round_started = La manche { $number } commence.
event-turn_started = { $who } commence son tour.
event-drew = { $who } pioche { $card }.
event-played = { $who } joue { $card }.
event-spent = { $who } se déplace avec { $card }.
event-hired = { $who } affrète un avion.
event-used_up = { $who } dépense { $card }.
event-exiled = { $who } exile { $card }.
event-exiled_fear_tile = { $who } exile une tuile Peur.
event-discarded = { $who } défausse { $card }.
event-kept_hand = { $who } garde { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 } en main.
event-gained = { $who } gagne { $tokens }.
event-paid = { $who } paie { $tokens }.
event-travel_gained = { $who } gagne { $icons } pour se déplacer ce tour-ci.
event-fear_gained = { $who } prend une carte Peur.
event-fear_tile_gained = { $who } prend une tuile Peur.
event-dug = { $who } excave : { $space }.
event-discovered = { $who } part à la découverte : { $site }.
event-site_found = { $who } trouve { $tile } ({ $site }).
event-guardian_awoke = { $who } réveille { $guardian } ({ $site }).
event-guardian_moved = { $who } déplace { $guardian } : { $site }.
event-overcame = { $who } maîtrise { $guardian } ({ $site }).
event-boon_used = { $who } utilise la faveur : { $guardian }.
event-boon_readied = { $who } rend sa faveur à { $guardian }.
event-idol_taken = { $who } prend une idole : { $idol }.
event-hidden_idol_taken = { $who } prend une idole face cachée.
event-idol_paid = { $who } renonce à une idole.
event-idol_slotted = { $who } place une idole sur un emplacement Idole.
event-idol_freed = { $who } remet une idole de son emplacement dans ses caisses.
event-idol_copied = { $who } utilise une idole du plateau : { $idol }.
event-relocated = { $who } déplace un archéologue : { $from } → { $to }.
event-recalled = { $who } reprend un archéologue : { $space }.
event-activated = { $who } active : { $site }.
event-scouted = { $who } part en éclaireur : { $tile }.
event-bought = { $who } achète { $card }.
event-item_gained = { $who } reçoit { $card }.
event-row_dealt = { $card } arrive dans la rangée.
event-row_exiled = { $card } quitte la rangée pour l’exil.
event-revealed = La première carte est révélée : { $card }.
event-looked = { $who } regarde { $card }.
event-kept_card = { $who } garde { $card }.
event-returned_card = { $who } remet { $card } sur sa pioche.
event-researched = { $who } avance { $token } : { $spot }.
event-reached_temple = { $who } atteint le Temple perdu en position { $number }.
event-bonus_taken = { $who } prend une tuile bonus : { $bonus }.
event-temple_tile_taken = { $who } prend une tuile Temple à { $points ->
    [1] 1 point
   *[other] { $points } points
 }.
event-assistant_used = { $who } utilise { $assistant }.
event-supply_used = { $who } utilise { $assistant } dans la réserve.
event-recruited = { $who } recrute { $assistant }.
event-promoted = { $who } retourne { $assistant } côté or.
event-refreshed = { $who } redresse { $assistant }.
event-exchanged = { $who } échange { $for } contre { $assistant }.
event-rescued = { $who } secourt { $assistant }.
event-supply_revealed = { $assistant } arrive dans la réserve.
event-shielded = { $who } ne reçoit pas de Peur des gardiens cette manche.
event-all_planes = { $who } ne se déplace qu’en avion cette manche.
event-passed = { $who } passe.
event-turn_ended = { $who } finit son tour.
event-round_ended = La manche { $number } se termine.
event-altar_activated = { $who } place une tablette noire : { $altar }.
event-artifact_on_altar = { $who } pose { $card } : { $altar }.
event-wall_tile_taken = { $who } prend la tuile Temple : { $spot }.
event-passage_taken = { $who } emprunte { $passage }.
event-pair_made = { $who } forme un emplacement Idole avec deux tuiles Temple.
event-rival_turn = Le rival joue la tuile { $tile } (flèche { $arrow }).
event-rival_nothing = Le rival ne fait rien.
event-rival_dug = Le rival excave : { $site }.
event-rival_discovered = Le rival découvre : { $site }.
event-rival_idol = Le rival prend une idole : { $idol }.
event-rival_researched = Le rival avance { $token } : { $spot }.
event-rival_removed_bonus = Le rival retire une tuile bonus : { $bonus }.
event-rival_temple_tile = Le rival prend une tuile Temple à { $points ->
    [1] 1 point
   *[other] { $points } points
 }.
event-rival_removed_assistant = Le rival retire { $assistant }.
event-rival_overcame = Le rival maîtrise { $guardian } ({ $site }).
event-rival_bought = Le rival prend { $card }.
event-rival_altar = Le rival place une tablette noire : { $altar }.
event-rival_wall_tile = Le rival prend la tuile Temple : { $spot }.
event-rival_marked_tile = Le rival marque la tuile Temple : { $spot }.
event-rival_passage = Le rival emprunte { $passage }.
event-objective_revealed = Un objectif est révélé : { $objective }.
event-objective_met = Un objectif échappe au rival : { $objective }.
event-objective_lost = Le rival marque un objectif : { $objective }.
event-game_ended = La partie est finie.

# Les mêmes sans une chose dont il s’agit d’ordinaire.
event-refreshed-plain = { $who } redresse tous ses assistants.
event-rival_removed_bonus-plain = Le rival retire une tuile bonus du Temple perdu.
event-rival_removed_assistant-plain = Le rival retire un assistant.
event-temple_tile_taken-plain = { $who } prend { $stack }.
