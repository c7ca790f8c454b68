# Noms du matériel : famille et id de sa table. Le nom anglais est dans la table elle-même.

item-sea_turtle = Tortue de mer
item-ostrich = Autruche
item-pack_donkey = Âne de bât
item-horse = Cheval
item-steam_boat = Bateau à vapeur
item-automobile = Automobile
item-sturdy_boots = Bottes robustes
item-gold_pan = Batée
item-trowel = Truelle
item-pickaxe = Pioche
item-hot_air_balloon = Montgolfière
item-aeroplane = Aéroplane
item-journal = Carnet
item-parrot = Perroquet
item-watch = Montre
item-army_knife = Couteau suisse
item-binoculars = Jumelles
item-tent = Tente
item-fishing_rod = Canne à pêche
item-precision_compass = Boussole
item-bow_and_arrows = Arc et flèches
item-carrier_pigeon = Pigeon voyageur
item-whip = Fouet
item-rough_map = Carte sommaire
item-airdrop = Parachutage
item-flask = Gourde
item-machete = Machette
item-torch = Torche
item-large_backpack = Grand sac à dos
item-rope = Corde
item-revolver = Revolver
item-hat = Chapeau
item-bear_trap = Piège à ours
item-grappling_hook = Grappin
item-lantern = Lanterne
item-dog = Chien
item-brush = Brosse
item-axe = Hache
item-chronometer = Chronomètre
item-theodolite = Théodolite

artifact-pathfinders_sandals = Sandales d'éclaireur
artifact-pathfinders_staff = Bâton d'éclaireur
artifact-war_mask = Masque de guerre
artifact-treasure_chest = Coffre au trésor
artifact-ritual_dagger = Dague rituelle
artifact-crystal_earring = Pendant en cristal
artifact-mortar = Mortier
artifact-serpents_gold = Or du serpent
artifact-serpent_idol = Idole du serpent
artifact-monkey_medallion = Médaillon du singe
artifact-idol_of_ara_anu = Idole d'Ara-Anu
artifact-inscribed_blade = Lame gravée
artifact-guardians_ocarina = Ocarina du gardien
artifact-tigerclaw_hairpin = Épingle en griffe de tigre
artifact-war_club = Massue de guerre
artifact-sundial = Cadran solaire
artifact-traders_scales = Balance des marchands
artifact-hunting_arrows = Flèches de chasse
artifact-coconut_flask = Gourde en coco
artifact-cleansing_cauldron = Chaudron purificateur
artifact-ancient_wine = Vin antique
artifact-decorated_horn = Corne décorée
artifact-ornate_hammer = Marteau orné
artifact-star_charts = Cartes du ciel
artifact-stone_jar = Jarre de pierre
artifact-passage_shell = Coquillage du passage
artifact-ceremonial_rattle = Hochet cérémoniel
artifact-sacred_drum = Tambour sacré
artifact-traders_coins = Pièces du marchand
artifact-stone_key = Clé de pierre
artifact-obsidian_earring = Pendant d'obsidienne
artifact-guiding_stone = Pierre fondatrice
artifact-guiding_skull = Crâne fondateur
artifact-runes_of_the_dead = Runes des morts
artifact-guardians_crown = Couronne du gardien

basic-funding_ship = Subvention
basic-funding_car = { basic-funding_ship }
basic-exploration_ship = Exploration
basic-exploration_car = { basic-exploration_ship }
basic-fear = Peur

assistant-coins = Banquière
assistant-tablet = Épigraphiste
assistant-boot_for_arrowhead = Pisteur
assistant-coin_for_arrowhead = Négociante
assistant-exile = Conseiller
assistant-draw = Intendante
assistant-coin_or_plane = Aviatrice
assistant-compass_or_car = Chauffeur
assistant-compass_or_ship = Matelot
assistant-discount = Marchand
assistant-upgrade = Joaillière
assistant-compass = Éclaireuse
assistant-tp_a1 = Arpenteur
assistant-tp_a2 = Médium
assistant-tp_a3 = Porteuse
assistant-tp_a4 = Dompteur
assistant-tp_a5 = Tailleuse de pierre
assistant-tp_a6 = Randonneur
assistant-tp_a7 = Pilleur de tombes
assistant-tp_a8 = Contrebandière

guardian-guardian_01 = Serpent du fleuve
guardian-guardian_02 = Singe de pierre
guardian-guardian_03 = Sanglier d'épines
guardian-guardian_04 = Lion doré
guardian-guardian_05 = Géant de mousse
guardian-guardian_06 = Condor des tempêtes
guardian-guardian_07 = Papillon chuchoteur
guardian-guardian_08 = Crapaud avide
guardian-guardian_09 = Crocodile du lagon
guardian-guardian_10 = Scorpion des sables
guardian-guardian_11 = Marcheur des racines
guardian-guardian_12 = Jaguar de cristal
guardian-guardian_13 = Golem des runes
guardian-guardian_14 = Harpie des falaises
guardian-guardian_15 = Chauve-souris aveugle
guardian-tp_g1 = Tisseuse de toiles
guardian-tp_g2 = Hibou de la nuit
guardian-tp_g3 = Molosse d'os
guardian-tp_g4 = Cerf des brumes

site_tile-site1_item_or_compasses = Avant-poste abandonné
site_tile-site1_coin_arrowhead = Armurerie oubliée
site_tile-site1_draw_coin_tablet = Cour des savants
site_tile-site1_compass_arrowhead = Guet des chasseurs
site_tile-site1_coin_2tablets = Salle des scribes
site_tile-site1_tablet_arrowhead = Atelier des graveurs
site_tile-site1_draw_arrowhead = Cache secrète
site_tile-site1_fear_tablet_jewel = Bibliothèque maudite
site_tile-site1_fear_compass_jewel = Porte hantée
site_tile-site1_jewel = Sanctuaire du joyau
site_tile-site2_2compasses_jewel = Observatoire des étoiles
site_tile-site2_coin_compass_tablet_arrowhead = Grand marché
site_tile-site2_arrowhead_jewel = Tombe du guerrier
site_tile-site2_draw_tablet_jewel = Archives des rois
site_tile-site2_2tablets_jewel = Sanctuaire des tablettes
site_tile-site2_fear_2tablets_2arrowheads = Fosse aux ossements
site_tile-tp_i_a = Loge des maîtres
site_tile-tp_i_b = Loge des apprentis
site_tile-tp_ii_a = Salle des archers
site_tile-tp_ii_b = Trône incrusté

idol-idol_coin = Idole à la pièce
idol-idol_compass = Idole à la boussole
idol-idol_tablet = Idole à la tablette
idol-idol_exile = Idole de l'exil
idol-idol_upgrade = Idole du joaillier
idol-idol_refresh = Idole de l'assistant
idol-idol_coin_or_compass = Idole du voyageur
idol-idol_ready = Idole du gardien
idol-idol_fear_arrowhead = Idole de l'effroi

bonus_tile-bonus_coin = Bonus pièce
bonus_tile-bonus_compass = Bonus boussole
bonus_tile-bonus_tablet = Bonus tablette
bonus_tile-bonus_draw = Bonus carte
bonus_tile-bonus_exile = Bonus exil
bonus_tile-bonus_upgrade = Bonus amélioration
bonus_tile-bonus_refresh = Bonus assistant
bonus_tile-bonus_coin_or_compass = Bonus voyageur
bonus_tile-bonus_idol = Bonus idole

idol_slot-coin_for_jewel = Un joyau pour une pièce
idol_slot-arrowhead = Pointe de flèche
idol_slot-tablets = Deux tablettes
idol_slot-coin_compass = Pièce et boussole
idol_slot-draw = Piocher une carte

board-bird = Temple de l'oiseau

site-camp_coins = Camp des pièces
site-camp_compasses = Camp des boussoles
site-camp_tablets = Camp des tablettes
site-camp_arrowhead = Camp de la pointe de flèche
site-camp_jewel = Camp du joyau

track_space-start = Départ
track_space-lost_temple = Temple perdu

temple_stack-two_left = Tuile à 2 points, gauche
temple_stack-two_middle = Tuile à 2 points, centre
temple_stack-two_right = Tuile à 2 points, droite
temple_stack-six_left = Tuile à 6 points, gauche
temple_stack-six_right = Tuile à 6 points, droite
temple_stack-eleven = Tuile à 11 points

board-snake = Temple du serpent
board-spider = Temple de l'araignée

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

altar-altar1 = Autel 1
altar-altar2 = Autel 2
altar-altar3 = Autel 3
altar-altar4 = Autel 4
altar-altar5 = Autel 5

board-owl = Temple de la chouette

site-o_camp1 = { site-camp_coins }
site-o_camp2 = { site-camp_compasses }
site-o_camp3 = { site-camp_tablets }
site-o_camp4 = { site-camp_arrowhead }
site-o_camp5 = { site-camp_jewel }

track_space-o0 = { track_space-start }

temple_stack-u1l = Tuile à 1 point du sommet, gauche
temple_stack-ui = Idole du sommet
temple_stack-u1r = Tuile à 1 point du sommet, droite
temple_stack-u5l = Tuile à 5 points du sommet, gauche
temple_stack-u5r = Tuile à 5 points du sommet, droite
temple_stack-u10 = Tuile à 10 points du sommet

passage-p1 = Passage secret 1
passage-p2 = Passage secret 2
passage-p3 = Passage secret 3
passage-p4 = Passage secret 4
passage-p5 = Passage secret 5
passage-p6 = Passage secret 6

rival_tile-dig_coin = Excavation : pièce
rival_tile-dig_compass = Excavation : boussole
rival_tile-dig_tablet = Excavation : tablette
rival_tile-dig_arrowhead = Excavation : pointe de flèche
rival_tile-dig_jewel = Excavation : joyau
rival_tile-discover_green = Découverte, verte
rival_tile-discover_red = Découverte, rouge
rival_tile-research_green = Recherche, verte
rival_tile-research_red = Recherche, rouge
rival_tile-overcome_green = Maîtrise, verte
rival_tile-overcome_red = Maîtrise, rouge
rival_tile-buy_item_green = Achat d'objet, vert
rival_tile-buy_item_red = Achat d'objet, rouge
rival_tile-buy_artifact_green = Achat d'artéfact, vert
rival_tile-buy_artifact_red = Achat d'artéfact, rouge
rival_tile-purple_research = Recherche, violette
rival_tile-purple_guardian = Maîtrise, violette
rival_tile-purple_item = Achat d'objet, violet
rival_tile-purple_artifact = Achat d'artéfact, violet
rival_tile-purple_site = Découverte, violette
rival_tile-spider = Araignée
rival_tile-owl = Chouette

objective-obj_artifact = Premier achat d'artéfact
objective-obj_item = Premier achat d'objet
objective-obj_site = Première découverte de site
objective-obj_research = Première recherche
objective-obj_archaeologists = Premiers archéologues envoyés
