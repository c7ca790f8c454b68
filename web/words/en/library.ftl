## plain

plain-table = Table
plain-piles = Piles

## learn

learn-intro = A first game with a guide beside you: about a dozen steps, at your own pace, in a real game against an easy bot.
learn-then = Next, or right away: a first game with advice. It points out clear mistakes, and you can undo them.
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
rules-yellow = Yellow
rules-green = Green
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
