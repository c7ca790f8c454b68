## score

score-now = Punkte bisher
score-total = Summe

## end

end-won = { $name } gewinnt
end-shared = Geteilter Sieg: { $names }
end-tie = Unentschieden: { $names }
end-none = Die Partie endete ohne Ergebnis
end-counting = Die Punkte werden gezählt…
end-again = Noch einmal spielen
end-wants = Warten auf die anderen…
end-board = Spielplan ansehen
end-back = Zurück zum Ergebnis
end-replay = Noch einmal ansehen
end-breakdown = Woher die Punkte kamen
end-curve = Das erwartete Endergebnis, Schritt für Schritt
end-step = Schritt
end-points = Punkte
end-turning = Wendepunkte
end-no_turning = Kein einzelner Moment sticht hervor.
end-better = Ein starker Spieler bevorzugt „{ $what }“, etwa { $n } Punkte mehr wert.
end-analysing = Die Partie wird analysiert…
end-first = Deine erste Partie dieser Art: { $kind }.
end-best = Persönliche Bestleistung: { $n } Punkte, vorher { $before } ({ $kind }).
end-not_best = Dein bestes Ergebnis bisher: { $before } Punkte ({ $kind }).
end-players =
    { $n ->
        [1] allein
       *[other] { $n } Spieler
    }

## replay

replay-title = Wiederholung
replay-of = Wiederholung: { $game }
replay-viewer = Gesehen von
replay-own = mir
replay-spectator = einem Zuschauer
replay-table = Zum Tisch
replay-start = Der Anfang.
replay-hidden = Etwas Verborgenes ist geschehen.
replay-setup = Der Tisch wird aufgebaut.
replay-chose = { $name } trifft eine Wahl; was daraus wird, folgt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-slider = Schritt der Partie
replay-step = { $n } von { $of }
replay-rounds = Zu einer Runde springen
replay-share = Link kopieren
