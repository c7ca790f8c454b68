rules-goal = Worum es geht
    .text1 = Jeder leitet eine Expedition auf einer Insel. Gespielt werden fünf Runden. Du schickst Archäologen in Lager und Ruinen, überwindest Wächter, kaufst Gegenstände und Artefakte und steigst eine Forschungsleiste hinauf, die beim verlorenen Tempel endet.
    .text2 = Punkte bringen die Forschungsleiste, Tempelplättchen, Idole, leere Idolplätze, Wächter und Karten. Furchtkarten kosten Punkte. Übrige Ressourcen sind nichts wert. Wer die meisten Punkte hat, gewinnt.

rules-turn = Dein Zug
    .text1 = In deinem Zug machst du genau eine Hauptaktion und beliebig viele freie Aktionen, davor, danach oder zwischen ihren Schritten.
    .text2 = Hauptaktionen: in einem Lager oder an einer bekannten Stätte graben, eine neue Stätte entdecken, einen Wächter überwinden, eine Karte kaufen, eine Karte spielen, deren Effekt nicht frei ist, forschen, einen Assistenten nutzen, der das verlangt, oder passen.
    .text3 = Freie Aktionen: Karteneffekte mit einem Blitz, ein Idol auf einen Idolplatz legen, die Gunst eines überwundenen Wächters und die meisten Assistenten.
    .text4 = Ein Zug nur mit freien Aktionen ist nicht möglich: Ohne andere Hauptaktion passt du. Wer gepasst hat, wird übersprungen; der letzte verbliebene Spieler darf Zug um Zug machen. Wenn alle gepasst haben, endet die Runde.
    .text5 = Du bezahlst Kosten vollständig, bevor du etwas dafür bekommst; eine Belohnung hilft also nie, ihren eigenen Preis zu zahlen.
    .example = Dir fehlt eine Münze, um eine Karte für drei zu kaufen. Bevor du zahlst, spielst du eine Karte mit Blitz, die eine Münze bringt, und dann kaufst du.

rules-travel = Reisen
    .text1 = Stätten, manche Wächter und manche Assistenten verlangen Reisesymbole: Stiefel, Auto, Schiff oder Flugzeug. Handkarten zahlen mit den Symbolen in ihrer Ecke; eine so ausgegebene Karte kommt in deinen Spielbereich, und ihr Effekt tritt nicht ein.
    .text2 = Ein Flugzeug zahlt für alles. Ein Auto oder ein Schiff zahlt für sich selbst oder für einen Stiefel. Ein Stiefel zahlt nur für einen Stiefel. Für zwei Münzen charterst du ein Flugzeug, so oft du willst.
    .text3 = Kosten von zwei Symbolen darfst du aus mehreren Quellen zahlen. Zeigt eine Karte zwei Symbole und du brauchst eines, bleibt das andere bis zum Ende deines Zuges nutzbar und verfällt dann. Du darfst absichtlich zu viel zahlen.
    .text4 = Ein Rabatt zählt als Symbole oder Ressourcen, die du für diese eine Aktion hast; er geht nie unter null und lässt sich nicht aufsparen.
    .example = Eine Stätte verlangt ein Schiff und einen Stiefel. Eine Furchtkarte zahlt den Stiefel, und für zwei Münzen charterst du ein Flugzeug, das für das Schiff einspringt.

rules-sites = Graben
    .text1 = Zum Graben brauchst du einen Archäologen auf deinem Tableau. Wähle ein freies Feld eines Lagers oder einer entdeckten Stätte, bezahle die Reise, stelle den Archäologen dorthin und nutze den Effekt des Ortes.
    .text2 = Ein Lager hat zwei Felder, für einen Stiefel und für zwei; du darfst jedes nehmen, sogar beide. Bei weniger Spielern sind manche Felder gesperrt. Entdeckte Stätten haben ein Feld.
    .text3 = Ein Effekt mit einem Preis vor einem Pfeil ist freiwillig. Teile ohne Schrägstrich dazwischen bekommst du alle, auch die Furcht. Neben einem Wächter darfst du graben; er stört den Effekt nicht.
    .text4 = Versetzen bewegt einen Archäologen, der schon unterwegs ist, ohne Reisekosten zu einer anderen bekannten Stätte. Aktivieren nutzt den Effekt einer bekannten Stätte, ohne dass jemand hingeht.
    .figure = Die fünf Lager liegen am Fuß der Insel. Blau steht im vierten.

rules-discover = Eine Stätte entdecken
    .text1 = Zahle Kompasse (drei für Stufe I, sechs für Stufe II) und die gezeigte Reise und stelle deinen Archäologen dorthin.
    .text2 = Dann in dieser Reihenfolge: Nimm die Idole des Ortes (das offene bringt seinen Effekt, ein verdecktes kommt einfach in deine Kisten), decke das oberste Stättenplättchen dieser Stufe auf und nutze es, und decke zuletzt einen Wächter auf, der dort bleibt.
    .text3 = Kompasse zahlt man nur für die Entdeckung. Wer später dort gräbt, zahlt nur die Reise.
    .example = Mit drei Kompassen und einer Autokarte entdeckst du eine Stätte der Stufe I. Ihr Idol bringt eine Münze, das neue Plättchen zwei Tafeln, und ein Wächter erscheint. Lässt du ihn dort, bringt dein Archäologe eine Furchtkarte nach Hause.
    .figure = Unentdeckte Stätten liegen im Nebel, jede mit ihrem Idol und ihrem Preis. Die daneben sind entdeckt: Dort liegt ein Plättchen, und jemand gräbt.

rules-guardians = Wächter
    .text1 = Um einen Wächter zu überwinden, brauchst du einen Archäologen an seiner Stätte und musst zahlen, was er verlangt: Ressourcen, Reisesymbole oder eine Handkarte. Du nimmst das Plättchen: 5 Punkte und eine Gunst.
    .text2 = Die Gunst ist eine freie Aktion, einmal in der Partie. Danach wird das Plättchen umgedreht; die Punkte bleiben.
    .text3 = Am Ende einer Runde bringt jeder Archäologe, der von einer Stätte mit Wächter heimkommt, eine Furchtkarte mit. Wer rechtzeitig weggeht, vermeidet das.
    .figure = Ein Wächter bewacht diese Stätte. Ist er am Ende der Runde noch da, bringt der blaue Archäologe eine Furchtkarte nach Hause.

rules-idols = Idole und Idolplätze
    .text1 = Jedes Idol ist 3 Punkte wert. Als freie Aktion darfst du eines aus deinen Kisten auf den linken freien Idolplatz deines Tableaus legen und einen der fünf dort gezeigten Effekte wählen.
    .text2 = Ein Idol auf einem Idolplatz zählt weiter 3 Punkte, aber die Punkte des Platzes sind verdeckt. Leere Plätze bringen von links nach rechts 1, 2, 3 und 4 Punkte.
    .example = Der erste Platz kostet dich einen Punkt und bringt zum Beispiel im richtigen Moment ein Juwel. Der vierte kostet vier Punkte: In der letzten Runde lohnt sich das selten.
    .figure = Ein Idol liegt auf dem ersten Platz: Dort gab es eine Wirkung, und es verdeckt 1 Punkt. Die leeren Plätze geben noch 2, 3 und 4.

rules-cards = Karten: Hand, Nachziehstapel, Spielbereich, Verbannung
    .text1 = Eine Handkarte nutzt du entweder zum Reisen oder für ihren Effekt. So oder so liegt sie bis zum Ende der Runde in deinem Spielbereich. Der Nachziehstapel wird während einer Runde nicht neu gemischt: Ist er leer, ziehst du nichts.
    .text2 = Ein Handkartenlimit gibt es nicht. Ziehen ist immer freiwillig.
    .text3 = Eine Karte verbrauchen heißt, sie ohne Gegenleistung von der Hand in den Spielbereich zu legen; jede Karte ist möglich, auch Furcht.
    .text4 = Verbannen ist freiwillig: eine Karte aus deiner Hand oder deinem Spielbereich, nie aus dem Nachziehstapel. Sie ist für immer aus deinen Karten verschwunden. Furcht kommt in den Vorrat zurück. Eine Karte, die verbannt, darf sich selbst verbannen, denn sie liegt schon im Spielbereich.
    .text5 = Deine Karten zählen Punkte, wo immer sie sind: im Nachziehstapel, auf der Hand oder im Spielbereich.
    .figure = Fünf Handkarten neben dem Nachziehstapel. Erkundung bezahlt mit dem Zeichen in ihrer Ecke ein Schiff, oder sie gibt ihre Wirkung.

rules-buying = Karten kaufen
    .text1 = Gegenstände liegen rechts vom Mondstab und kosten Münzen. Ein gekaufter Gegenstand kommt verdeckt unter deinen Nachziehstapel, du ziehst ihn also bald.
    .text2 = Artefakte liegen links davon und kosten Kompasse. Ein gekauftes Artefakt kommt in deinen Spielbereich, und du darfst seinen Effekt sofort nutzen. Spielst du es später von der Hand, kostet das zusätzlich eine Tafel.
    .text3 = Die Auslage wird am Ende deines Zuges mit Karten derselben Art aufgefüllt.
    .text4 = Eine Karte erhalten heißt, sie zu kaufen, ohne zu zahlen.
    .example = Dein Nachziehstapel ist leer, und du kaufst einen Gegenstand: Er ist jetzt auch die oberste Karte, und ein Effekt zum Ziehen bringt ihn noch in dieser Runde auf deine Hand.
    .figure = Artefakte liegen links vom Mondstab, Gegenstände rechts.

rules-fear = Furcht
    .text1 = Eine Furchtkarte zählt minus einen Punkt und hat keinen Effekt; auf der Hand taugt sie immerhin für einen Stiefel oder zum Verbrauchen. Eine Furchtkarte, die du erhältst, kommt in deinen Spielbereich.
    .text2 = Ist der Vorrat leer, nimmst du stattdessen ein Furchtplättchen, das minus zwei zählt; es bleibt im Spielbereich und kann dort wie eine Karte verbannt werden.
    .figure = Eine Furchtkarte ist auf der Hand und bezahlt noch einen Stiefel; eine andere liegt im Spielbereich.

rules-research = Forschen
    .text1 = Bewege deine Lupe oder dein Notizbuch über eine Brücke eine Reihe nach oben und zahle, was das Feld verlangt. Forschungsmarker dürfen sich Felder teilen.
    .text2 = Das Notizbuch steht nie in einer höheren Reihe als deine Lupe; dieselbe Reihe ist erlaubt. Der erste Schritt gehört also immer der Lupe. Auf den meisten Plänen kann das Notizbuch den verlorenen Tempel nicht betreten.
    .text3 = Der erste Marker auf einem Feld, gleich von wem, nimmt das Bonusplättchen, das dort liegt. Danach oder davor bekommst du die Belohnung der Reihe für den bewegten Marker: Lupe und Notizbuch haben verschiedene Belohnungen. Was nicht möglich ist, entfällt.
    .example = Deine Lupe betritt ein Feld mit dem Bonusplättchen „Kompass“, und die Reihe bringt der Lupe „einen Assistenten anwerben“. Du wählst, was zuerst kommt.
    .figure = Lupe und Notizbuch von Rot stehen in der zweiten Reihe; das Notizbuch von Blau ist eine Reihe zurück.

rules-temple = Der verlorene Tempel und seine Plättchen
    .text1 = Eine Lupe, die den verlorenen Tempel erreicht, nimmt den besten noch freien Ankunftsplatz; früher ist mehr wert. Dann sieht sich ihr Spieler die verdeckten Bonusplättchen dort an, behält und nutzt eines und legt die anderen zurück.
    .text2 = Ist deine Lupe dort, kauft eine Forschungsaktion ein Tempelplättchen: 2 Punkte für einen von drei Preisen, 6 Punkte für zwei benachbarte Preise, 11 Punkte für alle drei. Forschungsrabatte gelten auch hier.
    .figure = Die Tempelplättchen über der Leiste: drei Stapel zu 2 Punkten, zwei zu 6 und einer zu 11, jeder mit seinem Preis.

rules-assistants = Assistenten
    .text1 = Du hast Platz für zwei Assistenten. Ein neuer kommt mit der Silberseite nach oben und einsatzbereit, du darfst ihn also noch im selben Zug nutzen. Wer genutzt wurde, wird quer gedreht.
    .text2 = Assistenten werden am Ende der Runde und durch manche Effekte aufgefrischt. Verbessern dreht einen silbernen Assistenten auf Gold und frischt ihn auf.
    .text3 = Nur der oberste Assistent jedes Stapels im Vorrat ist bekannt.
    .figure = Der erste Assistent ist benutzt und liegt quer, bis die Runde endet; der zweite ist bereit.

rules-round-end = Ende der Runde
    .text1 = Die Archäologen kommen nach Hause, mit einer Furcht für jeden, der eine bewachte Stätte verlässt. Jede Karte auf der Hand wird behalten oder abgeworfen. Der Spielbereich wird gemischt und kommt unter den Nachziehstapel. Assistenten werden aufgefrischt.
    .text2 = In der Auslage werden die Karten auf beiden Seiten des Mondstabs verbannt, der Stab rückt um eins nach rechts, und die Auslage wird aufgefüllt. Der Startspieler wechselt, und alle ziehen auf fünf Karten nach.
    .text3 = Nach der fünften Runde kommen nur noch die Archäologen nach Hause; dann werden die Punkte gezählt.
    .figure = Endet diese Runde, werden die beiden Karten neben dem Mondstab verbannt, und er rückt um eins nach rechts.

rules-scoring = Wertung und Gleichstand
    .text1 = Zähle die Reihen von Lupe und Notizbuch (oder den Ankunftsplatz), Tempelplättchen, 3 pro Idol, leere Idolplätze, 5 pro Wächter und die Punkte deiner Karten zusammen, minus eins pro Furchtkarte und minus zwei pro Furchtplättchen.
    .text2 = Bei Gleichstand gewinnt, wer zuerst im verlorenen Tempel war; ist von ihnen keiner dort, die höhere Forschungswertung; sonst wird der Sieg geteilt.

rules-hidden = Was offen und was verdeckt ist
    .text1 = Verdeckt: Handkarten, die Reihenfolge der Nachziehstapel, noch nicht ausgeteilte Stapel, verdeckte Idole, die Bonusplättchen im Tempel. Offen: Spielbereiche, Auslage, verbannte Karten, Ressourcen, Assistenten, Wächter und wie groß Stapel und Hände sind.
    .text2 = Alles Offene kannst du hier jederzeit ansehen: Halte eine Karte, ein Plättchen oder einen Stapel gedrückt oder zeige darauf.
    .text3 = Was du in deinem Zug getan hast, darfst du zurücknehmen, solange nichts Verdecktes aufgedeckt wurde und niemand sonst gehandelt hat. Aktionen, die etwas aufdecken, sagen das vorher.

rules-snake = Schlangentempel
    .text1 = Die Preise sind höher. An einer Brücke muss jeder Marker ein Idol aus deinen Kisten zahlen, das aus dem Spiel kommt.
    .text2 = Gefangene Assistenten warten auf der Leiste: Wer dort ankommt, darf einen retten. Er kommt mit der Silberseite nach oben, aber erschöpft.

rules-solo = Allein gegen den Rivalen
    .text1 = Du spielst als Zweiter auf einem Plan für zwei. Der Rivale hat sechs Archäologen und eine Lupe, beginnt jede Runde und zieht pro Zug ein Plättchen, zehn in einer Runde. Fünf Plättchen sind Grabungen; von jeder der fünf anderen Aktionen gibt es ein leichteres grünes oder ein schwereres rotes. Je mehr rote, desto stärker der Rivale.
    .text2 = Das Plättchen sagt, was der Rivale tut; der Pfeil auf der Rückseite des nächsten Plättchens entscheidet bei Gleichheit zwischen links und rechts. Was nicht möglich ist, entfällt.
    .text3 = Der Rivale entdeckt in den Runden I bis III Stätten der Stufe I, später der Stufe II, kauft die billigste (grün) oder nach Punkten beste (rot) Karte, forscht kostenlos und entfernt das Bonusplättchen und einen Assistenten des Vorrats.
    .text4 = Seine Punkte: Lupe, Tempelplättchen, Wächter, Karten, 3 Punkte pro verschiedenem Idol und 2 pro doppeltem. Gleich viele Punkte sind ein Unentschieden.
    .figure = Vier Archäologen des Rivalen sind unterwegs: in zwei Lagern und an zwei Stätten. Bei einer davon ist ein Wächter.

rules-purple = Violette Plättchen und Ziele
    .text1 = Ein violettes Plättchen ist härter als ein rotes: zwei Schritte der Lupe in der letzten Runde, ein Schritt des Notizbuchs nach jedem Wächter, zwei Käufe auf einmal oder eine Stätte mit wertvolleren Idolen. Die Schwierigkeit ist rot plus zweimal violett.
    .text2 = Mit Zielen werden in jeder Runde vor deinem ersten Zug einige Plättchen aufgedeckt. Erreichst du eines zuerst, wird es nur umgedreht; erreicht es der Rivale, nimmt er ein Plättchen mit 2 Punkten. Mit der Option Vorrang ist das erste Ziel 4 wert.
    .figure = Die Plättchen des Rivalen in dieser Runde mit einem Pfeil, und drei Ziele: Zwei sind erreicht, eines ist offen.

rules-spider = Spinnentempel
    .text1 = Ein Vorrat hält dunkle Tafeln auf sieben Feldern bereit. Du nimmst sie von links und gibst sie nach rechts zurück. Eine dunkle Tafel kann eine gewöhnliche ersetzen; dann kommt sie in den Vorrat zurück.
    .text2 = Einen Altar zu aktivieren ist eine Hauptaktion: Lege eine deiner dunklen Tafeln dorthin, wenn einer deiner Forschungsmarker in einer Reihe darüber steht und du weniger als drei dort hast. Ein leerer Altar nimmt ein Artefakt der Auslage auf, ohne Kompasse; du darfst seinen Effekt sofort nutzen. Spätere Aktivierungen dürfen ihn wieder nutzen. Die auf dem Artefakt gedruckte Tafel wird nicht bezahlt, andere Preise schon.
    .text3 = Brücken können außer Ressourcen auch Reisesymbole, eine verbrauchte Karte oder ein Idol aus deinen Kisten kosten. Zum ersten Feld führen zwei Brücken: Wähle, welche du bezahlst. Mit einem Marker in Reihe 6 kauft eine Forschungsaktion Tempelplättchen mit 2 Punkten, in Reihe 7 auch solche mit 6, im verlorenen Tempel alle.
    .text4 = Vier Stätten haben einen obskuren Effekt, der einem Archäologen, der selbst dorthin kommt, eine dunkle Tafel bringt.
    .text5 = Am Ende bestimmen die im Vorrat übrigen Tafeln einen Abzug für jede Tafel, die du an Altären hast: je leerer der Vorrat, desto höher. Jeder Altar mit einem Artefakt bringt seine Punkte dem, der dort die meisten Tafeln hat, bei Gleichstand jedem voll.
    .example = Zwei Spieler haben neun Tafeln an Altäre gelegt. Neun geteilt durch zwei sind vier ganze Felder, also kostet jede deiner Tafeln dort den vierten Wert der Abzugsreihe.
    .figure = Auf dem ersten Altar liegt der Wegweisende Schädel. Rot hat dort zwei Tafeln, Blau eine.

rules-owl = Eulentempel
    .text1 = Geheimgänge zweigen seitlich von der Leiste ab. Nur die Lupe betritt sie, einmal, für den gezeigten Preis; sie nimmt, was dort liegt, und bleibt für immer. Von da an steigt deine Laterne als dritter Marker vom Start hinauf. Jeder Geheimgang wird nur einmal benutzt, gleich von wem.
    .text2 = Das Notizbuch darf so hoch stehen wie der höhere Marker von Lupe und Laterne, bis ganz nach oben.
    .text3 = Tempelplättchen liegen auf Feldern der Leiste: Mit einem Marker dort kauft eine Forschungsaktion das Plättchen für seinen Preis. Am Gipfel sind Idole und Plättchen mit 1 Punkt offen für alle, die Reihe 5 erreicht haben, Plättchen mit 5 Punkten ab Reihe 7, Plättchen mit 10 Punkten ab Reihe 9.
    .text4 = Je zwei deiner Tempelplättchen bilden ein Paar: einen weiteren Platz für ein Idol, als freie Aktion. Beide Plättchen behalten ihre Punkte.
    .text5 = Stätten in der oberen Linie der Stufe I haben zwei Idole und kosten mehr. Bei Gleichstand entscheiden Forschungsmarker plus Tempelplättchen.
    .figure = Die Lupe des Rivalen ist im ersten Geheimgang; statt ihrer steigt seine Laterne und steht rechts in Reihe 3.
