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
web-space = Space { $id }
web-empty_space = Space { $id }, not yet discovered
web-outside = Outside the temple
web-outside_short = outside
web-doors_to = doors { $sides }
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

## sheet

web-sheet-temple = Temple
web-sheet-river = River
web-sheet-players = Camps

## confidence

web-confidence-rulebook = As printed in the rules.
web-confidence-checked = The owner of a box compared it.
web-confidence-public = From a public report on the game.
web-confidence-reconstructed = Reconstructed: the printed rules do not give this value, so we chose one. Owners of the box can correct it in a content folder.

## family

web-family-action_tile = Action tile
web-family-card = Special card
web-family-printed_room = Light room of the board
web-family-stack_room = Light room of the stack
web-family-sanctuary = Sanctuary
web-family-treasure_room = Treasure room
web-family-secret_room = Secret room
web-family-space = Space of the temple
web-family-river = River
web-family-key = Key
web-family-treasure = Treasure
web-family-wheel = Price wheel
web-family-number = Number of the rules

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

## categories

web-categories-rooms = Light rooms
web-categories-doors = Door scoring
web-categories-spots = Spots
web-categories-tiles = Action tiles
web-categories-deliveries = Deliveries
web-categories-keys = Camp keys
web-categories-altars = Altars
web-categories-treasures = Treasures left
web-categories-cards = Special cards
web-categories-penalties = Penalties

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
