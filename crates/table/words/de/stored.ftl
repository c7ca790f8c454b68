# Warum ein gespeicherter Tisch nicht wiederhergestellt werden kann.

damaged-number = Eintrag { $found } kam, wo Eintrag { $expected } erwartet war
damaged-step = Eintrag { $number } ist kein Schritt nach diesen Regeln oder führt zu einer anderen Stellung
damaged-snapshot = Eintrag { $number } geht hinter den Schnappschuss zurück; lade stattdessen alle Einträge
damaged-nonsense = Eintrag { $number } nennt ein Mitglied oder einen Platz, den es an diesem Tisch nicht gibt
misfit-seats = die Plätze sind nicht die des Aufbaus
misfit-snapshot = der Schnappschuss gehört nicht zu diesem Tisch
load-other-rules = dieser Tisch entstand mit einem anderen Spiel, anderen Regeln oder anderen Tabellen; nur damit geht er weiter
