lesson-welcome = Willkommen im Tempel
    .text = Ein Fluss mit sechs Anlegestellen fließt um einen Tempel aus Räumen. In jedem Zug holt dein Einbaum ein Plättchen, dann darf dein Forscher gehen und eine Fahne aufstellen. Zwei Runden, dann wird alles gezählt. Drei Züge zeigen dir, wie.

lesson-keys = Zwei Schlüssel
    .text = Türen öffnen sich jedem, der den Schlüssel ihrer Farbe im Rucksack hat; ihn zu zeigen genügt, er wird nicht ausgegeben. Wähle für den Anfang Rosa und Grün: erst den einen Schlüssel, dann den anderen.

lesson-tile = Hole ein Plättchen
    .text = Wähle irgendein Plättchen am Fluss; dein Einbaum paddelt dorthin, nur im Uhrzeigersinn, höchstens fünf Anlegestellen weit. Zurück zu einer Anlegestelle geht es nur ganz herum und durch den Wald, und das kostet einen Schlüssel, also keine Eile: Nimm an der ersten Anlegestelle das Plättchen, das ein Heiligtum und einen Schatz zeigt.

lesson-treasure = Ein Schatz
    .text = Tu, was das Plättchen zeigt, in beliebiger Reihenfolge. Sieh dir den ersten Schatzstapel an und behalte die Vase: Das Rad sagt, dass sie jetzt 5 Punkte wert ist.

lesson-sanctuary = Ein Heiligtum
    .text = Lege das Heiligtum auf ein beliebiges leeres Feld, zum Beispiel neben den grünen Raum oben rechts. Am Ende jeder Runde bringt es 3 Punkte: unter denen, die dort eine Fahne haben, dem mit den meisten Schlüsseln in der Farbe seines Altars im Lager.

lesson-explore = Erkunde
    .text = Jetzt geht dein Forscher so weit, wie die Türen es erlauben. Grabe im grünen Raum oben rechts aus: Du stellst eine Fahne auf und erhältst einen Punkt pro Tür dieses Raumes und noch einmal einen pro Tür jedes Raumes seiner Farbe, in dem du eine Fahne hast. Dann beende den Zug.

lesson-camp = Rucksack oder Lager
    .text = Nimm das Plättchen mit dem grünen Schlüssel an der zweiten Anlegestelle. Der Schlüssel kommt entweder in den Rucksack, wo er Türen öffnet, oder verdeckt in dein Lager, wo er am Ende jeder Runde zählt: Je mehr verschiedene Farben, desto mehr sind sie zusammen wert. Grüne Türen öffnest du schon: Schick ihn ins Lager.

lesson-colour = Noch einmal dieselbe Farbe
    .text = Räume einer Farbe werden mit jeder Fahne wertvoller. Grabe im grünen Raum unten links aus: Er wertet seine eigenen Türen und die deines ersten grünen Raumes noch einmal. Beende den Zug.

lesson-seaplane = Das Wasserflugzeug
    .text = Zwischen der zweiten und der dritten Anlegestelle wartet ein Wasserflugzeug. Wer daran vorbeikommt, darf beliebig viele Schätze einer Art verkaufen; danach dreht sich das Rad. Nimm das Plättchen mit zwei Schätzen an der dritten Anlegestelle und liefere unterwegs deine Vase für 5 Punkte.

lesson-alike = Zwei gleiche
    .text = Das Rad hat sich gedreht, und jetzt sind Anhänger je 5 Punkte wert. Im ersten Stapel liegt einer: Sieh dort nach und behalte ihn.

lesson-next = Für das nächste Wasserflugzeug
    .text = Das Plättchen zeigt einen zweiten Schatz, und im zweiten Stapel liegt noch ein Anhänger. Zwei gleiche lassen sich zusammen liefern.

lesson-flag = Dein Heiligtum
    .text = Grabe in dem Heiligtum aus, das du gelegt hast. Eine Fahne nimmt dort einen seiner Plätze ein: Der erste bringt 3 Punkte und eine Sonderkarte. Behalte die Machete, die dich kostenlos durch den Wald bringt.

lesson-tent = Das Zelt
    .text = Einmal pro Runde bringt dein Zelt einen Schlüssel beliebiger Farbe für den Rucksack oder eine weitere Erkundung. Erkunde noch einmal und grabe im rosa Raum unten rechts aus.

lesson-done = Du kennst das Spiel
    .text = Mehr brauchst du nicht. Spiel die zweite Runde zu Ende; nach ihrem letzten Plättchen erkundet jeder noch einmal. Die Lampe über dem Spielplan zeigt, was ein Experte tun würde.
