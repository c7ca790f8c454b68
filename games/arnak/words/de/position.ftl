# Warum das JSON einer Stellung nicht gelesen werden kann. Felder und Werte stehen so, wie sie in der Stellung geschrieben werden.

read-object = eine Stellung ist JSON in geschweiften Klammern mit den Feldern setup, round, players und so weiter
read-setup-missing = setup: es fehlt
read-setup = setup: { $reason }
read-value = { $path } { $reason }
read-missing = { $path } fehlt
read-no-field = { $path } ist kein Feld einer Stellung
read-no-object = { $path } ist { $value }: nötig ist JSON in geschweiften Klammern
read-list = { $path } ist { $value }: nötig ist eine Liste
read-entries = { $path } muss { $n } Einträge haben
read-more-than = { $path } hat mehr als { $most } Einträge
read-numbers = { $path } muss { $n } Zahlen haben
read-frames = stack hat mehr als { $most } Schritte
read-players = players hat { $n } Einträge statt { $seats }
read-supply = supply hat { $n } Stapel statt 3
read-null = { $path } enthält null: jeder Eintrag ist die Kennung { $what }
read-null-card = { $path }.card ist null: nötig ist die Kennung einer Karte als Text
read-twice = { $path } enthält { $word } zweimal
read-card-twice = { $path } enthält eine Karte zweimal
read-in-hand = { $path } enthält eine Karte, die schon auf der Hand ist
read-two-names = { $path } ist unter zwei Namen da
read-no-site = { $path } ist nicht die Kennung einer Stätte
read-no-bonus-spot = { $path } ist nicht die Kennung eines Feldes der Forschungsleiste mit Platz für Bonusplättchen
read-bonus-tiles = { $path } ist { $value }: nötig ist eine Liste von höchstens { $n } Bonusplättchen
read-no-stack = { $path } ist kein Stapel von Tempelplättchen dieses Plans
read-no-kind = { $path } ist keine Art dieser Plättchen
read-basics = { $path } enthält nur Startkarten
read-no-fear = { $path } kann keine Furcht enthalten
read-many-fear = { $path } enthält { $fear } Furchtkarten, und es gibt { $most }
read-fear-shuffle = { $path }: eine Furchtkarte braucht ihre Mischung: { $example }
read-shuffle = { $path } ist { $shuffle }: nötig ist eine Zahl von 0 bis { $most }
read-shuffle-twice = { $path }: Mischung { $shuffle } liegt zweimal im Nachziehstapel
read-card-elsewhere = { $path } enthält eine Karte der Mischung { $shuffle }, die schon woanders ist
read-looked = { $path }: höchstens drei Karten werden angesehen
read-no-seat = { $path } nennt Platz { $seat }, und es gibt { $players }
read-seat-twice = { $path } nennt Platz { $seat } zweimal
read-arrow = { $path } muss left oder right sein
read-settled = { $path } enthält Plätze von 1 bis 4

# Was an einer Stellung nicht stimmt, die gelesen werden kann.

position-setup = mit diesem Aufbau kann nicht gespielt werden
position-round = die Runde ist { $round }: nötig ist 1 bis 5
position-many-fear = ein Spieler hat mehr Furchtkarten als die { $most }, die es gibt
position-no-seat = { $field } ist { $seat }, und diesen Platz gibt es nicht
position-names-seat = { $field } nennt einen Platz, den es nicht gibt
position-over = eine Partie ist genau dann zu Ende, wenn nichts mehr auf dem Stapel liegt
position-pool = mehr als 40 Reisesymbole sind übrig
position-last-round = eine Partie endet mit Runde 5
position-blocked-camps = nur die zweiten Felder von Lagern sind gesperrt
position-blocked = { $n } Felder sind gesperrt statt { $wanted }
position-missing = { $name } fehlt
position-times = { $name } ist { $n }-mal da: { $zones }
position-stray = { $name } gehört nicht hierher: { $zone }
position-unknown = hier liegt etwas Unbekanntes statt { $what }: { $zone }
position-of-seat = Platz { $seat }: { $reason }
position-fear-cards = es gibt im Ganzen { $n } Furchtkarten, mit dem Vorrat, statt { $wanted }
position-item-deck = { $name } liegt im Stapel der Gegenstände, der nur Gegenstände enthält
position-artifact-deck = { $name } liegt im Stapel der Artefakte, der nur Artefakte enthält
position-row-artifacts = { $name } liegt auf Platz { $place } der Auslage: links vom Mondstab liegen Artefakte
position-row-items = { $name } liegt auf Platz { $place } der Auslage: rechts vom Mondstab liegen Gegenstände
position-top-item = { $name } liegt oben auf einem Stapel und ist kein Gegenstand
position-top-artifact = { $name } liegt oben auf einem Stapel und ist kein Artefakt
position-altar-card = { $name } liegt auf einem Altar und ist kein Artefakt
position-two-shuffles = Platz { $seat } hat eine Karte in zwei Mischungen
position-late-shuffle = Platz { $seat } hat Karten der Mischung { $shuffle } in Runde { $round }
position-bags = der Nachziehstapel von Platz { $seat } hat { $n } Beutel der Mischung { $shuffle } statt { $wanted }
position-late-fear = Platz { $seat } hat eine Furchtkarte der Mischung { $shuffle } in Runde { $round }
position-all-known = alle wissen, dass Platz { $seat } die ganze Mischung { $shuffle } hat, und doch gilt sie als verdeckt
position-hidden-fear = Platz { $seat } hat mehr verdeckte Furchtkarten als Furchtkarten auf der Hand
position-put-back = die Karten, die Platz { $seat } verdeckt zurückgelegt hat, sind nicht die, die für sich liegen
position-hidden-in-play = Platz { $seat } hat eine verdeckte Karte im Spielbereich
position-deck-no-card = der Nachziehstapel von Platz { $seat } enthält etwas, das keine Karte ist
position-look-no-card = Platz { $seat } sieht etwas an, das keine Karte ist
position-deck-entries = der Nachziehstapel von Platz { $seat } hat mehr als { $most } Einträge, die keine Gegenstände sind; lege Karten in den Beutel einer Mischung
position-nobody = niemand sitzt auf Platz { $seat }, und doch ist dort etwas
position-hand-travel = die Reisesymbole der Hand von Platz { $seat } sind falsch
position-boon-travel = die Reisesymbole der Gunst bei Platz { $seat } sind falsch
position-used-boon = Platz { $seat } hat die Gunst eines Wächters genutzt, den er nicht überwunden hat
position-many-of = Platz { $seat } hat mehr als { $most } von { $what }
position-many-cards = Platz { $seat } hat mehr als { $most } Karten auf der Hand
position-many-fear-tiles = Platz { $seat } hat mehr als { $most } Furchtplättchen
position-no-assistant = Platz { $seat } hat eine Seite oder eine Erschöpfung ohne ihren Assistenten
position-slots = Platz { $seat } hat { $n } gefüllte Idolplätze von 4
position-exiled-basics = Platz { $seat } hat eine Startkarte verbannt, die es nicht gibt
position-passed = Platz { $seat } hat gepasst und damit die Hauptaktion des Zuges gemacht
position-token-nowhere = { $who }: { $token ->
    [glass] die Lupe
    [notebook] das Notizbuch
   *[lantern] die Laterne
 } steht auf keinem Feld der Leiste
position-token-off = { $who }: { $token ->
    [glass] die Lupe
    [notebook] das Notizbuch
   *[lantern] die Laterne
 } steht nicht auf der Leiste
position-no-lantern = { $who }: dieser Plan hat keine Laterne, und doch ist eine da
position-notebook-above = { $who }: das Notizbuch steht über den anderen Forschungsmarkern
position-notebook-temple = { $who }: das Notizbuch kann nicht im Verlorenen Tempel sein
position-arrival = { $who }: eine Ankunft im Verlorenen Tempel gibt es genau dann, wenn die Lupe dort ist
position-lantern = { $who }: die Laterne steht genau dann auf der Leiste, wenn die Lupe in einem Geheimgang ist
position-no-passage = { $who }: die Lupe ist in einem Geheimgang, den dieser Plan nicht hat
position-solo = nur eine Solopartie hat einen Rivalen
position-rival-figures = der Rivale hat { $n } Figuren
position-rival-idol = der Rivale hat ein Idol einer unbekannten Art
position-rival-tile = der Rivale hat ein Plättchen, das es nicht gibt
position-rival-own = ein Plättchen fehlt, das der Rivale immer hat
position-rival-family = der Rivale hat { $n } Plättchen der Familie { $family } statt eines
position-rival-colour = das Plättchen der Familie { $family } hat die falsche Farbe
position-rival-colours = der Rivale hat { $red } rote und { $purple } violette Plättchen statt { $wanted_red } und { $wanted_purple }
position-rival-face-down = ein Plättchen liegt verdeckt, das der Rivale nicht hat
position-rival-unplayed = das { $which ->
    [first] erste
   *[current] aktuelle
 } Plättchen des Rivalen ist nicht gespielt
position-rival-first = der Rivale hat genau dann ein erstes Plättchen, wenn in dieser Runde eines gespielt wurde
position-rival-current = der Rivale hat genau in seinem eigenen Zug ein aktuelles Plättchen
position-rival-arrow = der Pfeil des Rivalen ist unbekannt, links oder rechts
position-arrow-seen = der Pfeil des nächsten Plättchens des Rivalen ist ab seinem ersten Zug zu sehen
position-arrow-none = kein verdecktes Plättchen des Rivalen hat den Pfeil, der zu sehen ist
position-no-objective = Ziel { $n } gehört nicht zu dieser Partie
position-objective-twice = ein Ziel ist zweimal zu sehen
position-objective-pile = der Stapel der Ziele enthält, was nicht dorthin gehört
position-objective-settled = ein Ziel ist entschieden, das nicht zu sehen ist
position-objective-done = etwas ist getan, das kein Ziel verlangt
position-objective-points = der Rivale kann bisher { $most } Punkte aus Zielen haben, nicht { $points }
position-tile-level = das Stättenplättchen auf { $name } ist nicht von Stufe { $level }
position-rival-off-map = eine Figur des Rivalen steht auf keinem Feld
position-rival-blocked = eine Figur des Rivalen steht auf einem gesperrten Feld
position-off-map = eine Figur von Platz { $seat } steht auf keinem Feld
position-two-figures = zwei Figuren stehen auf { $name }
position-on-blocked = eine Figur von Platz { $seat } steht auf { $name }, und das ist gesperrt
position-undiscovered = { $who }: eine Figur steht auf { $name }, und das ist nicht entdeckt
position-face-down = { $n } Assistenten liegen verdeckt, und die Stapel haben Platz für { $places }
position-supply-top = Stapel { $n } des Vorrats hat Assistenten, und keiner liegt offen obenauf
position-rescue-known = ein Spieler hat den Rettungsstapel durchgesehen, also ist er ganz bekannt
position-rescue-top = der oberste Assistent des Rettungsstapels liegt offen
position-rescue-room = der Rettungsstapel hat mehr als { $most } Assistenten
position-no-idol-there = auf { $name } gehört kein offenes Idol
position-idol-left = { $name } ist entdeckt und hat noch sein Idol
position-unknown-idol = auf { $name } liegt ein unbekanntes Idol
position-idol-gone = { $name } ist nicht entdeckt und hat kein Idol
position-idols-held = die Spieler haben { $held } Idole, und nur { $taken } haben den Plan verlassen
position-kinds = { $what } { $key }: { $n } statt { $wanted }
position-kinds-gone = { $what }: { $n } sind weder in der Schachtel noch auf dem Plan, und { $gone } wurden genommen
position-unknown-bonus = auf { $key } liegt ein unbekanntes Bonusplättchen
position-many-bonus = { $key } hat mehr als { $most } Bonusplättchen
position-stray-bonus = ein Bonusplättchen liegt neben der Leiste
position-temple-room = der Stapel im Verlorenen Tempel hat mehr als { $most } Bonusplättchen
position-temple-unknown = im Stapel des Verlorenen Tempels liegt ein unbekanntes Bonusplättchen
position-temple-known = ein Spieler hat den Stapel des Verlorenen Tempels durchgesehen, also ist er ganz bekannt
position-arrivals = die Ankünfte im Verlorenen Tempel sind [{ $found }] statt [{ $wanted }]
position-no-such-stack = es gibt einen Stapel von Tempelplättchen, den dieser Plan nicht hat
position-stack-tiles = { $key } hat { $n } Plättchen statt höchstens { $most }
position-temple-tiles = Tempelplättchen von { $value ->
    [low] niedrigem
    [middle] mittlerem
   *[high] hohem
 } Wert: { $taken } wurden genommen, und { $held } sind bei jemandem
position-dark-tablets = es gibt im Ganzen { $n } dunkle Tafeln statt { $wanted }
position-no-altar = eine Karte liegt auf einem Altar, den dieser Plan nicht hat
position-pair-idols = Platz { $seat } hat mehr Idole in Paaren von Plättchen als Paare
position-pairs = Platz { $seat } hat mehr Paare von Plättchen, als die Plättchen ergeben
position-stray-wall = ein Tempelplättchen liegt auf einem Feld, auf das keines gehört
position-marked-wall = ein Tempelplättchen der Leiste ist markiert, das nicht da ist
position-board-passage = es gibt einen Geheimgang, den dieser Plan nicht hat
position-open-passage = { $n } Marker sind im Geheimgang { $key }, der unbenutzt ist
position-used-passage = { $n } Marker sind im Geheimgang { $key }, der benutzt ist
position-altar-tablets = niemand hat mehr als drei Tafeln unter einem Altar

# Wem Figuren und Marker gehören; das Wort steht vor einem Doppelpunkt.

who-seat = Platz { $seat }
who-rival = Rivale

# Plättchen, die nach Arten gezählt werden.

tiles-idol = Idole
tiles-bonus = Bonusplättchen

# Wo ein Teil gefunden wurde; das Wort steht nach einem Doppelpunkt.

zone-site-stacks = Stättenstapel
zone-site-bottom = unter einem Stättenstapel
zone-map = Spielplan
zone-scouted = Hand des Spielers, der es sich ansieht
zone-guardian-stack = Wächterstapel
zone-rival-guardians = Wächter des Rivalen
zone-unseen-assistants = Assistenten, die niemand gesehen hat
zone-supply = Vorrat
zone-rescue = Rettungsstapel
zone-item-deck = Stapel der Gegenstände
zone-artifact-deck = Stapel der Artefakte
zone-exile = Verbannung
zone-row = Auslage
zone-item-top = oberste Karte der Gegenstände
zone-artifact-top = oberste Karte der Artefakte
zone-altars = Altäre
zone-rival-cards = Karten des Rivalen
zone-guardians = Wächter von Platz { $seat }
zone-assistants = Assistenten von Platz { $seat }
zone-hand = Hand von Platz { $seat }
zone-play-area = Spielbereich von Platz { $seat }
zone-deck = Nachziehstapel von Platz { $seat }
zone-looked = angesehene Karten von Platz { $seat }
zone-own-exile = Verbannung von Platz { $seat }
zone-both = { $first } und { $second }
