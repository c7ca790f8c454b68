## app

app-name = Lost Temples
app-loading = One moment…
app-broken = This page could not be fetched from the server.
app-reload = Try again

## nav

nav-label = Pages
nav-skip = To the content
nav-tables = Tables
nav-finished = Finished games
nav-learn = Learn
nav-rules = Rules
nav-components = Components
nav-settings = Settings
nav-account = Account

## home

home-title = Two expeditions wait for you
home-intro = Play at once against a bot, against the solo rival, with friends at one screen, or online by sending a link. Nothing to install, no account needed.
home-play = Play now
home-solo = Solo against the rival
home-hot_seat = Two people, one screen
home-new = More choices…
home-lesson = Guided first game
home-mine = Your games
home-none = No game in progress. The red button starts one.
home-your_turn = Your turn
home-continue = Continue
home-opponent = Your opponent
home-running = Games to watch

## missing

missing-title = There is nothing here
missing-text = This address leads nowhere. Perhaps the table was removed.
missing-home = To the home page

## tables

tables-scores = Score:

## status

status-lobby = waiting for players
status-playing = being played
status-paused = paused
status-finished = finished
status-forfeited = given up
status-abandoned = ended without result

## seat

seat-person = Player { $n }
seat-me = me
seat-open = open seat
seat-open_long = open, for anyone with the link
seat-bot = Bot ({ $level })
seat-rival = Rival
seat-stand_in = a bot plays
seat-empty = seat left

## net

net-lost = The connection is lost; trying again…
net-offline = No connection to the server; retrying automatically.

## fair

fair-rated = Rated
fair-hints = Advice allowed
fair-no_hints = No advice

## today

today-title = Today’s challenge
today-about = { $day }: all players get the same cards and sites. Alone against the rival on the { $board }.
today-none = Nothing counted yet.
today-best = Your best today: { $n }
today-new_best = Your best of today’s challenge: { $n }
today-play = Take it on
today-again = Try again

## On the first page too

check-title = Check your box
ratings-title = Ratings
settings-lang = Language
table-round = Round { $n }
table-round_of = Round { $n } of { $of }
