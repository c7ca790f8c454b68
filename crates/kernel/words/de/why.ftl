over = Die Partie ist zu Ende.
watching = Du schaust nur zu.
not-your-turn = Du bist nicht am Zug: Spieler { $player } entscheidet.
