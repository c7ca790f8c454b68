# Namen des Materials: Familie und Id seiner Tabelle. Der englische Name steht in der Tabelle selbst.

item-sea_turtle = Meeresschildkröte
item-ostrich = Strauß
item-pack_donkey = Packesel
item-horse = Pferd
item-steam_boat = Dampfschiff
item-automobile = Automobil
item-sturdy_boots = Robuste Stiefel
item-gold_pan = Goldpfanne
item-trowel = Kelle
item-pickaxe = Spitzhacke
item-hot_air_balloon = Heißluftballon
item-aeroplane = Flugzeug
item-journal = Tagebuch
item-parrot = Papagei
item-watch = Taschenuhr
item-army_knife = Taschenmesser
item-binoculars = Fernglas
item-tent = Zelt
item-fishing_rod = Angel
item-precision_compass = Präzisionskompass
item-bow_and_arrows = Pfeil und Bogen
item-carrier_pigeon = Brieftaube
item-whip = Peitsche
item-rough_map = Grobe Karte
item-airdrop = Luftfracht
item-flask = Feldflasche
item-machete = Machete
item-torch = Fackel
item-large_backpack = Großer Rucksack
item-rope = Seil
item-revolver = Revolver
item-hat = Hut
item-bear_trap = Bärenfalle
item-grappling_hook = Enterhaken
item-lantern = Laterne
item-dog = Hund
item-brush = Pinsel
item-axe = Axt
item-chronometer = Chronometer
item-theodolite = Theodolit

artifact-pathfinders_sandals = Sandalen des Pfadfinders
artifact-pathfinders_staff = Stab des Pfadfinders
artifact-war_mask = Kriegsmaske
artifact-treasure_chest = Schatztruhe
artifact-ritual_dagger = Ritualdolch
artifact-crystal_earring = Kristallohrring
artifact-mortar = Mörser
artifact-serpents_gold = Schlangengold
artifact-serpent_idol = Schlangenidol
artifact-monkey_medallion = Affenmedaillon
artifact-idol_of_ara_anu = Idol von Ara-Anu
artifact-inscribed_blade = Gravierte Klinge
artifact-guardians_ocarina = Okarina des Wächters
artifact-tigerclaw_hairpin = Haarnadel aus Tigerkralle
artifact-war_club = Kriegskeule
artifact-sundial = Sonnenuhr
artifact-traders_scales = Händlerwaage
artifact-hunting_arrows = Jagdpfeile
artifact-coconut_flask = Kokosflasche
artifact-cleansing_cauldron = Kessel der Reinigung
artifact-ancient_wine = Uralter Wein
artifact-decorated_horn = Verziertes Horn
artifact-ornate_hammer = Prunkhammer
artifact-star_charts = Sternkarten
artifact-stone_jar = Steinkrug
artifact-passage_shell = Muschel der Passage
artifact-ceremonial_rattle = Zeremonienrassel
artifact-sacred_drum = Heilige Trommel
artifact-traders_coins = Münzen des Händlers
artifact-stone_key = Steinschlüssel
artifact-obsidian_earring = Obsidianohrring
artifact-guiding_stone = Wegweisender Stein
artifact-guiding_skull = Wegweisender Schädel
artifact-runes_of_the_dead = Runen der Toten
artifact-guardians_crown = Krone des Wächters

basic-funding_ship = Finanzierung
basic-funding_car = { basic-funding_ship }
basic-exploration_ship = Erkundung
basic-exploration_car = { basic-exploration_ship }
basic-fear = Furcht

assistant-coins = Bankierin
assistant-tablet = Schriftkundige
assistant-boot_for_arrowhead = Fährtenleser
assistant-coin_for_arrowhead = Händlerin
assistant-exile = Berater
assistant-draw = Quartiermeisterin
assistant-coin_or_plane = Pilotin
assistant-compass_or_car = Fahrer
assistant-compass_or_ship = Matrose
assistant-discount = Kaufmann
assistant-upgrade = Juwelierin
assistant-compass = Pfadfinderin
assistant-tp_a1 = Landvermesser
assistant-tp_a2 = Medium
assistant-tp_a3 = Packerin
assistant-tp_a4 = Tierbändiger
assistant-tp_a5 = Steinmetzin
assistant-tp_a6 = Wanderer
assistant-tp_a7 = Grabräuber
assistant-tp_a8 = Schmugglerin

guardian-guardian_01 = Flussschlange
guardian-guardian_02 = Steinaffe
guardian-guardian_03 = Dornenkeiler
guardian-guardian_04 = Goldlöwe
guardian-guardian_05 = Moosriese
guardian-guardian_06 = Sturmkondor
guardian-guardian_07 = Flüstermotte
guardian-guardian_08 = Gierkröte
guardian-guardian_09 = Lagunenkrokodil
guardian-guardian_10 = Staubskorpion
guardian-guardian_11 = Wurzelläufer
guardian-guardian_12 = Kristalljaguar
guardian-guardian_13 = Runengolem
guardian-guardian_14 = Klippenharpyie
guardian-guardian_15 = Blinde Fledermaus
guardian-tp_g1 = Netzweberin
guardian-tp_g2 = Nachteule
guardian-tp_g3 = Knochenhund
guardian-tp_g4 = Nebelhirsch

site_tile-site1_item_or_compasses = Verlassener Außenposten
site_tile-site1_coin_arrowhead = Vergessene Waffenkammer
site_tile-site1_draw_coin_tablet = Hof der Gelehrten
site_tile-site1_compass_arrowhead = Ausguck der Jäger
site_tile-site1_coin_2tablets = Halle der Schreiber
site_tile-site1_tablet_arrowhead = Hof der Steinschneider
site_tile-site1_draw_arrowhead = Geheimes Versteck
site_tile-site1_fear_tablet_jewel = Verfluchte Bibliothek
site_tile-site1_fear_compass_jewel = Spuktor
site_tile-site1_jewel = Juwelenschrein
site_tile-site2_2compasses_jewel = Sternwarte
site_tile-site2_coin_compass_tablet_arrowhead = Großer Markt
site_tile-site2_arrowhead_jewel = Grab des Kriegers
site_tile-site2_draw_tablet_jewel = Archiv der Könige
site_tile-site2_2tablets_jewel = Heiligtum der Tafeln
site_tile-site2_fear_2tablets_2arrowheads = Knochengrube
site_tile-tp_i_a = Loge der Meister
site_tile-tp_i_b = Loge der Lehrlinge
site_tile-tp_ii_a = Halle der Bogenschützen
site_tile-tp_ii_b = Juwelenthron

idol-idol_coin = Münzidol
idol-idol_compass = Kompassidol
idol-idol_tablet = Tafelidol
idol-idol_exile = Verbannungsidol
idol-idol_upgrade = Juwelieridol
idol-idol_refresh = Assistentenidol
idol-idol_coin_or_compass = Reiseidol
idol-idol_ready = Wächteridol
idol-idol_fear_arrowhead = Schreckensidol

bonus_tile-bonus_coin = Münzbonus
bonus_tile-bonus_compass = Kompassbonus
bonus_tile-bonus_tablet = Tafelbonus
bonus_tile-bonus_draw = Kartenbonus
bonus_tile-bonus_exile = Verbannungsbonus
bonus_tile-bonus_upgrade = Verbesserungsbonus
bonus_tile-bonus_refresh = Assistentenbonus
bonus_tile-bonus_coin_or_compass = Reisebonus
bonus_tile-bonus_idol = Idolbonus

idol_slot-coin_for_jewel = Ein Juwel für eine Münze
idol_slot-arrowhead = Pfeilspitze
idol_slot-tablets = Zwei Tafeln
idol_slot-coin_compass = Münze und Kompass
idol_slot-draw = Eine Karte ziehen

board-bird = Vogeltempel

site-camp_coins = Münzlager
site-camp_compasses = Kompasslager
site-camp_tablets = Tafellager
site-camp_arrowhead = Pfeilspitzenlager
site-camp_jewel = Juwelenlager

track_space-start = Start
track_space-lost_temple = Verlorener Tempel

temple_stack-two_left = Plättchen mit 2 Punkten, links
temple_stack-two_middle = Plättchen mit 2 Punkten, Mitte
temple_stack-two_right = Plättchen mit 2 Punkten, rechts
temple_stack-six_left = Plättchen mit 6 Punkten, links
temple_stack-six_right = Plättchen mit 6 Punkten, rechts
temple_stack-eleven = Plättchen mit 11 Punkten

board-snake = Schlangentempel
board-spider = Spinnentempel

site-s_camp1 = { site-camp_coins }
site-s_camp2 = { site-camp_compasses }
site-s_camp3 = { site-camp_tablets }
site-s_camp4 = { site-camp_arrowhead }
site-s_camp5 = { site-camp_jewel }

track_space-s0 = { track_space-start }

temple_stack-t2a = { temple_stack-two_left }
temple_stack-t2b = { temple_stack-two_middle }
temple_stack-t2c = { temple_stack-two_right }
temple_stack-t6l = { temple_stack-six_left }
temple_stack-t6r = { temple_stack-six_right }
temple_stack-t11 = { temple_stack-eleven }

altar-altar1 = Altar 1
altar-altar2 = Altar 2
altar-altar3 = Altar 3
altar-altar4 = Altar 4
altar-altar5 = Altar 5

board-owl = Eulentempel

site-o_camp1 = { site-camp_coins }
site-o_camp2 = { site-camp_compasses }
site-o_camp3 = { site-camp_tablets }
site-o_camp4 = { site-camp_arrowhead }
site-o_camp5 = { site-camp_jewel }

track_space-o0 = { track_space-start }

temple_stack-u1l = Gipfelplättchen mit 1 Punkt, links
temple_stack-ui = Gipfelidol
temple_stack-u1r = Gipfelplättchen mit 1 Punkt, rechts
temple_stack-u5l = Gipfelplättchen mit 5 Punkten, links
temple_stack-u5r = Gipfelplättchen mit 5 Punkten, rechts
temple_stack-u10 = Gipfelplättchen mit 10 Punkten

passage-p1 = Geheimgang 1
passage-p2 = Geheimgang 2
passage-p3 = Geheimgang 3
passage-p4 = Geheimgang 4
passage-p5 = Geheimgang 5
passage-p6 = Geheimgang 6

rival_tile-dig_coin = Graben: Münze
rival_tile-dig_compass = Graben: Kompass
rival_tile-dig_tablet = Graben: Tafel
rival_tile-dig_arrowhead = Graben: Pfeilspitze
rival_tile-dig_jewel = Graben: Juwel
rival_tile-discover_green = Entdecken, grün
rival_tile-discover_red = Entdecken, rot
rival_tile-research_green = Forschen, grün
rival_tile-research_red = Forschen, rot
rival_tile-overcome_green = Überwinden, grün
rival_tile-overcome_red = Überwinden, rot
rival_tile-buy_item_green = Gegenstand kaufen, grün
rival_tile-buy_item_red = Gegenstand kaufen, rot
rival_tile-buy_artifact_green = Artefakt kaufen, grün
rival_tile-buy_artifact_red = Artefakt kaufen, rot
rival_tile-purple_research = Forschen, violett
rival_tile-purple_guardian = Überwinden, violett
rival_tile-purple_item = Gegenstand kaufen, violett
rival_tile-purple_artifact = Artefakt kaufen, violett
rival_tile-purple_site = Entdecken, violett
rival_tile-spider = Spinne
rival_tile-owl = Eule

objective-obj_artifact = Als Erster ein Artefakt kaufen
objective-obj_item = Als Erster einen Gegenstand kaufen
objective-obj_site = Als Erster eine Stätte entdecken
objective-obj_research = Als Erster forschen
objective-obj_archaeologists = Als Erster Archäologen aussenden
