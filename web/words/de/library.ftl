## plain

plain-table = Tisch
plain-piles = Stapel

## learn

learn-intro = Eine erste Partie mit Begleitung: etwa ein Dutzend Schritte in deinem Tempo, in einer echten Partie gegen einen leichten Bot.
learn-then = Danach oder gleich jetzt: eine erste Partie mit Rat. Sie weist auf klare Fehler hin, und du kannst sie zurücknehmen.
learn-advised = Erste Partie mit Rat
learn-begin = Beginnen
learn-none = Eine geführte Partie gibt es hier nicht: { $game }.

## components

components-search = Namen und Texte durchsuchen
components-family = Art
components-icon = Mit Symbol
components-sure = Wie sicher
components-count =
    { $n ->
        [one] { $n } Teil
       *[other] { $n } Teile
    }

## check

check-intro = Manche Werte stehen auf Karten, Plättchen und Plänen, die wir nicht gesehen haben. Wenn du die Schachtel besitzt, vergleiche: Verbessere, was abweicht, und hake ab, was stimmt. Die unsichersten Werte kommen zuerst.
check-help = Effekte und Preise schreibt man wie in den Tabellen: „gain coin 2; draw“, „coin arrowhead 2“; Listen haben Kommas. Ein Teil, das du abhakst oder änderst, gilt in allen Feldern als geprüft. Was du einträgst, bleibt in diesem Browser, bis du es benutzt.
check-running = Wenn du die Werte hier benutzt, gelten sie für neue Partien. Begonnene Partien behalten die Tabellen, mit denen sie begannen, auch nach einem Neustart.
check-print = Liste drucken
check-everything = Auch zeigen, was sicher ist
check-reset = Wieder die eingebauten Tabellen benutzen
check-reset_one = Meine Änderungen verwerfen
check-same = Wie in meiner Schachtel
check-more =
    { $n ->
        [one] { $n } leeres Feld
       *[other] { $n } leere Felder
    }
check-nothing = Nichts mehr zu prüfen: Jeder Wert steht in der Anleitung oder wurde geprüft.
check-count = { $n } zu prüfen, { $of } abgehakt
check-ticked =
    { $n ->
        [one] { $n } Teil abgehakt
       *[other] { $n } Teile abgehakt
    }
check-wrong =
    { $n ->
        [one] { $n } Wert stimmt noch nicht
       *[other] { $n } Werte stimmen noch nicht
    }
check-download = Inhaltsordner herunterladen
check-downloaded = Heruntergeladen. Entpacke ihn und starte: temples play --content mybox
check-use = In neuen Partien benutzen
check-used = Neue Partien werden mit deinen Werten gespielt. Begonnene Partien behalten ihre.
check-was_reset = Neue Partien werden wieder mit den eingebauten Tabellen gespielt.
check-reconstructed = Von uns rekonstruiert
check-public = Aus öffentlichen Quellen
check-checked = Geprüft
check-rulebook = Aus der Anleitung

## sure

sure-rulebook = aus der Anleitung
sure-checked = an einer Schachtel geprüft
sure-public = aus öffentlichen Quellen
sure-reconstructed = rekonstruiert

## confidence

confidence-rulebook = Diese Werte stehen in der Anleitung.
confidence-checked = Jemand hat diese Werte mit seiner Schachtel verglichen.
confidence-public = Diese Werte stammen aus öffentlichen Quellen.
confidence-reconstructed = Einige dieser Werte haben wir rekonstruiert; deine Schachtel kann abweichen.

## rules

rules-title = Regeln: { $game }
rules-intro = Die Regeln in unseren eigenen Worten, mit Beispielen. Suche, oder folge am Tisch dem Wort „Regel“ neben einer Frage.
rules-red = Rot
rules-blue = Blau
rules-yellow = Gelb
rules-green = Grün
rules-no_picture = Das Bild ist nicht angekommen.
rules-search = Regeln durchsuchen
rules-none = Kein Abschnitt enthält diese Wörter.
rules-example = Beispiel
rules-contents = Inhalt
rules-found =
    { $n ->
        [one] { $n } Abschnitt
       *[other] { $n } Abschnitte
    }
