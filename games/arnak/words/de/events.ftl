# Was geschehen ist, als Zeilen des Protokolls.


event-round_started = Runde { $number } beginnt.
event-turn_started = { $who } beginnt den Zug.
event-drew = { $who } zieht { $card }.
event-played = { $who } spielt { $card }.
event-spent = { $who } reist mit { $card }.
event-hired = { $who } chartert ein Flugzeug.
event-used_up = { $who } verbraucht { $card }.
event-exiled = { $who } verbannt { $card }.
event-exiled_fear_tile = { $who } verbannt ein Furchtplättchen.
event-discarded = { $who } wirft { $card } ab.
event-kept_hand = { $who } behält { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } auf der Hand.
event-gained = { $who } erhält { $tokens }.
event-paid = { $who } zahlt { $tokens }.
event-travel_gained = { $who } erhält { $icons } für Reisen in diesem Zug.
event-fear_gained = { $who } nimmt eine Furchtkarte.
event-fear_tile_gained = { $who } nimmt ein Furchtplättchen.
event-dug = { $who } gräbt: { $space }.
event-discovered = { $who } bricht zu einer Entdeckung auf: { $site }.
event-site_found = { $who } findet: { $tile } ({ $site }).
event-guardian_awoke = { $who } weckt einen Wächter: { $guardian } ({ $site }).
event-guardian_moved = { $who } versetzt einen Wächter: { $guardian } → { $site }.
event-overcame = { $who } überwindet einen Wächter: { $guardian } ({ $site }).
event-boon_used = { $who } nutzt die Gunst: { $guardian }.
event-boon_readied = { $who } deckt einen Wächter wieder auf: { $guardian }.
event-idol_taken = { $who } nimmt ein Idol: { $idol }.
event-hidden_idol_taken = { $who } nimmt ein verdecktes Idol.
event-idol_paid = { $who } gibt ein Idol ab.
event-idol_slotted = { $who } legt ein Idol auf einen Idolplatz.
event-idol_freed = { $who } legt ein Idol vom Idolplatz zurück in die Kisten.
event-idol_copied = { $who } nutzt ein Idol des Spielplans: { $idol }.
event-relocated = { $who } versetzt einen Archäologen: { $from } → { $to }.
event-recalled = { $who } nimmt einen Archäologen zurück: { $space }.
event-activated = { $who } aktiviert: { $site }.
event-scouted = { $who } kundschaftet aus: { $tile }.
event-bought = { $who } kauft { $card }.
event-item_gained = { $who } erhält { $card }.
event-row_dealt = { $card } kommt in die Auslage.
event-row_exiled = { $card } wird aus der Auslage verbannt.
event-revealed = Die oberste Karte wird aufgedeckt: { $card }.
event-looked = { $who } sieht sich eine Karte an: { $card }.
event-kept_card = { $who } behält { $card }.
event-returned_card = { $who } legt { $card } zurück auf den eigenen Nachziehstapel.
event-researched = { $who } rückt { $token } vor: { $spot }.
event-reached_temple = { $who } erreicht den Verlorenen Tempel als Nummer { $number }.
event-bonus_taken = { $who } nimmt ein Bonusplättchen: { $bonus }.
event-temple_tile_taken = { $who } nimmt ein Tempelplättchen im Wert von { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
 }.
event-assistant_used = { $who } nutzt einen Assistenten: { $assistant }.
event-supply_used = { $who } nutzt einen Assistenten im Vorrat: { $assistant }.
event-recruited = { $who } wirbt einen Assistenten an: { $assistant }.
event-promoted = { $who } dreht einen Assistenten auf die Goldseite: { $assistant }.
event-refreshed = { $who } frischt einen Assistenten auf: { $assistant }.
event-exchanged = { $who } tauscht { $for } gegen { $assistant }.
event-rescued = { $who } rettet einen Assistenten: { $assistant }.
event-supply_revealed = { $assistant } kommt in den Vorrat.
event-shielded = { $who } erhält in dieser Runde keine Furcht von Wächtern.
event-all_planes = { $who } reist in dieser Runde nur mit Flugzeugen.
event-passed = { $who } passt.
event-turn_ended = { $who } beendet den Zug.
event-round_ended = Runde { $number } endet.
event-altar_activated = { $who } legt eine dunkle Tafel unter einen Altar: { $altar }.
event-artifact_on_altar = { $who } legt { $card } auf einen Altar: { $altar }.
event-wall_tile_taken = { $who } nimmt das Tempelplättchen: { $spot }.
event-passage_taken = { $who } geht in einen Geheimgang: { $passage }.
event-pair_made = { $who } bildet aus zwei Tempelplättchen einen Idolplatz.
event-rival_turn = Der Rivale spielt das Plättchen „{ $tile }“ (Pfeil nach { $arrow }).
event-rival_nothing = Der Rivale tut nichts.
event-rival_dug = Der Rivale gräbt: { $site }.
event-rival_discovered = Der Rivale entdeckt: { $site }.
event-rival_idol = Der Rivale nimmt ein Idol: { $idol }.
event-rival_researched = Der Rivale rückt { $token } vor: { $spot }.
event-rival_removed_bonus = Der Rivale entfernt ein Bonusplättchen: { $bonus }.
event-rival_temple_tile = Der Rivale nimmt ein Tempelplättchen im Wert von { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkten
 }.
event-rival_removed_assistant = Der Rivale entfernt einen Assistenten: { $assistant }.
event-rival_overcame = Der Rivale überwindet einen Wächter: { $guardian } ({ $site }).
event-rival_bought = Der Rivale nimmt { $card }.
event-rival_altar = Der Rivale legt eine dunkle Tafel unter einen Altar: { $altar }.
event-rival_wall_tile = Der Rivale nimmt das Tempelplättchen: { $spot }.
event-rival_marked_tile = Der Rivale markiert das Tempelplättchen: { $spot }.
event-rival_passage = Der Rivale geht in einen Geheimgang: { $passage }.
event-objective_revealed = Ein Ziel wird aufgedeckt: { $objective }.
event-objective_met = Ein Ziel entgeht dem Rivalen: { $objective }.
event-objective_lost = Der Rivale erfüllt ein Ziel: { $objective }.
event-game_ended = Die Partie ist zu Ende.

# Dieselben Arten ohne etwas, worum es sonst geht.
event-refreshed-plain = { $who } frischt alle Assistenten auf.
event-rival_removed_bonus-plain = Der Rivale entfernt ein Bonusplättchen des Verlorenen Tempels.
event-rival_removed_assistant-plain = Der Rivale entfernt einen Assistenten.
event-temple_tile_taken-plain = { $who } nimmt { $stack }.
