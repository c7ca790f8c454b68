# Was entschieden wird, als Satz an den Spieler; beim Zufall, was aufgedeckt wird.

ask-over = Die Partie ist zu Ende.
ask-goes-on = Die Partie geht weiter.
ask-turn = Wähle deine Hauptaktion.
ask-turn-used = Deine Hauptaktion ist gemacht: Beende deinen Zug oder führe zuerst freie Aktionen aus.
ask-keep = Die Runde ist zu Ende: Wirf ab, was du nicht auf der Hand behalten willst.
ask-slot = Wähle, was dir das Idol auf dem Idolplatz bringt.
ask-choose = Wähle einen der Effekte.
ask-choose-more = Wähle { $left } verschiedene Effekte, einen nach dem anderen.
ask-offer = Du darfst zahlen.
ask-travel = Zahle { $icons } für die Reise.
ask-travel-reach = Zahle { $icons } für die Reise. Ziel: { $purpose }.
ask-travel-overcome = Zahle { $icons } für die Reise, um diesen Wächter zu überwinden: { $purpose }.
ask-travel-bridge = Zahle { $icons } für die Reise, um die Brücke zu überqueren: { $purpose }.
ask-cover = Wähle, welches Symbol der Rabatt abdeckt: { $icons }.
ask-cover-reach = Wähle, welches Symbol der Rabatt abdeckt: { $icons }. Ziel: { $purpose }.
ask-cover-overcome = Wähle, welches Symbol der Rabatt abdeckt: { $icons }. Wächter: { $purpose }.
ask-cover-bridge = Wähle, welches Symbol der Rabatt abdeckt: { $icons }. Brücke zu: { $purpose }.
ask-cards = Verbrauche { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } aus deiner Hand.
ask-cards-reach = Verbrauche { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } aus deiner Hand. Ziel: { $purpose }.
ask-cards-overcome = Verbrauche { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } aus deiner Hand, um diesen Wächter zu überwinden: { $purpose }.
ask-cards-bridge = Verbrauche { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } aus deiner Hand, um die Brücke zu überqueren: { $purpose }.
ask-tablets = Zahle { $tablets }: Wie viele davon sind dunkle?
ask-again = Du darfst ein zweites Mal ausführen: { $place }.
ask-pause = Gleich wird die Stätte aufgedeckt: Führe zuerst freie Aktionen aus oder mache weiter.
ask-resolve = Du darfst den Effekt nutzen: { $card }.
ask-buy-revealed = { $what } Aufgedeckt und ebenfalls zu kaufen: { $card }.
ask-rewards = Was kommt zuerst: das Bonusplättchen oder der Effekt der Reihe?
ask-may = Wenn du willst: { $effect }.
ask-visit = Was kommt zuerst: der Effekt der Stätte oder ihr obskurer Effekt?
ask-altar = Wähle ein Artefakt der Auslage für den Altar: { $altar }.
ask-bonus = Nimm eines der Bonusplättchen.
ask-look-bottom = Lege eine dieser Karten in deinen Spielbereich; die andere behältst du.
ask-look = Lege Karten in deinen Spielbereich, bis eine zum Behalten bleibt oder zwei: eine zum Behalten, eine zurück auf deinen Nachziehstapel.
ask-look-keep = Behalte eine dieser zwei Karten; die andere kommt zurück auf deinen Nachziehstapel.
ask-hammer = Du darfst einen verbannten Gegenstand nehmen und unter deinen Nachziehstapel legen.

chance-hand = { $who } zieht eine Karte.
chance-look = { $who } sieht sich eine Karte des eigenen Nachziehstapels an.
chance-row-artifact = Ein Artefakt kommt in die Auslage.
chance-row-item = Ein Gegenstand kommt in die Auslage.
chance-reveal-artifact = Das oberste Artefakt wird aufgedeckt.
chance-reveal-item = Der oberste Gegenstand wird aufgedeckt.
chance-tile = Das Stättenplättchen wird aufgedeckt: { $site }.
chance-scout = Das oberste Stättenplättchen der Stufe { $level } wird aufgedeckt.
chance-guardian = Ein Wächter erscheint: { $place }.
chance-supply = Der oberste Assistent von Stapel { $n } des Vorrats wird aufgedeckt.
chance-rescue = Die Assistenten, die zu retten sind, werden aufgedeckt.
chance-idol = Ein Idol wird ausgelegt: { $site }.
chance-bonus = Ein Bonusplättchen wird auf die Forschungsleiste gelegt.
chance-temple = Die Bonusplättchen des Verlorenen Tempels werden durchgesehen.
chance-colour-purple = Ein violettes Plättchen des Rivalen wird gezogen.
chance-colour-red = Ein rotes Plättchen des Rivalen wird gezogen.
chance-arrow = Der Pfeil auf dem nächsten Plättchen des Rivalen wird angesehen.
chance-rival-tile = Das nächste Plättchen des Rivalen wird aufgedeckt.
chance-objective = Ein Ziel des Rivalen wird aufgedeckt.
chance-block = Das zweite Feld eines Lagers wird gesperrt.
