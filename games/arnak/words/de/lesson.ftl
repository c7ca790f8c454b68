lesson-welcome = Willkommen auf der Insel
    .text = Du leitest fünf Runden lang eine Expedition. Lager bringen Ressourcen, entlegenere Stätten bergen Idole und Wächter, und die Forschungsleiste rechts führt hinauf zum verlorenen Tempel. Wer am Ende die meisten Punkte hat, gewinnt. Diese erste Runde zeigt dir alles.

lesson-dig = Grabe in einem Lager
    .text = In jedem Zug machst du eine Hauptaktion. Schicke einen deiner beiden Archäologen ins Kompasslager, das zweite am unteren Rand der Karte: Kompasse führen zu neuen Stätten.

lesson-travel = Bezahle die Reise
    .text = Die Reise kostet einen Stiefel. Jede Handkarte kann mit dem Symbol in ihrer Ecke eine Reise bezahlen und bringt dann nicht ihren Effekt. Eine Furchtkarte hat ohnehin keinen Effekt: Zahle mit einer deiner beiden.

lesson-free = Eine freie Aktion
    .text = Das Lager hat dir zwei Kompasse gebracht, und eine neue Stätte verlangt drei. Die Erkundung trägt einen Blitz: Sie ist eine freie Aktion, vor oder nach der Hauptaktion. Spiel sie für den dritten Kompass.

lesson-end = Beende den Zug
    .text = Beende deinen Zug; bis dahin nimmt „Rückgängig“ alles zurück. Danach spielt die andere Expedition: Was sie tut, steht über dem Spielplan und im Protokoll. Zeige auf eine Zeile des Protokolls, um zu sehen, wo es war.

lesson-discover = Entdecke eine Stätte
    .text = Drei Kompasse und ein Auto: Entdecke die obere Stätte in der zweiten Spalte und bezahle das Auto mit der Finanzierung. Ihr Idol gehört dir und ist 3 Punkte wert. Mach weiter, und die Stätte selbst bringt ein Juwel; dann erwacht ihr Wächter. Beende den Zug.

lesson-overcome = Überwinde den Wächter
    .text = Ein Archäologe, der von einer bewachten Stätte heimkommt, bringt eine Furchtkarte mit, die einen Punkt kostet. Der Kristalljaguar verlangt ein Juwel, das du gerade gefunden hast, und einen Stiefel, den deine andere Furchtkarte zeigt. Überwinde ihn für 5 Punkte und eine Gunst, die du einmal nutzen kannst, und beende den Zug.

lesson-idol = Nutze das Idol
    .text = Ein Idol behält seine 3 Punkte, wenn du es auf einen Idolplatz deines Tableaus legst, aber auch der leere Platz war Punkte wert. Das ist eine freie Aktion. Lege es hin und kaufe ein Juwel für eine Münze.

lesson-research = Forsche
    .text = Deine Lupe und dein Notizbuch steigen die Forschungsleiste hinauf. Jeder Weg nach oben hat einen Preis, jede Reihe eine Belohnung, und das Notizbuch steht nie über der Lupe. Zahle das Juwel, um die Lupe auf das rechte Feld der ersten Reihe zu setzen; es bringt eine Münze.

lesson-buy = Kaufe eine Karte
    .text = Beende den Zug und kaufe im nächsten die Taschenuhr. Gegenstände (rechts vom Mondstab) kosten Münzen und kommen unter deinen Nachziehstapel. Artefakte (links davon) kosten Kompasse und wirken sofort.

lesson-pass = Passe
    .text = Beide Archäologen sind unterwegs, und es gibt nur noch wenig zu tun. Beende den Zug; spiel im nächsten die Finanzierung, wenn du magst, und passe dann: Du setzt aus, bis die Runde endet.

lesson-round = Eine neue Runde
    .text = Wenn alle gepasst haben, kommen die Archäologen nach Hause, das Gespielte wird gemischt und kommt unter den Nachziehstapel, alle ziehen auf fünf Karten nach, und der Startspieler wechselt. Beende deinen Zug; was du noch auf der Hand hast, darfst du behalten.

lesson-done = Du kennst das Spiel
    .text = Mehr brauchst du nicht. Das Notizbuch bringt in seinen ersten Reihen Assistenten; ganz oben auf der Leiste wartet der verlorene Tempel. Spiel weiter bis zur fünften Runde; „Tipp“ ganz oben zeigt dir, was ein Experte tun würde, und was du mit der Maus berührst oder gedrückt hältst, wird groß gezeigt.
