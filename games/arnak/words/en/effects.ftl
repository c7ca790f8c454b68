# Rule texts of effects and costs. A clause begins in lower case and has no full stop.

cost-pay = pay { $what }
cost-cards = use up { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand
cost-fear = take { $n ->
    [one] 1 Fear card
   *[other] { $n } Fear cards
 }
cost-idols = give up { $n ->
    [one] 1 idol
   *[other] { $n } idols
 } from your crates

verb-gain = gain { $what }
verb-travel = gain { $what } to travel with until the end of the turn
verb-fear = take { $n ->
    [one] 1 Fear card
   *[other] { $n } Fear cards
 } into your play area
verb-draw = you may draw { $n ->
    [one] 1 card
   *[other] up to { $n } cards
 }
verb-draw-bottom = you may draw { $n ->
    [one] 1 card
   *[other] up to { $n } cards
 } from the bottom of your deck
verb-exile = you may exile 1 card from your hand or play area
verb-useup = use up 1 card from your hand
verb-upgrade = you may upgrade 1 resource (a tablet to an arrowhead, or an arrowhead to a jewel)
verb-refresh = you may refresh 1 of your assistants
verb-refresh-all = refresh all your assistants
verb-recruit = take 1 assistant from the top of a supply stack, silver side up and ready
verb-promote = turn 1 of your silver assistants to its gold side and refresh it
verb-supply-silver = use the silver side of the assistant on top of a supply stack (it stays there)
verb-supply-gold = use the gold side of the assistant on top of a supply stack (it stays there)
verb-exchange = exchange 1 of your assistants for the one on top of a supply stack, which comes ready and on the same side, silver or gold
verb-rescue = look through the assistants waiting here and take 1 of them, silver side up and exhausted
verb-send = you may dig or discover a site now
verb-send-shell = you may send an archaeologist to an empty space of a camp without travel cost and may resolve the camp's effect twice
verb-send-travel = you may dig or discover a site now, with { $icons } towards the travel cost
verb-send-compass = you may dig or discover a site now, with { $compasses } off a discovery
verb-send-both = you may dig or discover a site now, with { $icons } towards the travel cost and { $compasses } off a discovery
verb-relocate = move 1 of your archaeologists from a site to an empty space of another camp without travel cost, and activate that site
verb-relocate-level1 = move 1 of your archaeologists from a site to an empty space of another camp or discovered level I site without travel cost, and activate that site
verb-activate-camp = activate { $n ->
    [one] 1 camp, occupied or not
   *[other] { $n } different camps, occupied or not
 }
verb-activate-empty_camp = activate { $n ->
    [one] 1 camp that nobody occupies
   *[other] { $n } different camps that nobody occupies
 }
verb-activate-level1 = activate { $n ->
    [one] 1 discovered level I site, occupied or not
   *[other] { $n } different discovered level I sites, occupied or not
 }
verb-activate-mine = activate { $n ->
    [one] 1 site where you have an archaeologist (at level II pay 2 compasses first)
   *[other] { $n } different sites where you have an archaeologist (at level II pay 2 compasses first)
 }
verb-activate-occupied = activate { $n ->
    [one] 1 site where you have an archaeologist
   *[other] { $n } different sites where you have an archaeologist
 }
verb-scout = reveal the top tile of the level { $level } stack, resolve it and put it at the bottom of the stack
verb-overcome = you may overcome 1 guardian on a site where you have an archaeologist without paying its cost
verb-overcome-alone = you may overcome 1 guardian without paying its cost, on any site where no other player has an archaeologist
verb-buy-item = you may buy 1 item{ $minus ->
    [0] { "" }
   *[other] { " " }for { $coins } less
 }
verb-buy-artifact = you may buy 1 artifact{ $minus ->
    [0] { "" }
   *[other] { " " }for { $compasses } less
 }
verb-buy-either = you may buy 1 item{ $minus ->
    [0] { "" }
   *[other] { " " }for { $coins } less
 } or 1 artifact{ $minus ->
    [0] { "" }
   *[other] { " " }for { $compasses } less
 }
verb-reveal-item = reveal the top card of the item deck and you may buy it or an item of the row{ $minus ->
    [0] { "" }
   *[other] { " " }for { $coins } less
 }
verb-reveal-artifact = reveal the top card of the artifact deck and you may buy it or an artifact of the row{ $minus ->
    [0] { "" }
   *[other] { " " }for { $compasses } less
 }
verb-reveal-either = reveal the top cards of both decks and you may buy one of them, an item{ $minus ->
    [0] { "" }
   *[other] { " " }for { $coins } less
 } or an artifact{ $minus ->
    [0] { "" }
   *[other] { " " }for { $compasses } less
 }
verb-take-artifact = take 1 artifact from the row without paying, and you may resolve its effect
verb-take-bottom = take 1 item from the row without paying and put it on the bottom of your deck
verb-take-hand = take 1 item from the row without paying and put it into your hand
verb-take-top = take 1 item from the row without paying and put it on top of your deck
verb-research = you may research once
verb-research-minus = you may research once for { $minus } less
verb-journal = you may research once with your notebook without paying the cost
verb-per-guardian = gain { $what } for each guardian you have overcome and each guardian on a site you occupy, at most { $max }
verb-per-idol = gain { $what } for each of your idols, in crates and in slots, at most { $max }
verb-per-archaeologist = gain { $what } for each of your archaeologists on a site, at most { $max }
verb-pass = pass (this is your main action)
verb-protect = guardians give you no Fear at the end of this round
verb-planes = for the rest of this round all your travel icons are planes
verb-recall = return 1 of your archaeologists from a site to your board, without Fear
verb-look = choose { $numbers } and draw that many cards: keep 1 in your hand, you may put 1 back on top of your deck, and the others go to your play area
verb-look-bottom = choose { $numbers } and draw that many cards from the bottom of your deck: keep 1 in your hand, and the others go to your play area
verb-hammer = exile the rightmost item of the row, then you may take any exiled item and put it on the bottom of your deck
verb-unslot = move 1 of your idols from its slot back to your crates (the slot is empty again)
verb-crown = move 1 guardian from a site you occupy to a camp or discovered level I site without archaeologists and guardian, and activate that site
verb-idol = use the effect of 1 idol lying face up on the board
verb-ready = you may turn 1 of your used guardians up again
