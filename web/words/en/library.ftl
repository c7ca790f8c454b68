## plain

plain-table = Table
plain-piles = Piles

## family

family-discover = Discover a site
family-research = Research
family-overcome = Overcome a guardian
family-item = Buy an item
family-artifact = Buy an artifact

## learn

learn-intro = A first game with a guide beside you: about a dozen steps, at your own pace, in a real game against an easy bot.
learn-then = Then, or at once: a first game with advice at clear mistakes, which can be taken back.
learn-advised = First game with advice
learn-begin = Begin
learn-none = There is no guided game of { $game }.

## components

components-search = Search names and texts
components-family = Kind
components-icon = With symbol
components-sure = How sure
components-count =
    { $n ->
        [one] { $n } component
       *[other] { $n } components
    }

## check

check-intro = Some values are printed on cards, tiles and boards that we have not seen. If you own the box, compare: correct what differs, and tick what is as in your box. The least sure values come first.
check-help = Effects and prices are written as in the tables: “gain coin 2; draw”, “coin arrowhead 2”; lists have commas. A component you tick or change counts as checked in all its fields. What you enter stays in this browser until you use it.
check-running = If you use the values here, new games are played with them. Games that have begun keep the tables they began with, also after a restart.
check-print = Print the list
check-everything = Show what is sure, too
check-reset = Use the built-in tables again
check-reset_one = Undo my changes
check-same = As in my box
check-more =
    { $n ->
        [one] { $n } empty field
       *[other] { $n } empty fields
    }
check-nothing = Nothing is left to check: every value is from the rulebook or checked.
check-count = { $n } to check, { $of } ticked
check-ticked =
    { $n ->
        [one] { $n } component ticked
       *[other] { $n } components ticked
    }
check-wrong =
    { $n ->
        [one] { $n } value is not right yet
       *[other] { $n } values are not right yet
    }
check-download = Download the content folder
check-downloaded = Downloaded. Unpack it and start: temples play --content mybox
check-use = Use in new games
check-used = New games are played with your values. Games that have begun keep theirs.
check-was_reset = New games are played with the built-in tables again.
check-reconstructed = Reconstructed by us
check-public = From public sources
check-checked = Checked
check-rulebook = From the rulebook

## sure

sure-rulebook = from the rulebook
sure-checked = checked by a box owner
sure-public = from public sources
sure-reconstructed = reconstructed

## confidence

confidence-rulebook = The rulebook states these values.
confidence-checked = The owner of a box compared these values with it.
confidence-public = These values come from public sources.
confidence-reconstructed = Some of these values are our own reconstruction; your box may differ.

## rules

rules-title = Rules: { $game }
rules-intro = The rules in our own words, with examples. Search, or follow “rule” beside any question at the table.
rules-red = Red
rules-blue = Blue
rules-no_picture = The picture did not arrive.
rules-search = Search the rules
rules-none = No section holds these words.
rules-example = Example
rules-contents = Contents
rules-found =
    { $n ->
        [one] { $n } section
       *[other] { $n } sections
    }

## part

part-altar = Altar
part-artifact = Artifact
part-assistant = Assistant
part-basic = Starting card
part-board = Board
part-bonus_tile = Bonus tile
part-bridge = Bridge of the track
part-fear = Fear
part-guardian = Guardian
part-idol = Idol
part-idol_slot = Idol slot
part-item = Item
part-objective = Objective of the rival
part-passage = Secret passage
part-rival_tile = Tile of the rival
part-site = Site
part-site_tile = Site tile
part-temple_stack = Temple tiles
part-track_row = Row of the research track
part-track_space = Space of the track
part-action_tile = Action tile
part-card = Special card
part-key = Key
part-number = Number of things
part-printed_room = Printed room
part-river = River
part-sanctuary = Sanctuary
part-secret_room = Secret room
part-space = Space of the temple
part-stack_room = Light room
part-treasure = Treasure
part-treasure_room = Treasure room
part-wheel = Price wheel

## icon

icon-activate = activate a site
icon-archaeologist = archaeologist
icon-arrowhead = arrowhead
icon-artifact = artifact
icon-bolt = free action
icon-boot = boot
icon-buy = buy
icon-car = car
icon-card = card
icon-coin = coin
icon-compass = compass
icon-dark = dark tablet
icon-draw = draw
icon-exile = exile
icon-fear = fear
icon-guardian = guardian
icon-idol = idol
icon-item = item
icon-jewel = jewel
icon-minus = discount
icon-overcome = overcome
icon-plane = plane
icon-promote = upgrade an assistant
icon-recruit = recruit
icon-refresh = refresh
icon-relocate = relocate
icon-research = research
icon-send = dig or discover
icon-ship = ship
icon-tablet = tablet
icon-upgrade = upgrade a resource
icon-use_up = use up a card
icon-delivery = delivery
icon-explore = exploration
icon-final = final scoring
icon-key = key
icon-light_room = light room
icon-passage = passage
icon-points = points
icon-sanctuary = sanctuary
icon-score_doors = score doors
icon-treasure = treasure
