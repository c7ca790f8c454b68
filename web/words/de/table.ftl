## table

table-title = Tisch
table-signed_out = Du bist auf diesem Gerät abgemeldet. Melde dich wieder an, um weiterzuspielen.
table-problem = Dieser Tisch lässt sich nicht zeigen
table-leave = Tisch verlassen
table-order = Zugreihenfolge
table-acts = ist am Zug
table-passed = hat gepasst
table-away = abwesend
table-gave_up = hat aufgegeben
table-watchers = { $n } Zuschauer
table-board = Spielplan
table-side = Aktionen und Protokoll
table-over = Die Partie ist zu Ende.
table-paused = Die Partie pausiert.
table-waiting = { $name } überlegt…
table-dealing = Karten und Plättchen werden ausgeteilt…
table-your_turn = Du bist am Zug. { $prompt }
table-barred = Der Gastgeber des Tisches lässt dich nicht mehr zuschauen.

## kept

kept-gone = Diese Partie folgt Regeln, die diese Version nicht mehr unterstützt. Ihre Ergebnisse und ihre Aufzeichnung bleiben erhalten.
kept-steps = Jeder Schritt, wie er aufgezeichnet wurde
kept-tables = Diese Partie behält die Materialtabellen, mit denen sie begann. Neue Partien werden mit anderen gespielt.

## menu

menu-open = Menü
menu-help = Hilfe
menu-leave = Verlassen
menu-keys = Tastatur
menu-invite = Einladen
menu-record = Aufzeichnung herunterladen
menu-pause = Pause
menu-resume = Weiter
menu-ask_undo = Um weiteres Zurücknehmen bitten
menu-abandon = Ohne Ergebnis beenden
menu-abandon_sure = Diese Partie wirklich beenden?
menu-resign = Aufgeben
menu-resign_sure = Wirklich aufgeben?
menu-members = Leute am Tisch
menu-links = Auf einem anderen Gerät weiterspielen

## undo

undo-step = Rückgängig
undo-turn = Zug rückgängig

## hint

hint-ask = Was würde ein Experte tun?
hint-short = Tipp
hint-title = Was ein Experte tun würde
hint-thinking = Denkt nach…
hint-expects = erwartet { $score } Punkte, { $win } % Siegchance
hint-win = Siegchance
hint-clear =
    { $n ->
        [one] Die erste Wahl ist klar besser: etwa { $n } Punkt.
       *[other] Die erste Wahl ist klar besser: etwa { $n } Punkte.
    }
hint-close = Die ersten Möglichkeiten liegen nah beieinander; nimm, was dir gefällt.
hint-line = Plan:
hint-forced = Hier gibt es keine andere Wahl.
hint-looked =
    { $n ->
        [one] { $n } Partie durchgespielt
       *[other] { $n } Partien durchgespielt
    }

## act

act-prompt = Was entschieden wird
act-list = Alles, was du tun darfst
act-find = Aktionen suchen
act-none = Gerade nichts zu entscheiden.
act-none_found = Nichts passt.
act-here = Was hier möglich ist
act-confirm = Bestätigen
act-cancel = Zurück
act-close = Schließen
act-ends_turn = beendet deinen Zug und lässt sich nicht zurücknehmen
act-reveals = deckt etwas auf und lässt sich nicht zurücknehmen
act-each = Jede davon { $what }.
act-sent = { $what }…
act-rules = Regel lesen
act-more = +{ $n } in der Liste
act-skip = Überspringen
act-pass = Passen
act-end = Zug beenden
act-sure_pass = Du hast noch { $what }.
act-and = { $a } und { $b }
act-final = endgültig
act-rule = Regel
act-lay = Hier hinlegen
act-lay_at = Auf { $place } legen, gedreht, wie du willst
act-turn_on = Nach rechts drehen
act-turn_back = Nach links drehen
act-press = Langes Drücken zeigt Einzelheiten.

## ahead

ahead-title = Das würde geschehen:
ahead-round_end = am Ende der Runde
ahead-open = der Rest wird aufgedeckt

## why

why-title = Warum nicht

## group

group-pay = Zahlungswege, der billigste zuerst
group-main = Hauptaktionen
group-other = Andere
group-free = Freie Aktionen

## tab

tab-log = Protokoll
tab-score = Punkte
tab-chat = Chat

## chat

chat-none = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-new =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }

## phone

phone-tabs = Teile des Tisches
phone-board = Plan
phone-actions = Aktionen
phone-glows = hier kann etwas gewählt werden
phone-players = Spieler
phone-log = Protokoll

## keys

keys-enter = die vorgeschlagene Aktion ausführen oder bestätigen
keys-arrows = sich in der Liste der Aktionen bewegen
keys-numbers = eine Aktion der Liste mit ihrer Nummer nehmen
keys-search = die Aktionen durchsuchen
keys-tab = zum nächsten leuchtenden Ort des Spielplans
keys-undo = einen Schritt zurücknehmen
keys-undo_turn = den ganzen Zug zurücknehmen
keys-turn = dreht, was gelegt wird (das Mausrad auch)
keys-hint = was würde ein Experte tun?
keys-inspect = die gewählte Karte oder das Plättchen groß zeigen
keys-log = Protokoll
keys-score = Punkte
keys-chat = Chat
keys-skip = die Züge der anderen sofort zeigen
keys-escape = zurück, schließen
keys-help = diese Hilfe

## pass

pass-title = Gib das Gerät an { $name }
pass-text = Was die anderen auf der Hand haben, bleibt verborgen.
pass-name = Dein Name:
pass-ready = Ich bin { $name }

## ask

ask-take_back = { $name } möchte einen Zug zurücknehmen.
ask-pause = { $name } bittet um eine Pause.
ask-abandon = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
ask-yes = Zustimmen
ask-no = Ablehnen
ask-withdraw = Zurückziehen
ask-seat = { $name } möchte den Platz von { $seat } übernehmen.
ask-seat_means = Wenn alle zustimmen, sieht die Person, was dort liegt, und spielt weiter.
ask-waiting_for = Es fehlen noch Antworten: { $names }.

## invite

invite-title = Einladen
invite-text = Mit diesem Link kann jeder zuschauen und vor Spielbeginn einen freien Platz nehmen.
invite-local = Diese Adresse gilt nur auf diesem Gerät. Für andere starte einen Server, den sie erreichen: temples serve.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-qr = Derselbe Link als QR-Code

## lobby

lobby-sit = Hier hinsetzen
lobby-bot = Einen Bot hinsetzen
lobby-free = Platz freigeben
lobby-start = Beginnen
lobby-open =
    { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
lobby-clock_move = Uhr: { $time } pro Entscheidung
lobby-clock_game = Uhr: { $time } für die ganze Partie, { $n } s mehr pro Zug
lobby-clock_day =
    { $n ->
        [one] Uhr: { $n } Tag pro Entscheidung
       *[other] Uhr: { $n } Tage pro Entscheidung
    }
lobby-ready = Alle sind da.
lobby-wait = Der Gastgeber des Tisches startet die Partie.

## log

log-somebody = Ein Spieler
log-said = { $name }: { $text }
log-joined = { $name } ist an den Tisch gekommen.
log-left = { $name } hat den Tisch verlassen.
log-seated = Platz { $seat }: { $name }.
log-started = Die Partie beginnt.
log-paused = Die Partie pausiert.
log-resumed = Die Partie geht weiter.
log-earlier = Frühere Zeilen zeigen
log-took_back =
    { $n ->
        [one] { $name } nimmt { $n } Schritt zurück.
       *[other] { $name } nimmt { $n } Schritte zurück.
    }
log-agreed = { $name } stimmt zu.
log-declined = { $name } lehnt ab.
log-withdrawn = { $name } zieht die Bitte zurück.
log-timed_out = Die Zeit ist um: { $name }.
log-forfeited = { $name } hat aufgegeben.
log-ended = Die Partie ist zu Ende.
log-again = { $name } möchte noch einmal spielen.
log-kicked = { $name } wurde vom Tisch entfernt.
log-blocked = { $name } wurde entfernt und darf nicht wiederkommen.
log-unblocked = { $name } darf wiederkommen.
log-muted = { $name } darf nichts mehr sagen.
log-unmuted = { $name } darf wieder sprechen.
log-locked = Der Tisch ist nur noch für seine Mitglieder.
log-unlocked = Der Tisch ist wieder offen.
log-stands_in = Ein Bot spielt für { $name }.
log-stood_up = { $name } hat den Platz verlassen.
log-took_over = { $name } übernimmt den Platz von { $before }. Alle Mitspieler haben zugestimmt.
log-took_over_bot = { $name } übernimmt Platz { $seat } von einem Bot. Alle Mitspieler haben zugestimmt.

## recap

recap-since = Seit deinem letzten Zug
recap-first = Vor deinem ersten Zug
recap-close = Zurück zum ganzen Protokoll
recap-new =
    { $n ->
        [one] { $n } neue Zeile seit deinem letzten Zug
       *[other] { $n } neue Zeilen seit deinem letzten Zug
    }

## ticker

ticker-more =
    { $n ->
        [one] … und { $n } weitere Zeile im Protokoll
       *[other] … und { $n } weitere Zeilen im Protokoll
    }

## members

members-owner = Gastgeber
members-muted = darf nichts sagen
members-blocked = darf nicht wiederkommen
members-mute = Stummschalten
members-unmute = Wieder sprechen lassen
members-kick = Entfernen
members-block = Sperren
members-unblock = Entsperren
members-lock = Nur Mitglieder
members-locked = Nur Mitglieder dürfen zuschauen, und niemand kann dazukommen.
members-here = Leute
members-seats = Plätze
members-seats_rated = Eine gewertete Partie behält ihre Plätze bis zum Ende.
members-seats_text = Ein Platz gehört seiner Person. Jemand anders bekommt ihn nur, wenn alle Mitspieler zustimmen.

## report

report-ask = Melden
report-table = Diesen Tisch melden
report-this_table = dieser Tisch
report-what = Worum geht es bei der Meldung? ({ $name }) Der Betreiber des Servers liest sie.
report-send = Meldung senden
report-sent = Der Betreiber des Servers wird sie lesen.

## sound

sound-open = Ton

## advice

advice-label = Rat
advice-better = Besser: { $what }.
advice-points =
    { $n ->
        [one] Ein Experte erwartet davon etwa { $n } Punkt mehr.
       *[other] Ein Experte erwartet davon etwa { $n } Punkte mehr.
    }
advice-back = Zurücknehmen
advice-on = Weiterspielen
advice-quiet = Ein Experte sieht zu und meldet sich bei klaren Fehlern.
advice-stop = Kein Rat

## lesson

lesson-label = Geführte erste Partie
lesson-step = Schritt { $n } von { $of }
lesson-next = Weiter
lesson-back = Zurück
lesson-do = Probier es aus, dann geht es weiter.
lesson-skip = Überspringen
lesson-end = Mit Rat weiterspielen
lesson-astray = Du bist einen anderen Weg gegangen, als die Begleitung kennt. „Rückgängig“ bringt dich vielleicht wieder hin; oder fang neu an, oder spiel ohne Begleitung weiter.
lesson-again = Neu anfangen
lesson-show = Begleitung zeigen
lesson-hide = Begleitung verbergen

## absent

absent-ask = Um diesen Platz bitten
absent-back = Meinen Platz wieder einnehmen
absent-bot = Ein Bot spielt für { $name }.
absent-empty = { $name } hat den Platz verlassen.
absent-own_bot = Ein Bot spielt für dich. Der Platz gehört dir.
absent-own_empty = Du hast deinen Platz verlassen. Er gehört noch dir.

## links

links-example = mein Telefon
links-label = Für
links-last = zuletzt { $time }
links-link = Platzlink
links-list = Deine Links zu diesem Tisch
links-made = erstellt { $time }
links-make = Link erstellen
links-may = Jenes Gerät spielt auf diesem Platz und tut sonst nichts in deinem Namen. Der Link endet, wenn du ihn widerrufst, ein Konto anlegst, dein Passwort änderst oder dich überall abmeldest.
links-none = Es gibt keinen Link zu deinem Platz.
links-once = Öffne diesen Link auf dem anderen Gerät. Er wird nur dieses eine Mal gezeigt; behalte ihn für dich.
links-revoke = Widerrufen
links-revoked = Der Link gilt nicht mehr, und seine Geräte sind abgemeldet.
links-seat = Platz { $seat }
links-text = Ein Platzlink öffnet deinen Platz an diesem Tisch auf einem anderen Gerät, zum Beispiel auf deinem Telefon.
links-title = Auf einem anderen Gerät weiterspielen
links-unused = noch nicht benutzt
links-used_by = benutzt von { $devices }
links-which = Platz

## only

only-account = Das Konto gehört zu dem Gerät, das den Link erstellt hat. Verlasse den Platzlink, um hier Gast zu sein oder dich anzumelden.
only-ended = Dieser Platzlink gilt nicht mehr.
only-leave = Platzlink verlassen
only-not_now = Jetzt nicht
only-replaces = Mit diesem Platzlink spielt dieses Gerät an einem Tisch für jemanden. Du bist hier gerade { $name }; das endet auf diesem Gerät.
only-replaces_guest = Du bist hier Gast mit eigenen Partien; diese Partien gehen verloren. Leg zuerst ein Konto an, um sie zu behalten.
only-short = Platzlink
only-table = Zum Tisch
only-take = Platzlink öffnen
only-text = Dieses Gerät benutzt einen Platzlink. Es spielt an einem Tisch auf Platz { $seat } für { $name } und kann sonst nichts.
