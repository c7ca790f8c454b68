# Why something cannot be used now, as a sentence to the player.

thing-fear-tiles = Fear tiles
thing-deck = Your deck
thing-spot = { $spot } ({ $token })
thing-wall = Temple tile: { $spot }
thing-assistant = Your assistant { $place }
thing-idols = Idols in your crates
thing-slots = Idol slots
thing-pairs = Your temple tiles

why-first = First: { $first }
why-short = You are { $parts } short.
why-short-guardian = To overcome { $guardian } you are { $parts } short.
why-occupied = An archaeologist stands here: { $player }.
why-occupied-rival = An archaeologist of the rival stands here.
why-no_tiles = No site tile of level { $level } is left.
why-not_with_guardian = You need an archaeologist beside the guardian: { $place }.
why-not_so_high = One of your research tokens must have reached row { $row }.
why-not_at_passage = Your magnifying glass must stand where the passage begins: { $from }.
why-not_above_altar = One of your research tokens must have passed row { $row }.
why-pair_short = Two temple tiles make an idol slot: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 } short.
why-wrong_icon = It does not pay what is due: { $due }.
why-wrong_icon-card = The card does not pay what is due: { $due }.
why-wrong_ware-item = This effect is for items.
why-wrong_ware-artifact = This effect is for artifacts.
why-wrong_ware-either = This effect is for other cards.

why-reserved = You need it for the payment under way.
why-main_used = Your main action of this turn is taken.
why-no_archaeologist = You have no archaeologist left.
why-blocked = This space is blocked for this number of players.
why-your_archaeologist = Your archaeologist is already here.
why-boon_used = The boon of this guardian is used up.
why-boon_travels = The boon of this guardian pays for travel: send an archaeologist.
why-pays_travel = It is left over from this turn and pays for travel only.
why-with_site = The player who discovers its site gets the idol.
why-with_space = The token that reaches its research space gets the tile.
why-deck_full = Your deck holds no more cards.
why-on_deck = It lies on top of its deck and must come to the row first.
why-in_exile = It is exiled: only an effect can bring it back.
why-in_play = It is played: it goes back into your deck at the end of the round.
why-no_effect = It has no effect: it only pays for travel.
why-by_effect = Only the effect of a card, tile or research space uses this.
why-in_passage = Your magnifying glass has gone into a secret passage and moves no more.
why-track_end = It has reached the end of the track.
why-here = The token is already here.
why-passed = Research tokens never go back.
why-no_bridge = No path leads here from where the token stands.
why-notebook_behind = The notebook may not pass the magnifying glass.
why-notebook_outside = The notebook never enters the Lost Temple.
why-no_token_there = None of your research tokens stands on this space.
why-stack_empty = No tile is left in this stack.
why-not_in_temple = Your magnifying glass has not reached the Lost Temple.
why-passage_used = This passage has been used.
why-altar_full = You have three dark tablets under this altar.
why-no_artifact = There is no artifact in the row.
why-no_assistant = You have no assistant here.
why-exhausted = This assistant is exhausted.
why-not_exhausted = This assistant is not exhausted.
why-gold = This assistant is already gold.
why-nothing_to_buy = There is no card that this assistant could buy now.
why-slots_full = All your idol slots are filled.
why-pays = It pays for cards, sites, guardians and research: choose what you want to pay for.
