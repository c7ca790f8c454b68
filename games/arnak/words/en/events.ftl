# What happened, as lines of the log.


event-round_started = Round { $number } begins.
event-turn_started = { $who } begins a turn.
event-drew = { $who } draws { $card }.
event-played = { $who } plays { $card }.
event-spent = { $who } travels with { $card }.
event-hired = { $who } hires a plane.
event-used_up = { $who } uses up { $card }.
event-exiled = { $who } exiles { $card }.
event-exiled_fear_tile = { $who } exiles a fear tile.
event-discarded = { $who } discards { $card }.
event-kept_hand = { $who } keeps { $number ->
    [one] 1 card
   *[other] { $number } cards
 } in hand.
event-gained = { $who } gains { $tokens }.
event-paid = { $who } pays { $tokens }.
event-travel_gained = { $who } gains { $icons } to travel with this turn.
event-fear_gained = { $who } takes a Fear card.
event-fear_tile_gained = { $who } takes a fear tile.
event-dug = { $who } digs: { $space }.
event-discovered = { $who } goes to discover { $site }.
event-site_found = { $who } finds { $tile } ({ $site }).
event-guardian_awoke = { $who } wakes { $guardian } ({ $site }).
event-guardian_moved = { $who } moves { $guardian } to { $site }.
event-overcame = { $who } overcomes { $guardian } ({ $site }).
event-boon_used = { $who } uses the boon of { $guardian }.
event-boon_readied = { $who } turns { $guardian } up again.
event-idol_taken = { $who } takes an idol: { $idol }.
event-hidden_idol_taken = { $who } takes a face-down idol.
event-idol_paid = { $who } gives up an idol.
event-idol_slotted = { $who } puts an idol into a slot.
event-idol_freed = { $who } moves an idol from its slot back to the crates.
event-idol_copied = { $who } uses an idol of the board: { $idol }.
event-relocated = { $who } moves an archaeologist from { $from } to { $to }.
event-recalled = { $who } returns an archaeologist from { $space }.
event-activated = { $who } activates { $site }.
event-scouted = { $who } scouts { $tile }.
event-bought = { $who } buys { $card }.
event-item_gained = { $who } receives { $card }.
event-row_dealt = { $card } comes to the row.
event-row_exiled = { $card } leaves the row for exile.
event-revealed = The top card is turned up: { $card }.
event-looked = { $who } looks at { $card }.
event-kept_card = { $who } keeps { $card }.
event-returned_card = { $who } puts { $card } back on top of the deck.
event-researched = { $who } moves { $token } to { $spot }.
event-reached_temple = { $who } reaches the Lost Temple as number { $number }.
event-bonus_taken = { $who } takes a bonus tile: { $bonus }.
event-temple_tile_taken = { $who } takes a temple tile worth { $points ->
    [1] 1 point
   *[other] { $points } points
 }.
event-assistant_used = { $who } uses { $assistant }.
event-supply_used = { $who } uses { $assistant } on the supply board.
event-recruited = { $who } recruits { $assistant }.
event-promoted = { $who } turns { $assistant } to gold.
event-refreshed = { $who } refreshes { $assistant }.
event-exchanged = { $who } exchanges { $for } for { $assistant }.
event-rescued = { $who } rescues { $assistant }.
event-supply_revealed = { $assistant } comes to the supply board.
event-shielded = Guardians give { $who } no Fear this round.
event-all_planes = All travel icons of { $who } are planes this round.
event-passed = { $who } passes.
event-turn_ended = { $who } ends the turn.
event-round_ended = Round { $number } ends.
event-altar_activated = { $who } puts a dark tablet under { $altar }.
event-artifact_on_altar = { $who } puts { $card } on { $altar }.
event-wall_tile_taken = { $who } takes the temple tile at { $spot }.
event-passage_taken = { $who } goes into { $passage }.
event-pair_made = { $who } makes an idol slot of two temple tiles.
event-rival_turn = The rival plays the tile { $tile } (arrow { $arrow }).
event-rival_nothing = The rival does nothing.
event-rival_dug = The rival digs: { $site }.
event-rival_discovered = The rival discovers { $site }.
event-rival_idol = The rival takes an idol: { $idol }.
event-rival_researched = The rival moves { $token } to { $spot }.
event-rival_removed_bonus = The rival removes a bonus tile: { $bonus }.
event-rival_temple_tile = The rival takes a temple tile worth { $points ->
    [1] 1 point
   *[other] { $points } points
 }.
event-rival_removed_assistant = The rival removes { $assistant }.
event-rival_overcame = The rival overcomes { $guardian } ({ $site }).
event-rival_bought = The rival takes { $card }.
event-rival_altar = The rival puts a dark tablet under { $altar }.
event-rival_wall_tile = The rival takes the temple tile at { $spot }.
event-rival_marked_tile = The rival marks the temple tile at { $spot }.
event-rival_passage = The rival goes into { $passage }.
event-objective_revealed = An objective is revealed: { $objective }.
event-objective_met = An objective is denied to the rival: { $objective }.
event-objective_lost = The rival scores an objective: { $objective }.
event-game_ended = The game is over.

# The same kinds without a thing they are usually about.
event-refreshed-plain = { $who } refreshes all assistants.
event-rival_removed_bonus-plain = The rival removes a bonus tile of the Lost Temple.
event-rival_removed_assistant-plain = The rival removes an assistant.
event-temple_tile_taken-plain = { $who } takes { $stack }.
