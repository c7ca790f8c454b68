# Lists of tables, the page of a new game, clocks and notices.

new-title = Neue Partie
new-game = Spiel
new-setup = Aufbau
new-seats = Wer spielt
new-seat = Platz { $n }
new-seat_name = Name auf Platz { $n }
new-seats_help = Wähle auf mehreren Plätzen „ich“, um ein Gerät herumzureichen. Freie Plätze warten auf Leute, die der Einladung folgen.
new-time = Zeit und Zurücknehmen
new-details = Uhr, Zurücknehmen, Name, Zuschauer
new-clock = Uhr
new-minutes = Minuten
new-increment = Sekunden pro Zug
new-days = Tage
new-time_out = Wenn die Zeit um ist
new-take_backs = Zurücknehmen
new-table = Der Tisch
new-name = Name
new-public = Öffentlich
new-public_yes = Jeder findet diesen Tisch in der Liste und darf zuschauen.
new-public_no = Nur wer den Link hat, findet diesen Tisch.
new-hot_seat = Vor jedem Spielerwechsel wird der Bildschirm verdeckt.
new-make = Beginnen
new-fair = Faires Spiel
new-hints = Spieler dürfen einen Bot um Rat fragen
new-rated_account = Gewertete Partien sind für Leute mit Konto.
new-rated_yes = Kein Rat, kein Zurücknehmen nach einer Aufdeckung, Bots bleiben, wie sie sind; wer geht oder die Zeit überschreitet, verliert.
new-rated_no = Das Ergebnis ändert keine Wertung.
new-against = Gegen wen
new-fine = Regeln, Material und einzelne Plätze
new-names = Namen
new-online = Freunde mit dem Link
new-online_about = Freunde kommen mit dem Link von überall dazu.
new-together = Leute an diesem Bildschirm
new-together_about = Ihr reicht das Gerät herum; es verbirgt, was andere nicht sehen dürfen.
clock-none = keine
clock-move = pro Entscheidung
clock-game = für die ganze Partie
clock-day = Tage pro Entscheidung
clock-left = Verbleibende Zeit
time_out-bot = ein Bot spielt weiter
time_out-pass = der Zug wird gepasst
time_out-loss = der Platz verliert
take_backs-agreed = eigener Zug, mehr, wenn alle zustimmen
take_backs-own_turn = nur der eigene Zug
take_backs-never = nie
notify-title = Du bist am Zug
tables-public = Offene Tische, an denen jeder mitspielen oder zuschauen darf.
tables-finished = Beendete Partien, Schritt für Schritt zum Nachsehen.
tables-game = Spiel
tables-all = alle
tables-whose = Wessen
tables-of_all = öffentliche Tische
tables-of_me = meine Tische
tables-none = Noch kein öffentlicher Tisch. Eröffne einen und setze das Häkchen bei „Öffentlich“: Wer vorbeikommt, kann hier mitspielen oder zuschauen.
tables-open = Tisch eröffnen
tables-none_finished = Noch keine beendete öffentliche Partie. Deine eigenen stehen in deinem Profil und unter deinen Partien.
tables-before = Vorige Seite
tables-after = Nächste Seite
fair-rated_long = Gewertet: kein Rat, kein Zurücknehmen nach einer Aufdeckung; wer geht oder die Zeit überschreitet, verliert.
fair-hints_long = Nicht gewertet; Spieler dürfen einen Bot um Rat fragen.
fair-no_hints_long = Nicht gewertet; niemand darf einen Bot um Rat fragen.
new-players_n =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
