## settings

settings-theme = Erscheinungsbild
settings-look = Aussehen des Tisches
settings-look_note = Wenn dein System Daten spart oder mehr Kontrast verlangt, wird der Tisch gezeichnet, bis du hier wählst.
settings-speed = Geschwindigkeit der Animationen
settings-motion = Wenn dein System weniger Bewegung verlangt, bewegt sich nichts, egal, was hier gewählt ist.
settings-table = Am Tisch
settings-careful = Nachfragen vor Aktionen, die sich nicht zurücknehmen lassen
settings-thrifty = Einmal nachfragen, bevor ich passe, obwohl noch etwas übrig ist
settings-guarded = Ein Knopf, der gerade erschienen ist, wartet eine halbe Sekunde, bevor er reagiert
settings-recap = Im Protokoll hervorheben, was seit meinem letzten Zug geschah
settings-sound = Klänge
settings-ambience = Brandung und Vögel am Tisch
settings-volume = Lautstärke
settings-notify = Mir Bescheid geben, wenn ich am Zug bin und die Seite im Hintergrund liegt

## theme

theme-auto = wie das System
theme-light = hell
theme-dark = dunkel

## look

look-illustrated = illustriert
look-drawn = auf Papier gezeichnet

## speed

speed-0 = keine
speed-0-5 = langsam
speed-1 = normal
speed-2 = schnell

## account

account-guest = Gast
account-name = Name
account-password = Passwort
account-rename = Namen ändern
account-renamed = Name geändert.
account-webhook = Adresse, die aufgerufen wird, wenn du am Zug bist
account-webhook_help = Für Leute, die ein eigenes Programm betreiben: Der Server ruft diese Adresse auf, wenn du am Zug bist.
account-save = Speichern
account-saved = Gespeichert.
account-enter = Anmelden oder Konto anlegen
account-why = Mit Name und Passwort findest du deine Partien auf jedem Gerät wieder. Die Partien dieses Gastes bleiben deine.
account-register = Konto anlegen
account-login = Anmelden
account-logout = Abmelden
account-made = Dein Konto ist angelegt.
account-logged_in = Du bist angemeldet.
account-logged_out = Du bist abgemeldet.
account-data = Deine Daten
account-export = Alles herunterladen
account-delete = Alles löschen
account-delete_sure = Wirklich alles löschen?
account-code = Sechsstelliger Code
account-data_text = Eine Datei mit allem, was dieser Server über dich weiß. Löschen lässt sich nicht rückgängig machen.
account-have = Ich habe ein Konto
account-new = Ich bin neu hier
account-password_help = Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
account-second = Dein Konto verlangt einen zweiten Schritt. Öffne deine Authenticator-App und gib den Code ein, den sie zeigt.
account-show = Anzeigen
account-wait = Du kannst es in { $time } noch einmal versuchen.
account-you = Du bist als { $name } angemeldet.
account-you_guest = Du bist hier Gast und heißt { $name }.

## profile

profile-title = Profil
profile-since = Hier seit { $date }
profile-by_game = Partien und Siege
profile-means = Durchschnittliche und beste Ergebnisse
profile-mean = Durchschnitt
profile-best = Bestes
profile-latest = Letzte Partien
profile-curve = Ergebnisse der letzten Partien
profile-kind = { $game }, { $n } Spieler
profile-rating = { $kind }: Wertung { $n } ± { $d }
profile-rank = Rang { $n }
profile-game = Partie
profile-first = Eine erste Partie spielen
profile-by_board = Durchschnitt nach Tempel
profile-by_seat = Durchschnitt nach Platz
profile-seat = Platz { $n }
profile-liked = { $kind } ({ $game })
profile-no_names = Die Namen der Lieblingskarten lassen sich gerade nicht laden. Lade die Seite neu.
profile-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
profile-none = Noch keine beendete Partie.
profile-bot_rating = { $kind }, gegen Bots: Wertung { $n } ± { $d }
profile-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
profile-wins = { $n } gewonnen

## ratings

ratings-against = Gegen
ratings-people = Menschen
ratings-bots = Bots
ratings-provisional = (vorläufig)
ratings-intro = Leute mit Konto, nach Spiel und Spielerzahl; Bots haben feste Werte. Nach ± steht, wie weit die Schätzung danebenliegen kann.
ratings-players = Spieler
ratings-name = Name
ratings-rating = Wertung
ratings-games = Partien

## forgot

forgot-ask = Passwort vergessen?
forgot-by_code = Mit dem Wiederherstellungscode
forgot-by_mail = Per E-Mail
forgot-code_text = Beim Anlegen des Kontos wurde dir ein Wiederherstellungscode gezeigt. Damit kannst du ein neues Passwort wählen.
forgot-done = Dein neues Passwort ist gesetzt, und du bist angemeldet.
forgot-mail_text = Hat ein Konto diese E-Mail-Adresse, wird dorthin ein Code geschickt, mit dem man ein neues Passwort wählt.
forgot-no_mail = Dieser Server verschickt keine E-Mails. Ohne den Wiederherstellungscode kann niemand das Konto wieder öffnen.
forgot-send = Code schicken
forgot-sent = Hat ein Konto diese Adresse, ist der Code unterwegs.
forgot-set = Neues Passwort setzen
forgot-title = Konto zurückbekommen

## mail

mail-add = Adresse hinzufügen
mail-address = E-Mail-Adresse
mail-change = Adresse ändern
mail-code = Code aus der E-Mail
mail-confirm = Adresse bestätigen
mail-confirmed = Die Adresse ist bestätigt.
mail-none = Noch keine Adresse.
mail-remove = Entfernen
mail-removed = Die Adresse ist entfernt.
mail-send = Code dorthin schicken
mail-sent = Ein Code ist unterwegs. Gib ihn ein, um die Adresse zu bestätigen.
mail-text = Dient nur dazu, dein Konto zurückzubekommen.
mail-title = E-Mail

## name

name-account = Mit diesem Namen meldest du dich an.
name-guest = Ein Gast kann nicht den Namen eines Kontos benutzen.
name-label = Name, den andere sehen
name-profile = Was du gespielt hast

## once

once-download = Als Datei speichern
once-kept = Ich habe ihn aufbewahrt

## password

password-change = Passwort ändern
password-changed = Dein Passwort ist geändert. Deine anderen Geräte sind abgemeldet.
password-new = Neues Passwort
password-now = Aktuelles Passwort
password-text = Mit dem neuen Passwort werden alle anderen Geräte abgemeldet.

## recovery

recovery-code = Wiederherstellungscode
recovery-heading = Lost Temples: Wiederherstellungscode von { $name }
recovery-once = Bewahre diesen Code sicher auf: Er öffnet dein Konto, wenn du das Passwort vergisst. Er wird nur dieses eine Mal gezeigt. Ein früherer Code gilt nicht mehr.
recovery-renew = Neuen Code erstellen
recovery-text = Der Weg zurück in dein Konto, wenn du das Passwort vergisst.
recovery-title = Wiederherstellungscode

## sessions

sessions-device = { $browser } unter { $system }
sessions-end = Abmelden
sessions-end_all = Überall abmelden
sessions-end_all_sure = Wirklich überall, auch auf diesem Gerät?
sessions-end_others = Alle anderen Geräte abmelden
sessions-ended = Das Gerät ist abgemeldet.
sessions-ended_all = Du bist überall abgemeldet. Deine Platzlinks gelten nicht mehr.
sessions-ended_others = Alle anderen Geräte sind abgemeldet.
sessions-here = Dieses Gerät
sessions-link = Ein Gerät mit Platzlink (Platz { $seat })
sessions-only = Du bist auf keinem anderen Gerät angemeldet.
sessions-since = seit { $time }
sessions-table = zum Tisch
sessions-text = Wenn du ein Gerät in dieser Liste nicht kennst, melde es ab und ändere dein Passwort.
sessions-text_guest = Dieses Gerät und Geräte, die über einen deiner Platzlinks kamen.
sessions-title = Wo du angemeldet bist
sessions-unknown = Unbekanntes Gerät
sessions-used = Zuletzt benutzt { $time }

## totp

totp-begin = Einschalten
totp-confirm = Bestätigen und einschalten
totp-end = Ausschalten
totp-is_off = Zwei-Faktor-Codes sind ausgeschaltet.
totp-is_on = Zwei-Faktor-Codes sind eingeschaltet. Ab jetzt fragt jede Anmeldung danach.
totp-next = Weiter
totp-off = Zwei-Faktor-Codes sind ausgeschaltet.
totp-on = Zwei-Faktor-Codes sind eingeschaltet.
totp-qr = QR-Code für die Authenticator-App
totp-step_app = Öffne eine Authenticator-App auf deinem Telefon.
totp-step_code = Gib den Code ein, den die App zeigt.
totp-step_scan = Scanne den QR-Code oder gib diesen Schlüssel ein:
totp-text = Damit öffnet ein gestohlenes Passwort allein dein Konto nicht: Die Anmeldung verlangt auch einen Code von deinem Telefon.
totp-title = Zwei-Faktor-Codes

## webhook

webhook-heading = Lost Temples: Geheimnis des Webhooks { $address }
webhook-once = Dein Programm prüft damit, dass ein Aufruf von diesem Server kommt. Es wird nur dieses eine Mal gezeigt; erneutes Speichern erzeugt ein neues.
webhook-removed = Der Webhook ist entfernt.
webhook-secret = Geheimnis deines Webhooks
webhook-title = Für Programme
