event-wheel-set = The price wheel starts turned by { $n }.
event-next-sanctuary = Next comes the { $room }.
event-dealt = The tile “{ $tile }” lies at { $site }.
event-open-treasure = A { $treasure } lies open.
event-turn = Player { $player } is to move.
event-last-turn = Player { $player } has the special last turn.
event-start-keys = Player { $player } takes { $keys }.
event-took = Player { $player } takes the tile “{ $tile }” at { $site }.
event-delivered = Player { $player } delivers { $what } for { $points } points.
event-wheel-turned = The price wheel turns one notch.
event-paid-forest = Player { $player } gives a { $colour } key for the forest.
event-played = Player { $player } plays { $card }.
event-tent-key = Player { $player } uses the tent for a key.
event-tent-explore = Player { $player } uses the tent for an exploration.
event-key-camp = Player { $player } takes a { $colour } key into the camp.
event-key-backpack = Player { $player } takes a { $colour } key into the backpack.
event-scored = Player { $player } scores { $points } ({ $why }).
event-lost = Player { $player } loses { $points } ({ $why }).
event-looks-treasures = Player { $player } looks at { $n } of the treasures of pile { $pile }.
event-looks-cards = Player { $player } looks at { $n } of the special cards.
event-looks-rooms = Player { $player } looks at { $n } of the light rooms.
event-saw = Player { $player } sees: { $what }.
event-saw-treasures = Player { $player } sees a treasure.
event-saw-cards = Player { $player } sees a card.
event-saw-rooms = Player { $player } sees a light room.
event-chose-room = Player { $player } chooses the { $room }.
event-kept = Player { $player } keeps: { $what }.
event-kept-treasures = Player { $player } keeps a treasure.
event-kept-cards = Player { $player } keeps a card.
event-kept-rooms = Player { $player } keeps a light room.
event-took-open = Player { $player } takes the open { $treasure }.
event-placed = Newly placed on { $place }: { $room }.
event-got-passage = Player { $player } takes a secret passage.
event-declined-key = Player { $player } declines the key.
event-declined-treasure = Player { $player } declines the treasure.
event-declined-card = Player { $player } declines the special card.
event-declined-passage = Player { $player } declines the secret passage.
event-moved = { $n ->
    [0] Player { $player } walks to { $place }.
    [one] Player { $player } walks to { $place }, through a secret passage.
   *[other] Player { $player } walks to { $place }, through { $n } secret passages.
 }
event-moved-out = { $n ->
    [0] Player { $player } walks outside.
    [one] Player { $player } walks outside, through a secret passage.
   *[other] Player { $player } walks outside, through { $n } secret passages.
 }
event-flagged = Player { $player } excavates: { $place }, spot { $spot }.
event-rescued = Player { $player } buys a { $colour } rescue key.
event-round = Round { $n } is scored.
event-no-keys = Player { $player } has no camp keys.
event-keys = Player { $player } shows the camp keys: { $keys }.
event-nothing-left = Player { $player } has neither treasures nor cards left.
event-reveals = Player { $player } reveals: { $all }.
event-over = The game is over.
