web-map = Map
web-research = Research track
web-cards = Card row
web-players = Players
web-own_board = Player board
web-supply = Assistants
web-hand = Hand
web-play_area = Play area
web-deck = Deck
web-exile = Exile
web-exiled_basics = Exiled basic cards
web-items = Items
web-artifacts = Artifacts
web-fear_stack = Fear cards
web-site_stack = Site tiles, level { $level }
web-guardian_stack = Guardians
web-round = Round
web-round_of = Round { $n } of 5
web-first_player = First player
web-passed = has passed
web-to_act = to act
web-points = points
web-n_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-camp = Camp
web-low_site = Level I lower site
web-high_site = Level I upper site
web-two_site = Level II site
web-space = space
web-blocked = not used
web-undiscovered = undiscovered
web-travel_cost = travel
web-discover_cost = { $cost } to discover
web-idol = idol
web-idols = idols
web-idol_face_down = idol lying face down
web-guardian = guardian
web-guardians = Guardians
web-figure_of = figure of { $name }
web-figures = Figures
web-rival = Rival
web-own_assistant = Your assistant
web-assistant = Assistant
web-assistant_place = Place for an assistant: research with your notebook brings them.
web-supply_stack = Assistant stack
web-temple_stack = Temple tiles
web-passage = Secret passage
web-altar = Altar
web-crates = Idols in your crates
web-idol_slots = Idol slots
web-temple_tiles = Temple tiles
web-fear_tiles = Fear tiles
web-fear_in_play = Fear in the play area
web-research_space = Research space
web-bonus_hidden = bonus tile lying face down
web-wall = Owl tile
web-marked = marked by the rival
web-arrival = Arrival
web-reserve = Dark tablets in reserve
web-rescue_stack = Assistants waiting
web-bridge = bridge
web-empty = empty
web-unknown = unknown
web-n_cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-n_left = { $n } left
web-gold_side = gold side
web-silver_side = silver side
web-exhausted = exhausted
web-ready_word = ready
web-used = used
web-choose = can be chosen
web-inspect = look closer
web-close = Close
web-looking = Cards looked at
web-travel_left = Travel icons left
web-staff = Moon staff
web-staff_place = artifacts to its left, items to its right
web-next_tile = Next tile
web-tiles_left = { $n } tiles left this round
web-tiles_played = Tiles played this round
web-arrow_left = arrow to the left
web-arrow_right = arrow to the right
web-leftmost = Why there: the arrow points left, so of several possible places it takes the leftmost.
web-rightmost = Why there: the arrow points right, so of several possible places it takes the rightmost.
web-objectives = Objectives
web-settled = settled
web-open = open
web-pairs = Slots of two tiles
web-shielded = No Fear from guardians this round
web-all_planes = Every travel icon is a plane this round
web-on_board = on your board
web-reconstructed = Reconstructed: we could not find this value and chose one. Owners of the box can correct it.
web-checked = checked by a box owner
web-public = from public sources
web-rulebook = from the rulebook
web-cost_of = Cost { $price }
web-travel = Travel
web-under_stack = Put under the stack
web-seen_cards = Cards in the deck, order unknown
web-seen_cards_hand = Cards in deck and hand, order unknown
web-rival_last = Last turn
web-rival_now = Now
web-rival_cards = cards
web-rival_tiles = { $n } tiles
web-known_top = Known, from the top
web-nothing = Nothing here.
web-coin = coin
web-compass = compass
web-tablet = tablet
web-arrowhead = arrowhead
web-jewel = jewel
web-dark = dark tablet
web-boot = boot
web-ship = ship
web-car = car
web-plane = plane
web-glass = magnifying glass
web-notebook = notebook
web-lantern = lantern
web-tell = { $label }: { $value }
web-numbered = { $name } { $n }
web-travel_of = travel { $icons }
web-times = { $n } × { $name }

## Icons

web-icon-fear = Fear
web-icon-draw = draw
web-icon-draw_bottom = draw from the bottom
web-icon-exile = exile a card
web-icon-use_up = use up a card
web-icon-upgrade = upgrade
web-icon-refresh = refresh an assistant
web-icon-refresh_all = refresh all assistants
web-icon-recruit = recruit an assistant
web-icon-promote = promote an assistant
web-icon-supply_silver = silver side of a supply assistant
web-icon-supply_gold = gold side of a supply assistant
web-icon-exchange = exchange an assistant
web-icon-rescue = rescue an assistant
web-icon-send = send an archaeologist
web-icon-relocate = move an archaeologist
web-icon-activate = activate
web-icon-camp = camp
web-icon-camp_empty = empty camp
web-icon-level1 = level I site
web-icon-mine = your own site
web-icon-scout = scout
web-icon-site1 = new level I site
web-icon-site2 = new level II site
web-icon-overcome = overcome a guardian
web-icon-alone = where nobody else is
web-icon-buy = buy
web-icon-item = item
web-icon-artifact = artifact
web-icon-card = card
web-icon-reveal = reveal the top card
web-icon-take = take
web-icon-hand = into the hand
web-icon-deck_top = on top of the deck
web-icon-research = research
web-icon-minus = less
web-icon-free = free of charge
web-icon-twice = twice
web-icon-per = for each
web-icon-guardian = guardian
web-icon-idol = idol
web-icon-archaeologist = archaeologist
web-icon-max = at most
web-icon-pass = pass
web-icon-protect = no Fear from guardians
web-icon-all_planes = all travel icons are planes
web-icon-recall = take back an archaeologist
web-icon-look_top = look at the top cards
web-icon-look_bottom = look at the bottom cards
web-icon-hammer = exile the last item, take an exiled one
web-icon-unslot = idol out of its slot
web-icon-crown = move a guardian
web-icon-copy_idol = effect of a face-up idol
web-icon-ready = ready a guardian
web-icon-or = or
web-icon-pick = choose
web-icon-arrow = for
web-icon-bolt = free action
web-icon-exile_self = exile this card
web-icon-silver = silver
web-icon-gold = gold
web-icon-obscure = obscure effect

## Numbers of components

web-field-coins = Price in coins
web-field-compasses = Price in compasses
web-field-travel = Travel
web-field-cost = Cost
web-field-discover = To discover
web-field-wall_cost = Price of the Owl tile
web-field-wall_points = Owl tile
web-field-level = Level
web-field-copies = Copies
web-field-glass_points = Glass
web-field-notebook_points = Notebook
web-field-lantern_points = Lantern
web-field-arrival = Arrival
web-field-reserve = Reserve
web-field-tiles = Tiles by players
web-field-row = Row
web-field-difficulty = Difficulty
web-field-idols_face_up = Idols face up
web-field-idols_face_down = Idols face down

## Parts of a small screen

web-part-map = Map
web-part-research = Track
web-part-cards = Cards

## What the frame of the table says

web-left-figures =
    { $n ->
        [one] { $n } archaeologist
       *[other] { $n } archaeologists
    }
web-left-cards =
    { $n ->
        [one] { $n } card to play
       *[other] { $n } cards to play
    }
web-wakes = a guardian wakes: Fear at the end of the round unless it is overcome

## Later steps of a plan, by their verbs

web-plan-dig = dig at { $what }
web-plan-discover = discover { $what }
web-plan-overcome = overcome { $what }
web-plan-buy = buy { $what }
web-plan-play = play { $what }
web-plan-research = research { $what }
web-plan-temple = take a temple tile
web-plan-wall = take the temple tile at { $what }
web-plan-pass = pass
web-plan-end = end the turn
web-plan-assistant = use assistant { $what }
web-plan-boon = use the boon of { $what }
web-plan-idol = put an idol into a slot { $what }
web-plan-spend = travel with { $what }
web-plan-option = choose { $what }
web-plan-yes = yes
web-plan-no = no
web-plan-recruit = recruit { $what }
web-plan-use_assistant = use the assistant of stack { $what }
web-plan-take_card = take { $what }
web-plan-put_on_altar = put on the altar { $what }
web-plan-promote = promote { $what }
web-plan-exile_hand = exile { $what }
web-plan-exile_play = exile { $what }
web-plan-draw = draw { $what }
web-plan-passage = secret passage { $what }
web-plan-keep = keep { $what }
