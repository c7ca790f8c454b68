web-table = Table of Tikal II
web-temple = The temple
web-river = The river
web-players = Players
web-sheets = Sheets of the table
web-round = Round { $n }
web-last_turns = Last turns
web-game_over = Game over
web-turn_of = turn { $n } of { $all }
web-turn_order = Turn order
web-to_act = to play
web-player = Player { $n }
web-score = Score
web-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-empty_space = { $name }, not yet discovered
web-outside = Outside the temple
web-outside_short = outside
web-doors_to = doors: { $sides }
web-no_doors = no doors
web-explorers = explorers: { $names }
web-flags = flags: { $names }
web-flags_left = Flags left
web-site =
    { $tiles ->
        [one] { $name }, { $tiles } tile
       *[other] { $name }, { $tiles } tiles
    }
web-tile = { $name }: { $text }
web-key_supply = { $colour } keys in the supply
web-key_in_backpack = { $colour } keys in the backpack
web-treasure_pile = treasure pile { $n }
web-open_treasure = open treasure: { $name }
web-price_of = price wheel: { $name }
web-own_treasure = treasure in the camp: { $name }
web-hand_card = card in hand: { $name }
web-spot = Spot { $n }
web-plain_spot = no bonus
web-deck = Special cards
web-discard = Played cards
web-played = played
web-discarded = played card: { $name }
web-passage_supply = Secret passages in the supply
web-passages = Secret passages
web-light_rooms = Stack of light rooms
web-sanctuaries = Next sanctuary
web-no_sanctuary = No sanctuary left
web-tent = Tent
web-tent_open = Tent: not yet used this round
web-tent_used = Tent: used this round
web-backpack = Backpack
web-camp = Camp
web-camp_hidden = Camp keys (hidden)
web-treasures = Treasures
web-hand = Cards in hand
web-tiles_taken = Tiles taken
web-wheel = Price wheel
web-delivered = { $n } delivered
web-sets = Sets of camp keys
web-set_worth = set of { $n }: { $points }
web-nothing = none
web-in_use = Tile in use
web-to_place = To be placed
web-looks_at = { $name } looks at { $n }
web-choose = Choose one
web-two_keys = Your two keys
web-first_key = Click a key, then another, or the same twice.
web-second_key = Now the second key, in this colour or another.
web-put_back = Put the { $colour } key back
web-aid = A turn
web-aid-sail = Paddle to a tile, clockwise. The forest costs a key.
web-aid-use = Do what the tile shows, in any order.
web-aid-explore = Walk through doors whose keys you carry, and plant a flag.
web-aid_scores = What scores
web-aid_doors = A flag: 1 point per door of the room’s colour, in all your rooms
web-aid_sell = Passing a seaplane: sell treasures of one kind, then the wheel turns
web-aid_sets = Each round, camp keys by different colours:
web-aid_altar = Each round, every sanctuary with your flag: { $n } for the most camp keys of its colour
web-choose_spot = Spots of { $place }
web-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-chosen = chosen
web-details = Points by source
web-unknown_card = face down
web-confidence_mark = Where does this value come from?

## part

web-part-temple = Temple
web-part-river = River
web-part-players = Camps

## confidence

web-confidence-rulebook = As printed in the rules.
web-confidence-checked = The owner of a box compared it.
web-confidence-public = From a public report on the game.
web-confidence-reconstructed = Reconstructed: the printed rules do not give this value, so we chose one. Owners of the box can correct it in a content folder.

## number

web-number-back = Mark on the back
web-number-copies = Copies
web-number-colour = Colour
web-number-doors = Doors
web-number-cell = Space
web-number-altar = Altar
web-number-near = Drawn near
web-number-keys = Keys in the box
web-number-tokens = Tokens in the box
web-number-price = Price
web-number-value = Value
web-number-tiles_2_players = Tiles, 2 players
web-number-tiles_3_players = Tiles, 3 players
web-number-tiles_4_players = Tiles, 4 players

## value

web-value-pink = pink
web-value-yellow = yellow
web-value-green = green
web-value-blue = blue
web-value-brown = brown
web-value-multicolour = multicolour
web-value-outside = outside

## icon

web-icon-light_room = discover a light room
web-icon-sanctuary = discover a sanctuary
web-icon-treasure = treasure
web-icon-card = special card
web-icon-passage = secret passage
web-icon-open_wall = pass through a wall
web-icon-score_doors = score the doors of a colour
web-icon-explore = explore once more
web-icon-delivery = deliver without a seaplane
web-icon-delivery_types = deliver several types
web-icon-delivery_bonus = more per treasure delivered
web-icon-forest_free = cross the forest for free
web-icon-final = points at the end
web-icon-final_pair = points at the end, more for the pair
web-icon-final_colours = points at the end per room colour
web-icon-key = key
web-icon-points = points
web-icon-or = or
web-icon-plain = no bonus
web-icon-any = of any colour
web-icon-camp-key = key in the camp
web-icon-tent-camp = camp
web-icon-backpack = backpack
web-icon-canoe = pirogue
web-icon-flag = flag
web-icon-tent = tent
web-icon-tent-used = tent, used this round

## side

web-side-E = right
web-side-NE = upper right
web-side-NW = upper left
web-side-W = left
web-side-SW = lower left
web-side-SE = lower right

## Later steps of a plan, by their verbs

web-plan-take = take tile { $what }
web-plan-explore = explore { $what }
web-plan-walk = walk to { $what }
web-plan-keys = keys { $what }
web-plan-key = key { $what }
web-plan-look = look at pile { $what }
web-plan-keep = keep { $what }
web-plan-place = place { $what }
web-plan-deliver = deliver { $what }
web-plan-rest = rest
web-plan-stay = stay
web-plan-passage = secret passage { $what }
web-plan-card = take a card
web-plan-pay = pay { $what }
web-plan-skip = skip
web-plan-done = done
web-plan-play = play { $what }
web-plan-end = end the turn
web-plan-draw = draw { $what }
web-plan-discover = discover { $what }
