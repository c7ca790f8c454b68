name-tile = Plättchen: { $tile }
name-wheel = Sektor { $n } des Preisrads
room-spot = Platz { $spots }: { $effect }
room-spots = Plätze { $spots }: { $effect }
rule-light = Das Ausgraben bringt 1 Punkt je Tür dieser Farbe in allen deinen Räumen, diesen eingeschlossen; die erste Fahne nimmt den Bonus.
rule-sanctuary = Keine Türen; bei jeder Wertung belohnt der Altar unter denen, die hier eine Fahne haben, den Spieler mit den meisten Schlüsseln seiner Farbe im Lager.
rule-treasure = Keine Türen; sie kommt sofort auf das letzte leere Feld des Tempels.
rule-secret = Zugang nur von draußen durch einen Geheimgang.
