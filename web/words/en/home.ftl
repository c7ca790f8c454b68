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

## bot

bot-random = Takes any action at random. For trying things out.
bot-easy = Plans little and overlooks much. For your first games.
bot-medium = Plans its turn to the end and overlooks some things. For players who know the rules.
bot-hard = Overlooks nothing and thinks about your answer. For experienced players.
bot-expert = Compares plans over several turns, yours too, and wastes little.
bot-master = The strongest: searches each turn for up to three seconds.

## missing

missing-title = There is nothing here
missing-text = This address leads nowhere. Perhaps the table was removed.
missing-home = To the first page

## tables

tables-scores = Score:

## status

status-lobby = gathering
status-playing = being played
status-paused = paused
status-finished = finished
status-forfeited = given up
status-abandoned = ended without result

## seat

seat-person = Player { $n }
seat-me = me
seat-open = open seat
seat-open_long = open, for somebody with the link
seat-bot = Bot ({ $level })
seat-rival = Rival
seat-stand_in = a bot plays
seat-empty = seat left

## level

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master

## net

net-lost = The connection is lost; trying again…
net-offline = There is no connection to the server just now; it will be tried again by itself.

## fair

fair-rated = Rated
fair-hints = Advice allowed
fair-no_hints = No advice

## today

today-title = Today’s challenge
today-about = { $day }: everybody gets the same cards and sites. Alone against the rival on the { $board }.
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
