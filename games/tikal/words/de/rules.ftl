rules-goal = Worum es geht
    .text1 = Ein Tempel aus 27 Feldern liegt in einem Fluss mit sechs Anlegestellen. In zwei Runden holst du mit dem Einbaum Plättchen, sammelst Schlüssel, öffnest Räume und stellst Fahnen darin auf. Punkte bringen Fahnen, Türen, Schlüssel im Lager, Altäre, Schätze und Sonderkarten.

rules-setup = Die zwei Schlüssel am Anfang
    .text1 = Vor der Partie nimmt jeder zwei Schlüssel beliebiger Farben in den Rucksack, auch zweimal dieselbe. Dein Forscher beginnt außerhalb des Tempels, dein Einbaum an der ersten Anlegestelle.
    .example = Sieh dir die Räume am Rand an: Zwei Farben, deren Türen nach außen zeigen, lassen dich in den ersten Zügen ausgraben.
    .figure = Die Schlüssel im Vorrat, in fünf Farben und Formen; darunter steht, wie viele übrig sind.

rules-turn = Dein Zug
    .text1 = Zuerst holt dein Einbaum ein Aktionsplättchen, und du nutzt, was es zeigt. Dann darf dein Forscher gehen und einmal ausgraben. Das ist der ganze Zug.
    .text2 = Sonderkarten und das Zelt kannst du jederzeit in deinem eigenen Zug nutzen. Eine zusätzliche Erkundung darf vor dem Einbaum oder nach dem Plättchen kommen, nie mitten in einer Fahrt. Mehr als drei Erkundungen gibt es in einem Zug nicht: die normale, eine durch das Zelt und eine durch eine Karte.

rules-river = Einbaum und Wald
    .text1 = Wähle irgendein Plättchen, das noch am Fluss liegt. Dein Einbaum fährt nur im Uhrzeigersinn, höchstens fünf Anlegestellen weit; ein Plättchen an deiner eigenen Anlegestelle braucht keine Fahrt. Einbäume dürfen sich eine Anlegestelle teilen.
    .text2 = Wer den Wald durchquert, gibt einen Schlüssel aus dem Rucksack in den Vorrat zurück. Ist dort keiner, verlierst du stattdessen 10 Punkte; solange du einen hast, darfst du den Verlust nicht wählen. Schlüssel im Lager werden dafür nie benutzt. Eine Karte lässt dich kostenlos durch.
    .figure = Die Einbäume fahren von Anlegestelle zu Anlegestelle um den Tempel. Rot ist an der ersten, Blau an der zweiten.

rules-deliveries = Lieferungen
    .text1 = Jedes Mal, wenn dein Einbaum an einem Wasserflugzeug vorbeikommt, darfst du liefern: beliebig viele Schätze einer Art, jeden zum Preis auf dem Rad. Sie kommen aus dem Spiel, und das Rad dreht sich um eine Stufe weiter.
    .text2 = Eine lange Fahrt kann an beiden Wasserflugzeugen vorbeiführen und zwei Lieferungen erlauben. Wer nichts liefert, dreht das Rad nicht. Was dir das Plättchen am Ende der Fahrt bringt, kommt dafür zu spät.
    .text3 = Karten erlauben mehrere Arten auf einmal, 2 Punkte mehr pro Schatz oder eine Lieferung ohne Wasserflugzeug. Wer eine spielt, muss liefern, und eine Lieferung ist beendet, bevor die nächste beginnt: Mehrere Arten werden zu denselben Preisen verkauft, dann dreht sich das Rad einmal.
    .example = Du hast drei Masken, und das Rad zeigt 4 für Masken: Am Wasserflugzeug vorbei bringt das 12 Punkte, und dann verschiebt sich der Preis jedes Schatzes.
    .figure = Ein Wasserflugzeug zwischen zwei Anlegestellen. Blau kommt mit einem Messer daran vorbei; dafür zahlt das Rad gerade 2 Punkte.

rules-tiles = Was Plättchen bewirken
    .text1 = Nutze alle Teile des Plättchens in beliebiger Reihenfolge. Ein Raum muss gelegt werden, und Punkte nimmt man immer; auf Schlüssel, Schätze, Karten und Geheimgänge darf man verzichten.
    .text2 = Schlüssel: Entscheide sofort zwischen dem Rucksack, wo er Türen öffnet und den Wald bezahlt, und dem Lager, wo er verdeckt liegt und Punkte bringt. Danach wird er nicht mehr bewegt. Ist die Farbe aufgebraucht, nimm eine andere.
    .text3 = Schatz, Sonderkarte, heller Raum: Sieh dir die obersten drei an, behalte eines und lege die anderen in derselben Reihenfolge zurück.
    .text4 = Türwertung: Wähle eine Farbe und erhalte einen Punkt für jede Tür der Räume dieser Farbe, in denen du eine Fahne hast.
    .figure = Aktionsplättchen warten an den Anlegestellen. An der dritten liegen zwei; wer eines holt, nutzt, was es zeigt.

rules-rooms = Räume legen
    .text1 = Ein heller Raum kommt auf ein beliebiges leeres Feld, gedreht, wie du willst; er muss nirgends anschließen. Ein Heiligtum kommt auf ein beliebiges leeres Feld und hat keine Türen.
    .text2 = Ist nur noch ein Feld übrig, wird dort sofort die Schatzkammer gelegt. Von da an kann man in ihr ausgraben.
    .figure = Gelegte Räume, gedreht, wie es ihren Spielern gefiel.

rules-exploring = Erkunden und ausgraben
    .text1 = Dein Forscher geht so weit, wie die Türen es erlauben. Durch eine Wand kommst du, wenn mindestens eine Seite eine Tür zeigt und dein Rucksack den Schlüssel jeder Tür an dieser Wand enthält. Schlüssel werden gezeigt, nicht ausgegeben. Das Gelände außerhalb des Tempels ist ein einziger Ort.
    .text2 = Ausgraben beendet die Bewegung: Stelle eine Fahne auf einen freien Platz des Raumes und nimm, was der Platz zeigt. In jedem Raum darfst du eine Fahne haben. Du darfst auch nur gehen oder dort ausgraben, wo du stehst.
    .text3 = In einem hellen Raum erhältst du außerdem einen Punkt pro Tür dieses Raumes und noch einmal einen pro Tür jedes Raumes derselben Farbe, in dem du schon eine Fahne hast.
    .text4 = Wenn nichts, was du hast (Schlüssel, Geheimgänge, Karten, der Schlüssel deines Zeltes), dich irgendwo ausgraben lässt, darfst du in dieser Erkundung einen Schlüssel für 10 Punkte kaufen.
    .example = Dein erster grüner Raum hat zwei Türen: 2 Punkte. Später bringt ein zweiter grüner Raum mit zwei Türen 2 + 2 = 4, ein dritter mit einer Tür 1 + 4 = 5.
    .figure = Der rote Forscher steht in einem Heiligtum, der blaue in einem Raum der zweiten Reihe; die Fahnen zeigen, wo sie ausgegraben haben.

rules-passages = Geheimgänge
    .text1 = Ein Geheimgang führt durch eine Wand oder durch eine Tür, deren Schlüssel dir fehlt. In einer Bewegung darfst du mehrere nutzen. Der Marker kommt in den Vorrat zurück.
    .text2 = Gräbst du in dem Raum aus, den ein Geheimgang gerade geöffnet hat, darfst du gleich wieder durch ihn zurückgehen und dort anhalten; das kostet nichts weiter.
    .text3 = Geheimräume außerhalb des Tempels betritt man von außen und nur durch einen Geheimgang.
    .figure = Geheime Räume liegen außerhalb des Tempels. In einem hat Blau eine Fahne gesetzt; der nächste ist noch frei.

rules-tent = Das Zelt
    .text1 = Einmal in jeder Runde bringt dein Zelt entweder einen Schlüssel beliebiger Farbe für den Rucksack oder eine weitere Erkundung. Der Schlüssel darf jederzeit in deinem Zug kommen, sogar gerade bevor er den Wald bezahlt.
    .figure = Das Zelt von Blau ist in dieser Runde noch offen.

rules-cards = Sonderkarten
    .text1 = Karten hält man verdeckt und spielt sie jederzeit im eigenen Zug, auch mehrere zusammen. Sie bringen einen Geheimgang, einen Schlüssel, eine weitere Erkundung, einen kostenlosen Weg durch den Wald oder bessere Lieferungen.
    .text2 = Drei Arten spielt man nicht, sie zählen am Ende: das Paar (je 3 Punkte, 12 für beide), die Karte mit 5 Punkten und 2 Punkte pro Farbe der hellen Räume, in denen du eine Fahne hast.
    .figure = Rot hält das Paar: zwei Karten, die am Ende zusammen zählen.

rules-scoring = Schlüssel und Altäre werten
    .text1 = Nach jeder Runde werden die Schlüssel im Lager gewertet: Bilde den größten Satz verschiedener Farben, dann den nächsten und so weiter. Sätze aus 1, 2, 3, 4 und 5 Farben bringen 1, 3, 6, 10 und 15 Punkte. Die Schlüssel bleiben und zählen am Ende noch einmal.
    .text2 = Dann die Heiligtümer: Wer von denen, die dort eine Fahne haben, die meisten Schlüssel in der Farbe des Altars im Lager hat, erhält 3 Punkte; bei Gleichstand erhält jeder 3, auch wenn niemand so einen Schlüssel hat. Der bunte Altar vergleicht alle Schlüssel im Lager.
    .example = Fünf Schlüssel im Lager in Rosa, Rosa, Blau, Grün und Gelb: ein Satz aus vier (10) und ein einzelner (1) sind 11 Punkte.
    .figure = Drei verschiedenfarbige Schlüssel im Lager von Blau bilden einen Satz zu 6 Punkten.

rules-end = Zweite Runde und Ende
    .text1 = Für die zweite Runde werden die Plättchen gemischt und neu ausgelegt, die Einbäume kehren zum Start zurück, und die Zelte sind bereit. Räume, Fahnen, das Rad und alles, was du besitzt, bleiben.
    .text2 = Nach dem letzten Plättchen der zweiten Runde erkundet jeder noch einmal, ohne das Zelt. Dann werden alle Schlüssel, Schätze und Karten aufgedeckt. Schlüssel und Altäre werden noch einmal gewertet, jeder übrige Schatz ist 1 Punkt wert, und die Karten für das Ende zählen. Bei Gleichstand wird der Sieg geteilt.

rules-variants = Varianten
    .text1 = Mehr Kontrolle: Drei Schätze liegen offen; eine Schatzaktion darf einen davon nehmen, statt einen Stapel anzusehen. Kurzes Spiel: ohne das Zelt.
    .figure = Mit mehr Kontrolle liegen drei Schätze offen neben den Stapeln: hier zwei Vasen und ein Anhänger.

rules-hidden = Was offen und was verdeckt ist
    .text1 = Offen: Rucksäcke, Geheimgänge, Fahnen, Punkte, Zelte, genommene Plättchen, Preise, das nächste Heiligtum. Verdeckt: Schlüssel im Lager, Schätze in den Lagern, Karten auf der Hand; jeder sieht, wie viele es sind. Was du dir ansiehst, siehst nur du.
