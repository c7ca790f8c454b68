# Regeltexte der Effekte und Kosten. Ein Satzteil beginnt klein und hat keinen Punkt.

cost-pay = { $what } zahlen
cost-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } aus deiner Hand verbrauchen
cost-fear = { $n ->
    [one] 1 Furchtkarte
   *[other] { $n } Furchtkarten
 } nehmen
cost-idols = { $n ->
    [one] 1 Idol
   *[other] { $n } Idole
 } aus deinen Kisten abgeben

verb-gain = erhalte { $what }
verb-travel = erhalte { $what } für Reisen bis zum Ende des Zuges
verb-fear = nimm { $n ->
    [one] 1 Furchtkarte
   *[other] { $n } Furchtkarten
 } in deinen Spielbereich
verb-draw = du darfst { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
 } ziehen
verb-draw-bottom = du darfst { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
 } von unten aus deinem Nachziehstapel ziehen
verb-exile = du darfst 1 Karte aus deiner Hand oder deinem Spielbereich verbannen
verb-useup = verbrauche 1 Karte aus deiner Hand
verb-upgrade = du darfst 1 Ressource verbessern (eine Tafel zu einer Pfeilspitze oder eine Pfeilspitze zu einem Juwel)
verb-refresh = du darfst 1 deiner Assistenten auffrischen
verb-refresh-all = frische alle deine Assistenten auf
verb-recruit = nimm den obersten Assistenten von einem Stapel des Vorrats, Silberseite oben und einsatzbereit
verb-promote = drehe 1 deiner Assistenten von der Silberseite auf die Goldseite und frische ihn auf
verb-supply-silver = nutze die Silberseite des obersten Assistenten eines Stapels im Vorrat (er bleibt dort)
verb-supply-gold = nutze die Goldseite des obersten Assistenten eines Stapels im Vorrat (er bleibt dort)
verb-exchange = tausche 1 deiner Assistenten gegen den obersten eines Stapels im Vorrat, der einsatzbereit und auf derselben Seite, Silber oder Gold, zu dir kommt
verb-rescue = sieh dir die Assistenten an, die hier warten, und nimm 1 davon, Silberseite oben und erschöpft
verb-send = du darfst jetzt an einer Stätte graben oder eine entdecken
verb-send-shell = du darfst einen Archäologen ohne Reisekosten auf ein freies Feld eines Lagers entsenden und den Effekt des Lagers zweimal nutzen
verb-send-travel = du darfst jetzt an einer Stätte graben oder eine entdecken; auf die Reisekosten angerechnet: { $icons }
verb-send-compass = du darfst jetzt an einer Stätte graben oder eine entdecken; eine Entdeckung kostet { $compasses } weniger
verb-send-both = du darfst jetzt an einer Stätte graben oder eine entdecken; auf die Reisekosten angerechnet: { $icons }; eine Entdeckung kostet { $compasses } weniger
verb-relocate = versetze 1 deiner Archäologen ohne Reisekosten von einer Stätte auf ein freies Feld eines anderen Lagers und aktiviere es
verb-relocate-level1 = versetze 1 deiner Archäologen ohne Reisekosten von einer Stätte auf ein freies Feld eines anderen Lagers oder einer anderen entdeckten Stätte der Stufe I und aktiviere diese Stätte
verb-activate-camp = aktiviere { $n ->
    [one] 1 Lager, ob besetzt oder nicht
   *[other] { $n } verschiedene Lager, ob besetzt oder nicht
 }
verb-activate-empty_camp = aktiviere { $n ->
    [one] 1 Lager, das niemand besetzt
   *[other] { $n } verschiedene Lager, die niemand besetzt
 }
verb-activate-level1 = aktiviere { $n ->
    [one] 1 entdeckte Stätte der Stufe I, ob besetzt oder nicht
   *[other] { $n } verschiedene entdeckte Stätten der Stufe I, ob besetzt oder nicht
 }
verb-activate-mine = aktiviere { $n ->
    [one] 1 Stätte, an der du einen Archäologen hast (auf Stufe II zahle zuerst 2 Kompasse)
   *[other] { $n } verschiedene Stätten, an denen du einen Archäologen hast (auf Stufe II zahle zuerst 2 Kompasse)
 }
verb-activate-occupied = aktiviere { $n ->
    [one] 1 Stätte, an der du einen Archäologen hast
   *[other] { $n } verschiedene Stätten, an denen du einen Archäologen hast
 }
verb-scout = decke das oberste Plättchen des Stapels der Stufe { $level } auf, führe es aus und lege es unter den Stapel
verb-overcome = du darfst 1 Wächter an einer Stätte, an der du einen Archäologen hast, ohne Kosten überwinden
verb-overcome-alone = du darfst 1 Wächter ohne Kosten überwinden, an jeder Stätte, an der kein anderer Spieler einen Archäologen hat
verb-buy-item = du darfst 1 Gegenstand{ $minus ->
    [0] { "" }
   *[other] { " " }für { $coins } weniger
 } kaufen
verb-buy-artifact = du darfst 1 Artefakt{ $minus ->
    [0] { "" }
   *[other] { " " }für { $compasses } weniger
 } kaufen
verb-buy-either = du darfst 1 Gegenstand{ $minus ->
    [0] { "" }
   *[other] { " " }für { $coins } weniger
 } oder 1 Artefakt{ $minus ->
    [0] { "" }
   *[other] { " " }für { $compasses } weniger
 } kaufen
verb-reveal-item = decke die oberste Karte des Gegenstandsstapels auf; du darfst sie oder einen Gegenstand der Auslage{ $minus ->
    [0] { "" }
   *[other] { " " }für { $coins } weniger
 } kaufen
verb-reveal-artifact = decke die oberste Karte des Artefaktstapels auf; du darfst sie oder ein Artefakt der Auslage{ $minus ->
    [0] { "" }
   *[other] { " " }für { $compasses } weniger
 } kaufen
verb-reveal-either = decke die obersten Karten beider Stapel auf; du darfst eine davon kaufen, einen Gegenstand{ $minus ->
    [0] { "" }
   *[other] { " " }für { $coins } weniger
 } oder ein Artefakt{ $minus ->
    [0] { "" }
   *[other] { " " }für { $compasses } weniger
 }
verb-take-artifact = nimm 1 Artefakt aus der Auslage, ohne zu zahlen; du darfst seinen Effekt nutzen
verb-take-bottom = nimm 1 Gegenstand aus der Auslage, ohne zu zahlen, und lege ihn unter deinen Nachziehstapel
verb-take-hand = nimm 1 Gegenstand aus der Auslage, ohne zu zahlen, auf die Hand
verb-take-top = nimm 1 Gegenstand aus der Auslage, ohne zu zahlen, und lege ihn auf deinen Nachziehstapel
verb-research = du darfst einmal forschen
verb-research-minus = du darfst einmal für { $minus } weniger forschen
verb-journal = du darfst einmal mit deinem Notizbuch ohne Kosten forschen
verb-per-guardian = erhalte { $what } für jeden Wächter, den du überwunden hast, und für jeden Wächter an einer Stätte, die du besetzt, höchstens { $max }
verb-per-idol = erhalte { $what } für jedes deiner Idole, in Kisten und auf Idolplätzen, höchstens { $max }
verb-per-archaeologist = erhalte { $what } für jeden deiner Archäologen an einer Stätte, höchstens { $max }
verb-pass = passe (das ist deine Hauptaktion)
verb-protect = am Ende dieser Runde erhältst du keine Furcht von Wächtern
verb-planes = für den Rest dieser Runde sind alle deine Reisesymbole Flugzeuge
verb-recall = nimm 1 deiner Archäologen von einer Stätte auf dein Tableau zurück, ohne Furcht
verb-look = wähle { $numbers } und ziehe so viele Karten: behalte 1 auf der Hand, du darfst 1 auf deinen Nachziehstapel zurücklegen, und die anderen kommen in deinen Spielbereich
verb-look-bottom = wähle { $numbers } und ziehe so viele Karten von unten aus deinem Nachziehstapel: behalte 1 auf der Hand, und die anderen kommen in deinen Spielbereich
verb-hammer = verbanne den Gegenstand ganz rechts in der Auslage; dann darfst du einen beliebigen verbannten Gegenstand nehmen und unter deinen Nachziehstapel legen
verb-unslot = lege 1 deiner Idole von seinem Idolplatz zurück in deine Kisten (der Idolplatz ist wieder leer)
verb-crown = versetze 1 Wächter von einer Stätte, die du besetzt, zu einem Lager oder einer entdeckten Stätte der Stufe I ohne Archäologen und Wächter und aktiviere diese Stätte
verb-idol = nutze den Effekt von 1 offenen Idol auf dem Spielplan
verb-ready = du darfst 1 deiner benutzten Wächter wieder aufdecken
