## table

table-title = Table
table-problem = This table cannot be shown
table-leave = Leave the table
table-order = Turn order
table-acts = to play
table-passed = passed
table-away = away
table-gave_up = gave up
table-watchers = { $n } watching
table-board = Board
table-side = Actions and log
table-over = The game is over.
table-paused = The game is paused.
table-waiting = { $name } is deciding…
table-dealing = Cards and tiles are being dealt…
table-your_turn = It is your turn. { $prompt }
table-barred = The owner of the table no longer lets you watch.
table-signed_out = You are logged out on this device. Log in again to play on.

## kept

kept-gone = This game used rules this version no longer supports. Its scores and its record are kept.
kept-steps = Every step as recorded
kept-tables = This game keeps the component tables it began with. New games use others.

## menu

menu-open = Menu
menu-help = Help
menu-leave = Leave
menu-keys = Keyboard
menu-invite = Invite
menu-record = Download the record
menu-pause = Pause
menu-resume = Go on
menu-ask_undo = Ask to take back further
menu-abandon = End without result
menu-abandon_sure = Really end this game?
menu-resign = Give up
menu-resign_sure = Really give up?
menu-members = People at the table
menu-links = Play on with another device

## undo

undo-step = Undo
undo-turn = Undo turn

## hint

hint-ask = What would an expert do?
hint-short = Hint
hint-title = What an expert would do
hint-thinking = Thinking…
hint-expects = expects { $score } points, { $win } % chance to win
hint-win = Chance to win
hint-clear =
    { $n ->
        [one] The first choice is clearly better: about { $n } point.
       *[other] The first choice is clearly better: about { $n } points.
    }
hint-close = The first choices are close; take the one you like.
hint-line = Plan:
hint-forced = There is no other choice here.
hint-looked =
    { $n ->
        [one] { $n } game looked at
       *[other] { $n } games looked at
    }

## act

act-prompt = What is being decided
act-list = Everything you may do
act-find = Search actions
act-none = Nothing to decide now.
act-none_found = No matches.
act-here = What can be done here
act-confirm = Confirm
act-cancel = Back
act-close = Close
act-ends_turn = ends your turn and cannot be undone
act-reveals = reveals something and cannot be undone
act-each = Each of these { $what }.
act-sent = { $what }…
act-rules = Read the rule
act-more = +{ $n } in the list
act-skip = Skip
act-pass = Pass
act-end = End turn
act-sure_pass = You still have { $what }.
act-and = { $a } and { $b }
act-final = final
act-rule = rule
act-lay = Lay it here
act-lay_at = Lay it on { $place }, turned as you like
act-turn_on = Turn it clockwise
act-turn_back = Turn it counter-clockwise
act-press = A long press shows details.

## ahead

ahead-title = This would happen:
ahead-round_end = at the end of the round
ahead-open = the rest will be revealed

## why

why-title = Why not

## group

group-pay = Ways to pay, cheapest first
group-main = Main actions
group-other = Other
group-free = Free actions

## tab

tab-log = Log
tab-score = Scores
tab-chat = Chat

## chat

chat-none = No messages yet.
chat-write = Write something
chat-send = Send
chat-new =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

## phone

phone-tabs = Parts of the table
phone-board = Board
phone-actions = Actions
phone-glows = something can be chosen here
phone-players = Players
phone-log = Log

## keys

keys-enter = take the suggested action, or confirm
keys-arrows = move in the list of actions
keys-numbers = take an action of the list by its number
keys-search = search the actions
keys-tab = go to the next glowing place of the board
keys-undo = undo one step
keys-undo_turn = undo the whole turn
keys-turn = turn what is being placed (so does the wheel)
keys-hint = what would an expert do?
keys-inspect = show the card or tile in focus large
keys-log = log
keys-score = scores
keys-chat = chat
keys-skip = show the others’ moves at once
keys-escape = go back, close
keys-help = this help

## pass

pass-title = Hand the device to { $name }
pass-text = What the other players hold stays hidden.
pass-name = Your name:
pass-ready = I am { $name }

## ask

ask-take_back = { $name } asks to take a move back.
ask-pause = { $name } asks for a pause.
ask-abandon = { $name } proposes to end the game without result.
ask-yes = Agree
ask-no = Decline
ask-withdraw = Withdraw
ask-seat = { $name } asks to take over the seat of { $seat }.
ask-seat_means = If all players agree, they see what lies there and play on.
ask-waiting_for = Still to answer: { $names }.

## invite

invite-title = Invite
invite-text = Anyone with this link may watch, and take an open seat before the game begins.
invite-local = This address works on this device alone. For others, start a server they can reach: temples serve.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-qr = The same link as a QR code

## lobby

lobby-sit = Sit here
lobby-bot = Put a bot here
lobby-free = Free the seat
lobby-start = Begin
lobby-open =
    { $n ->
        [one] { $n } seat is open
       *[other] { $n } seats are open
    }
lobby-clock_move = Clock: { $time } for each decision
lobby-clock_game = Clock: { $time } for the whole game, { $n } s more each turn
lobby-clock_day =
    { $n ->
        [one] Clock: { $n } day for each decision
       *[other] Clock: { $n } days for each decision
    }
lobby-ready = All players are here.
lobby-wait = The owner of the table starts the game.

## log

log-somebody = A player
log-said = { $name }: { $text }
log-joined = { $name } came to the table.
log-left = { $name } left the table.
log-seated = Seat { $seat }: { $name }.
log-started = The game begins.
log-paused = The game is paused.
log-resumed = The game goes on.
log-earlier = Show earlier lines
log-took_back =
    { $n ->
        [one] { $name } takes back { $n } step.
       *[other] { $name } takes back { $n } steps.
    }
log-agreed = { $name } agrees.
log-declined = { $name } declines.
log-withdrawn = { $name } withdraws the request.
log-timed_out = The time of { $name } is up.
log-forfeited = { $name } gave up.
log-ended = The game ended.
log-again = { $name } wants to play again.
log-kicked = { $name } was removed from the table.
log-blocked = { $name } was removed and may not come back.
log-unblocked = { $name } may come back.
log-muted = { $name } may no longer speak.
log-unmuted = { $name } may speak again.
log-locked = The table is open only to its members.
log-unlocked = The table is open again.
log-stands_in = A bot plays for { $name }.
log-stood_up = { $name } left the seat.
log-took_over = { $name } takes over the seat of { $before }. All players agreed.
log-took_over_bot = { $name } takes over seat { $seat } from a bot. All players agreed.

## recap

recap-since = Since your last turn
recap-first = Before your first turn
recap-close = Back to the whole log
recap-new =
    { $n ->
        [one] { $n } new line since your last turn
       *[other] { $n } new lines since your last turn
    }

## ticker

ticker-more =
    { $n ->
        [one] … and { $n } more line in the log
       *[other] … and { $n } more lines in the log
    }

## advice

advice-label = Advice
advice-better = Better: { $what }.
advice-points =
    { $n ->
        [one] An expert expects about { $n } point more from it.
       *[other] An expert expects about { $n } points more from it.
    }
advice-back = Take it back
advice-on = Play on
advice-quiet = An expert looks on and speaks up at clear mistakes.
advice-stop = No advice

## lesson

lesson-label = Guided first game
lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-back = Back
lesson-do = Try it to go on.
lesson-skip = Skip
lesson-end = Play on with advice
lesson-astray = You left the guided path. "Undo" may take you back; or begin again, or play on without the guide.
lesson-again = Begin again
lesson-show = Show the guide
lesson-hide = Hide the guide

## sound

sound-open = Sound

## members

members-owner = owner
members-muted = may not speak
members-blocked = may not come back
members-mute = Mute
members-unmute = Unmute
members-kick = Remove
members-block = Block
members-unblock = Unblock
members-lock = Only members
members-locked = Only members can watch, and new players cannot join.
members-seats = Seats
members-seats_text = A seat belongs to its person. Another person gets it only if all players agree.
members-seats_rated = A rated game keeps its seats until the end.
members-here = People

## report

report-ask = Report
report-table = Report this table
report-this_table = this table
report-what = What is wrong with { $name }? The host of the server reads it.
report-send = Send the report
report-sent = The host of the server will read it.

## absent

absent-own_bot = A bot plays for you. The seat is yours.
absent-own_empty = You left your seat. It is still yours.
absent-back = Take my seat back
absent-bot = A bot plays for { $name }.
absent-empty = { $name } left the seat.
absent-ask = Ask for this seat

## links

links-title = Play on with another device
links-text = A seat link opens your seat at this table on another device, for instance your phone.
links-may = That device plays this seat and does nothing else in your name. The link ends when you revoke it, register, change your password or log out everywhere.
links-once = Open this link on the other device. This is the only time it is shown; keep it to yourself.
links-link = Seat link
links-which = Seat
links-label = For
links-example = my phone
links-make = Make a link
links-list = Your links to this table
links-seat = Seat { $seat }
links-made = made { $time }
links-used_by = used by { $devices }
links-last = last { $time }
links-unused = not used yet
links-revoke = Revoke
links-revoked = The link no longer works; its devices are logged out.
links-none = There is no link to your seat.

## only

only-short = Seat link
only-text = This device uses a seat link. It plays seat { $seat } for { $name } at one table and can do nothing else.
only-table = To the table
only-leave = Leave the seat link
only-replaces = With this seat link, this device plays for another person at one table. You are { $name } here now; this device will log you out.
only-replaces_guest = You are a guest with games of your own here; those games will be lost. Make an account first to keep them.
only-take = Open the seat link
only-not_now = Not now
only-ended = This seat link no longer works.
only-account = The account belongs to the device that made the link. Leave the seat link to be a guest or to log in here.
