web-map = Karte
web-research = Forschungsleiste
web-cards = Auslage
web-players = Spieler
web-own_board = Spielertableau
web-supply = Assistenten
web-hand = Hand
web-play_area = Spielbereich
web-deck = Nachziehstapel
web-exile = Verbannung
web-exiled_basics = Verbannte Startkarten
web-items = Gegenstände
web-artifacts = Artefakte
web-fear_stack = Furchtkarten
web-site_stack = Stättenplättchen, Stufe { $level }
web-guardian_stack = Wächter
web-round = Runde
web-round_of = Runde { $n } von 5
web-first_player = Startspieler
web-passed = hat gepasst
web-to_act = am Zug
web-points = Punkte
web-n_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
web-camp = Lager
web-low_site = Untere Stätte der Stufe I
web-high_site = Obere Stätte der Stufe I
web-two_site = Stätte der Stufe II
web-space = Feld
web-blocked = nicht benutzt
web-undiscovered = unentdeckt
web-travel_cost = Reise
web-discover_cost = { $cost } zum Entdecken
web-idol = Idol
web-idols = Idole
web-idol_face_down = verdecktes Idol
web-guardian = Wächter
web-guardians = Wächter
web-figure_of = Figur von { $name }
web-figures = Figuren
web-rival = Rivale
web-own_assistant = Dein Assistent
web-assistant = Assistent
web-assistant_place = Platz für einen Assistenten: Forschen mit dem Notizbuch bringt sie.
web-supply_stack = Assistentenstapel
web-temple_stack = Tempelplättchen
web-passage = Geheimgang
web-altar = Altar
web-crates = Idole in deinen Kisten
web-idol_slots = Idolplätze
web-temple_tiles = Tempelplättchen
web-fear_tiles = Furchtplättchen
web-fear_in_play = Furcht im Spielbereich
web-research_space = Forschungsfeld
web-bonus_hidden = verdecktes Bonusplättchen
web-wall = Eulenplättchen
web-marked = vom Rivalen markiert
web-arrival = Ankunft
web-reserve = Dunkle Tafeln im Vorrat
web-rescue_stack = Wartende Assistenten
web-bridge = Brücke
web-empty = leer
web-unknown = unbekannt
web-n_cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
web-n_left = { $n } übrig
web-gold_side = Goldseite
web-silver_side = Silberseite
web-exhausted = erschöpft
web-ready_word = einsatzbereit
web-used = benutzt
web-choose = kann gewählt werden
web-inspect = genauer ansehen
web-close = Schließen
web-looking = Angesehene Karten
web-travel_left = Übrige Reisesymbole
web-staff = Mondstab
web-staff_place = Artefakte links davon, Gegenstände rechts davon
web-next_tile = Nächstes Plättchen
web-tiles_left = { $n } Plättchen in dieser Runde übrig
web-tiles_played = In dieser Runde gespielte Plättchen
web-arrow_left = Pfeil nach links
web-arrow_right = Pfeil nach rechts
web-leftmost = Warum dort: Der Pfeil zeigt nach links, also gilt von mehreren möglichen Stellen die am weitesten links.
web-rightmost = Warum dort: Der Pfeil zeigt nach rechts, also gilt von mehreren möglichen Stellen die am weitesten rechts.
web-objectives = Ziele
web-settled = erreicht
web-open = offen
web-pairs = Plätze aus zwei Plättchen
web-shielded = In dieser Runde keine Furcht durch Wächter
web-all_planes = In dieser Runde ist jedes Reisesymbol ein Flugzeug
web-on_board = auf dem eigenen Tableau
web-reconstructed = Rekonstruiert: Dieser Wert war nirgends zu finden und wurde von uns gewählt. Wer die Schachtel besitzt, kann ihn verbessern.
web-checked = an einer Schachtel geprüft
web-public = aus öffentlichen Quellen
web-rulebook = aus der Anleitung
web-cost_of = Kosten: { $price }
web-travel = Reise
web-under_stack = Unter den Stapel gelegt
web-seen_cards = Karten im Nachziehstapel, Reihenfolge unbekannt
web-seen_cards_hand = Karten in Stapel und Hand, Reihenfolge unbekannt
web-rival_last = Zuletzt
web-rival_now = Jetzt
web-rival_cards = Karten
web-rival_tiles = { $n } Plättchen
web-known_top = Bekannt, von oben
web-nothing = Nichts hier.
web-coin = Münze
web-compass = Kompass
web-tablet = Tafel
web-arrowhead = Pfeilspitze
web-jewel = Juwel
web-dark = dunkle Tafel
web-boot = Stiefel
web-ship = Schiff
web-car = Auto
web-plane = Flugzeug
web-glass = Lupe
web-notebook = Notizbuch
web-lantern = Laterne
web-tell = { $label }: { $value }
web-numbered = { $name } { $n }
web-travel_of = Reise: { $icons }
web-times = { $n } × { $name }

## Icons

web-icon-fear = Furcht
web-icon-draw = ziehen
web-icon-draw_bottom = von unten ziehen
web-icon-exile = eine Karte verbannen
web-icon-use_up = eine Karte verbrauchen
web-icon-upgrade = verbessern
web-icon-refresh = einen Assistenten auffrischen
web-icon-refresh_all = alle Assistenten auffrischen
web-icon-recruit = einen Assistenten anwerben
web-icon-promote = einen Assistenten verbessern
web-icon-supply_silver = Silberseite eines Assistenten im Vorrat
web-icon-supply_gold = Goldseite eines Assistenten im Vorrat
web-icon-exchange = einen Assistenten tauschen
web-icon-rescue = einen Assistenten retten
web-icon-send = einen Archäologen entsenden
web-icon-relocate = einen Archäologen versetzen
web-icon-activate = aktivieren
web-icon-camp = Lager
web-icon-camp_empty = leeres Lager
web-icon-level1 = Stätte der Stufe I
web-icon-mine = eigene Stätte
web-icon-scout = auskundschaften
web-icon-site1 = neue Stätte der Stufe I
web-icon-site2 = neue Stätte der Stufe II
web-icon-overcome = einen Wächter überwinden
web-icon-alone = wo sonst niemand ist
web-icon-buy = kaufen
web-icon-item = Gegenstand
web-icon-artifact = Artefakt
web-icon-card = Karte
web-icon-reveal = die oberste Karte aufdecken
web-icon-take = nehmen
web-icon-hand = auf die Hand
web-icon-deck_top = auf den Nachziehstapel
web-icon-research = forschen
web-icon-minus = weniger
web-icon-free = kostenlos
web-icon-twice = zweimal
web-icon-per = pro
web-icon-guardian = Wächter
web-icon-idol = Idol
web-icon-archaeologist = Archäologe
web-icon-max = höchstens
web-icon-pass = passen
web-icon-protect = keine Furcht durch Wächter
web-icon-all_planes = alle Reisesymbole sind Flugzeuge
web-icon-recall = einen Archäologen zurücknehmen
web-icon-look_top = die obersten Karten ansehen
web-icon-look_bottom = die untersten Karten ansehen
web-icon-hammer = den letzten Gegenstand verbannen, einen verbannten nehmen
web-icon-unslot = Idol von seinem Platz nehmen
web-icon-crown = einen Wächter versetzen
web-icon-copy_idol = Effekt eines offenen Idols
web-icon-ready = einen Wächter wieder aufdecken
web-icon-or = oder
web-icon-pick = wählen
web-icon-arrow = für
web-icon-bolt = freie Aktion
web-icon-exile_self = diese Karte verbannen
web-icon-silver = Silber
web-icon-gold = Gold
web-icon-obscure = obskurer Effekt

## Numbers of components

web-field-coins = Preis in Münzen
web-field-compasses = Preis in Kompassen
web-field-travel = Reise
web-field-cost = Kosten
web-field-discover = Zum Entdecken
web-field-wall_cost = Preis des Eulenplättchens
web-field-wall_points = Eulenplättchen
web-field-level = Stufe
web-field-copies = Anzahl
web-field-glass_points = Lupe
web-field-notebook_points = Notizbuch
web-field-lantern_points = Laterne
web-field-arrival = Ankunft
web-field-reserve = Vorrat
web-field-tiles = Plättchen nach Spielerzahl
web-field-row = Reihe
web-field-difficulty = Schwierigkeit
web-field-idols_face_up = Offene Idole
web-field-idols_face_down = Verdeckte Idole

## Parts of a small screen

web-part-map = Karte
web-part-research = Leiste
web-part-cards = Karten

## What the frame of the table says

web-left-figures = { $n } Archäologen
web-left-cards =
    { $n ->
        [one] { $n } Karte zu spielen
       *[other] { $n } Karten zu spielen
    }
web-wakes = ein Wächter erwacht: eine Furcht am Ende der Runde, falls er nicht überwunden ist

## Later steps of a plan, by their verbs

web-plan-dig = graben: { $what }
web-plan-discover = entdecken: { $what }
web-plan-overcome = { $what } überwinden
web-plan-buy = { $what } kaufen
web-plan-play = { $what } spielen
web-plan-research = forschen { $what }
web-plan-temple = ein Tempelplättchen nehmen
web-plan-wall = ein Tempelplättchen nehmen: { $what }
web-plan-pass = passen
web-plan-end = den Zug beenden
web-plan-assistant = Assistent nutzen: { $what }
web-plan-boon = Gunst nutzen: { $what }
web-plan-idol = ein Idol auf einen Idolplatz legen { $what }
web-plan-spend = reisen mit { $what }
web-plan-option = wählen: { $what }
web-plan-yes = ja
web-plan-no = nein
web-plan-recruit = { $what } anwerben
web-plan-use_assistant = Assistenten des Stapels nutzen: { $what }
web-plan-take_card = { $what } nehmen
web-plan-put_on_altar = auf den Altar legen: { $what }
web-plan-promote = { $what } verbessern
web-plan-exile_hand = { $what } verbannen
web-plan-exile_play = { $what } verbannen
web-plan-draw = { $what } ziehen
web-plan-passage = Geheimgang { $what }
web-plan-keep = { $what } behalten
