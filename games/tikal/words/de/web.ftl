web-table = Tisch von Tikal II
web-temple = Der Tempel
web-river = Der Fluss
web-players = Spieler
web-sheets = Ansichten des Tisches
web-round = Runde { $n }
web-last_turns = Letzte Züge
web-game_over = Partie beendet
web-turn_of = Zug { $n } von { $all }
web-turn_order = Zugreihenfolge
web-to_act = ist am Zug
web-player = Spieler { $n }
web-score = Punkte
web-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
web-empty_space = { $name }, noch nicht entdeckt
web-outside = Außerhalb des Tempels
web-outside_short = außerhalb
web-doors_to = Türen: { $sides }
web-no_doors = keine Türen
web-explorers = Forscher: { $names }
web-flags = Fahnen: { $names }
web-flags_left = Übrige Fahnen
web-site = { $name }, { $tiles } Plättchen
web-tile = { $name }: { $text }
web-key_supply = Schlüssel im Vorrat: { $colour }
web-key_in_backpack = Schlüssel im Rucksack: { $colour }
web-treasure_pile = Schatzstapel { $n }
web-open_treasure = offener Schatz: { $name }
web-price_of = Preisrad: { $name }
web-own_treasure = Schatz im Lager: { $name }
web-hand_card = Karte auf der Hand: { $name }
web-spot = Platz { $n }
web-plain_spot = kein Bonus
web-deck = Sonderkarten
web-discard = Gespielte Karten
web-played = gespielt
web-discarded = gespielte Karte: { $name }
web-passage_supply = Geheimgänge im Vorrat
web-passages = Geheimgänge
web-light_rooms = Stapel der hellen Räume
web-sanctuaries = Nächstes Heiligtum
web-no_sanctuary = Kein Heiligtum mehr
web-tent = Zelt
web-tent_open = Zelt: in dieser Runde noch nicht benutzt
web-tent_used = Zelt: in dieser Runde benutzt
web-backpack = Rucksack
web-camp = Lager
web-camp_hidden = Schlüssel im Lager (verdeckt)
web-treasures = Schätze
web-hand = Karten auf der Hand
web-tiles_taken = Genommene Plättchen
web-wheel = Preisrad
web-delivered = { $n } geliefert
web-sets = Sätze von Schlüsseln im Lager
web-set_worth = Satz aus { $n }: { $points }
web-nothing = nichts
web-in_use = Aktuelles Plättchen
web-to_place = Zu legen
web-looks_at = { $name } sieht sich { $n } an
web-choose = Wähle
web-two_keys = Deine zwei Schlüssel
web-first_key = Wähle einen Schlüssel, dann einen anderen oder denselben zweimal.
web-second_key = Jetzt den zweiten Schlüssel, in dieser oder einer anderen Farbe.
web-put_back = Zurücklegen: Schlüssel in { $colour }
web-aid = Ein Zug
web-aid-sail = Paddle zu einem Plättchen, im Uhrzeigersinn. Der Wald kostet einen Schlüssel.
web-aid-use = Nutze das Plättchen, in beliebiger Reihenfolge.
web-aid-explore = Geh durch Türen, deren Schlüssel du trägst, und stelle eine Fahne auf.
web-aid_scores = Was Punkte bringt
web-aid_doors = Eine Fahne: 1 Punkt je Tür in der Farbe des Raumes, in allen deinen Räumen
web-aid_sell = Vorbei am Wasserflugzeug: Schätze einer Art verkaufen, dann dreht sich das Rad
web-aid_sets = Jede Runde, Schlüssel im Lager nach verschiedenen Farben:
web-aid_altar = Jede Runde, jedes Heiligtum mit deiner Fahne: { $n } für die meisten Schlüssel seiner Farbe im Lager
web-choose_spot = Plätze von { $place }
web-choices =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
web-chosen = gewählt
web-details = Punkte nach Herkunft
web-unknown_card = verdeckt
web-confidence_mark = Woher kommt dieser Wert?

## part

web-part-temple = Tempel
web-part-river = Fluss
web-part-players = Lager

## confidence

web-confidence-rulebook = Wie in der Anleitung gedruckt.
web-confidence-checked = Jemand hat es mit seiner Schachtel verglichen.
web-confidence-public = Aus einem öffentlichen Bericht über das Spiel.
web-confidence-reconstructed = Rekonstruiert: Die gedruckten Regeln nennen diesen Wert nicht, also haben wir einen gewählt. Wer die Schachtel besitzt, kann ihn in einem Inhaltsordner verbessern.

## number

web-number-back = Zeichen auf der Rückseite
web-number-copies = Anzahl
web-number-colour = Farbe
web-number-doors = Türen
web-number-cell = Feld
web-number-altar = Altar
web-number-near = Gezeichnet bei
web-number-keys = Schlüssel in der Schachtel
web-number-tokens = Marker in der Schachtel
web-number-price = Preis
web-number-value = Wert
web-number-tiles_2_players = Plättchen, 2 Spieler
web-number-tiles_3_players = Plättchen, 3 Spieler
web-number-tiles_4_players = Plättchen, 4 Spieler

## value

web-value-pink = rosa
web-value-yellow = gelb
web-value-green = grün
web-value-blue = blau
web-value-brown = braun
web-value-multicolour = bunt
web-value-outside = außerhalb

## icon

web-icon-light_room = einen hellen Raum entdecken
web-icon-sanctuary = ein Heiligtum entdecken
web-icon-treasure = Schatz
web-icon-card = Sonderkarte
web-icon-passage = Geheimgang
web-icon-open_wall = durch eine Mauer gehen
web-icon-score_doors = die Türen einer Farbe werten
web-icon-explore = noch einmal erkunden
web-icon-delivery = ohne Wasserflugzeug liefern
web-icon-delivery_types = mehrere Arten liefern
web-icon-delivery_bonus = mehr pro geliefertem Schatz
web-icon-forest_free = den Wald kostenlos durchqueren
web-icon-final = Punkte am Ende
web-icon-final_pair = Punkte am Ende, mehr für das Paar
web-icon-final_colours = Punkte am Ende pro Farbe der Räume
web-icon-key = Schlüssel
web-icon-points = Punkte
web-icon-or = oder
web-icon-plain = kein Bonus
web-icon-any = beliebiger Farbe
web-icon-camp-key = Schlüssel im Lager
web-icon-tent-camp = Lager
web-icon-backpack = Rucksack
web-icon-canoe = Einbaum
web-icon-flag = Fahne
web-icon-tent = Zelt
web-icon-tent-used = Zelt, in dieser Runde benutzt

## side

web-side-E = rechts
web-side-NE = oben rechts
web-side-NW = oben links
web-side-W = links
web-side-SW = unten links
web-side-SE = unten rechts

## Later steps of a plan, by their verbs

web-plan-take = Plättchen { $what } nehmen
web-plan-explore = erkunden: { $what }
web-plan-walk = gehen nach: { $what }
web-plan-keys = Schlüssel: { $what }
web-plan-key = Schlüssel: { $what }
web-plan-look = Stapel ansehen: { $what }
web-plan-keep = { $what } behalten
web-plan-place = { $what } legen
web-plan-deliver = { $what } liefern
web-plan-rest = rasten
web-plan-stay = bleiben
web-plan-passage = Geheimgang { $what }
web-plan-card = eine Karte nehmen
web-plan-pay = { $what } zahlen
web-plan-skip = verzichten
web-plan-done = fertig
web-plan-play = { $what } spielen
web-plan-end = den Zug beenden
web-plan-draw = { $what } ziehen
web-plan-discover = entdecken: { $what }
