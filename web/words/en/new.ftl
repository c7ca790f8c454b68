# Lists of tables, the page of a new game, clocks and notices.

new-title = New game
new-game = Game
new-setup = Setup
new-seats = Who plays
new-seat = Seat { $n }
new-seat_name = Name at seat { $n }
new-seats_help = Choose “me” for several seats to share one device. Open seats wait for people who follow the invitation.
new-time = Time and take-backs
new-details = Clock, take-backs, name, who may watch
new-clock = Clock
new-minutes = Minutes
new-increment = Seconds per turn
new-days = Days
new-time_out = When time is up
new-take_backs = Take-backs
new-table = The table
new-name = Name
new-public = Public
new-public_yes = Anyone can find this table in the list and watch.
new-public_no = Only people with the link find this table.
new-hot_seat = The screen is covered before each change of player.
new-make = Begin
new-fair = Fair play
new-hints = Players may ask a bot for advice
new-rated_account = Rated games are for people with an account.
new-rated_yes = No advice, no take-backs past a reveal, bots stay as they are, and players who leave or run out of time lose.
new-rated_no = The result changes no rating.
new-against = Against whom
new-online = friends with the link
new-online_about = Friends join from anywhere with the link.
new-together = people at this screen
new-together_about = You hand the device round; it hides what others may not see.
new-fine = Rules, components and single seats
new-names = Names
clock-none = none
clock-move = per decision
clock-game = for the whole game
clock-day = days per decision
clock-left = Time left
time_out-bot = a bot plays on
time_out-pass = the turn is passed
time_out-loss = the seat loses
take_backs-agreed = own turn, more if all agree
take_backs-own_turn = own turn only
take_backs-never = never
notify-title = Your turn
tables-public = Open tables that anyone can join or watch.
tables-finished = Finished games, to watch step by step.
tables-game = Game
tables-all = all
tables-whose = Whose
tables-of_all = public tables
tables-of_me = my tables
tables-none = No public table yet. Open one and tick “Public”: others can then join or watch it here.
tables-open = Open a table
tables-none_finished = No finished public game yet. Your own finished games are in your profile and among your games.
tables-before = Earlier page
tables-after = Next page
fair-rated_long = Rated: no advice, no take-backs past a reveal, and players who leave or run out of time lose.
fair-hints_long = Unrated; players may ask a bot for advice.
fair-no_hints_long = Unrated; players may not ask a bot for advice.
new-players_n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
