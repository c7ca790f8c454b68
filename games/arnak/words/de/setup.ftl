# Der Name des Spiels, das Formular einer Partie und die Überschriften von Wertungen und Studien.

game-name = Die verlorenen Ruinen von Arnak
game-about = Erkunde eine Insel, grabe, forsche und überwinde ihre Wächter; 1 bis 4 Spieler.

form-board = Tempel
form-board-about = Die Seite des Spielplans: Sie bestimmt den Weg der Forschungsleiste und die Preise ihrer Schritte.
form-players = Spieler
form-players-about = 1 ist die Solopartie gegen den Rivalen.
form-solo = 1, gegen den Rivalen
form-twisted = Material von Verschlungene Pfade
form-twisted-about = Mischt die Karten und Plättchen der Erweiterung dazu; deren eigene Tempel brauchen sie.
form-left-out = weggelassen
form-mixed-in = dazugemischt
form-rival-by = Der Rivale: wähle
form-by-number = wie viele Plättchen jeder Farbe, zufällig gezogen
form-by-family = die Farbe jeder Aktion
form-red = Rote Plättchen (schwer)
form-purple = Violette Plättchen (schwerer)
form-stronger = Jedes rote oder violette Plättchen macht den Rivalen stärker; zusammen sind es höchstens fünf.
form-discover = Eine Stätte entdecken
form-research = Forschen
form-overcome = Einen Wächter überwinden
form-item = Einen Gegenstand kaufen
form-artifact = Ein Artefakt kaufen
form-objectives = Ziele pro Runde
form-objectives-about = Wettläufe gegen den Rivalen um Zusatzpunkte.
form-priority = Vorrang
form-priority-about = Das erste Ziel bringt dem Rivalen vier Punkte statt zwei.
form-no = nein
form-yes = ja

score-glass = Lupe
score-notebook = Notizbuch
score-lantern = Laterne
score-temple_tiles = Tempelplättchen
score-idols = Idole
score-slots = Leere Idolplätze
score-guardians = Wächter
score-items = Gegenstände
score-artifacts = Artefakte
score-fear = Furcht
score-altars = Altäre
score-dark_tablets = Dunkle Tafeln
score-objectives = Ziele

study-card = Erhaltene Karten
study-site = Entdeckte Stätten
study-guardian = Überwundene Wächter
study-assistant = Erhaltene Assistenten
study-idol = Genommene offene Idole
