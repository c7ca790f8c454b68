# What is being decided, as a sentence to the player; about chance, what is being turned up.

ask-over = The game is over.
ask-goes-on = The game goes on.
ask-turn = Take your main action.
ask-turn-used = Your main action is done: end your turn, or take free actions first.
ask-keep = The round is over: discard what you do not want to keep in your hand.
ask-slot = Choose what the idol in the slot gives you.
ask-choose = Choose one of the effects.
ask-choose-more = Choose { $left } different effects, one after the other.
ask-offer = You may pay.
ask-travel = Pay { $icons } of travel.
ask-travel-reach = Pay { $icons } of travel to reach { $purpose }.
ask-travel-overcome = Pay { $icons } of travel to overcome { $purpose }.
ask-travel-bridge = Pay { $icons } of travel to cross the bridge to { $purpose }.
ask-cover = Choose which icon the discount covers of { $icons }.
ask-cover-reach = Choose which icon the discount covers of { $icons } to reach { $purpose }.
ask-cover-overcome = Choose which icon the discount covers of { $icons } to overcome { $purpose }.
ask-cover-bridge = Choose which icon the discount covers of { $icons } to cross the bridge to { $purpose }.
ask-cards = Use up { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand.
ask-cards-reach = Use up { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand to reach { $purpose }.
ask-cards-overcome = Use up { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand to overcome { $purpose }.
ask-cards-bridge = Use up { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand to cross the bridge to { $purpose }.
ask-tablets = Pay { $tablets }: how many of them dark ones?
ask-again = You may resolve { $place } a second time.
ask-pause = The site is about to be revealed: take free actions first, or go on.
ask-resolve = You may resolve { $card }.
ask-buy-revealed = { $what } { $card } was turned up and may be bought too.
ask-rewards = Which comes first: the bonus tile or the effect of the row?
ask-may = If you like: { $effect }.
ask-visit = Which comes first: the effect of the site or its obscure effect?
ask-altar = Choose an artifact of the row for { $altar }.
ask-bonus = Take one of the bonus tiles.
ask-look-bottom = Put one of these cards into your play area; you keep the other.
ask-look = Put cards into your play area until one is left to keep, or two: one to keep, one back on your deck.
ask-look-keep = Keep one of these two cards; the other goes back on top of your deck.
ask-hammer = You may take an exiled item and put it on the bottom of your deck.

chance-hand = { $who } draws a card.
chance-look = { $who } looks at a card of the deck.
chance-row-artifact = An artifact is dealt to the row.
chance-row-item = An item is dealt to the row.
chance-reveal-artifact = The top artifact is turned up.
chance-reveal-item = The top item is turned up.
chance-tile = The site tile is revealed: { $site }.
chance-scout = The top level { $level } site tile is revealed.
chance-guardian = A guardian appears at { $place }.
chance-supply = The assistant on top of supply stack { $n } is turned up.
chance-rescue = The assistants to be rescued are turned up.
chance-idol = An idol is laid out: { $site }.
chance-bonus = A bonus tile is laid out on the research track.
chance-temple = The bonus tiles of the Lost Temple are looked through.
chance-colour-purple = A purple tile of the rival is drawn.
chance-colour-red = A red tile of the rival is drawn.
chance-arrow = The arrow on the rival's next tile is looked at.
chance-rival-tile = The rival's next tile is turned up.
chance-objective = An objective of the rival is revealed.
chance-block = The second space of a camp is blocked.
