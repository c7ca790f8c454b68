## app

app-name = Lost Temples
app-loading = Einen Moment…
app-broken = Diese Seite konnte nicht vom Server geladen werden.
app-reload = Noch einmal versuchen

## nav

nav-label = Seiten
nav-skip = Zum Inhalt
nav-tables = Tische
nav-finished = Beendete Partien
nav-learn = Lernen
nav-rules = Regeln
nav-components = Material
nav-settings = Einstellungen
nav-account = Konto

## home

home-title = Zwei Expeditionen warten auf dich
home-intro = Spiel sofort gegen einen Bot, allein gegen den Rivalen, mit Freunden an einem Bildschirm oder online: Du verschickst nur einen Link. Keine Installation, kein Konto nötig.
home-play = Jetzt spielen
home-solo = Allein gegen den Rivalen
home-hot_seat = Zu zweit an einem Bildschirm
home-new = Mehr Möglichkeiten…
home-lesson = Geführte erste Partie
home-mine = Deine Partien
home-none = Keine laufende Partie. Der rote Knopf beginnt eine.
home-your_turn = Du bist am Zug
home-continue = Weiterspielen
home-opponent = Dein Gegner
home-running = Partien zum Zuschauen

## missing

missing-title = Hier ist nichts
missing-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch gelöscht.
missing-home = Zur Startseite

## tables

tables-scores = Ergebnis:

## status

status-lobby = sammelt Spieler
status-playing = läuft
status-paused = pausiert
status-finished = beendet
status-forfeited = aufgegeben
status-abandoned = ohne Ergebnis beendet

## seat

seat-person = Spieler { $n }
seat-me = ich
seat-open = freier Platz
seat-open_long = frei, für jemanden mit dem Link
seat-bot = Bot ({ $level })
seat-rival = Rivale
seat-empty = Platz verlassen
seat-stand_in = ein Bot spielt

## net

net-lost = Die Verbindung ist unterbrochen; neuer Versuch…
net-offline = Keine Verbindung zum Server; es wird automatisch erneut versucht.

## fair

fair-rated = Gewertet
fair-hints = Rat erlaubt
fair-no_hints = Ohne Rat

## today

today-about = { $day }: Alle bekommen dieselben Karten und Stätten. Allein gegen den Rivalen, { $board }.
today-again = Noch einmal versuchen
today-best = Dein bestes Ergebnis heute: { $n }
today-new_best = Dein bestes Ergebnis bei der heutigen Herausforderung: { $n }
today-none = Noch nichts gewertet.
today-play = Annehmen
today-title = Herausforderung des Tages

## On the first page too

check-title = Prüfe deine Schachtel
ratings-title = Wertungen
settings-lang = Sprache
table-round = Runde { $n }
table-round_of = Runde { $n } von { $of }
