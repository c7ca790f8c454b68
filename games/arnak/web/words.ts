// Labels and accessible names of the picture in English and French. Names and rule texts of components come from the server.

import { parseIcon } from './icons'

export type Lang = 'en' | 'fr'

const WORDS = {
  map: ['Map', 'Carte'],
  research: ['Research track', 'Piste Recherche'],
  cards: ['Card row', 'Rangée de cartes'],
  players: ['Players', 'Joueurs'],
  own_board: ['Player board', 'Plateau du joueur'],
  supply: ['Assistants', 'Assistants'],
  hand: ['Hand', 'Main'],
  play_area: ['Play area', 'Zone de jeu'],
  deck: ['Deck', 'Paquet'],
  exile: ['Exile', 'Exil'],
  exiled_basics: ['Exiled basic cards', 'Cartes de base exilées'],
  items: ['Items', 'Objets'],
  artifacts: ['Artifacts', 'Artéfacts'],
  fear_stack: ['Fear cards', 'Cartes Peur'],
  site_stack: ['Site tiles, level', 'Tuiles site, niveau'],
  guardian_stack: ['Guardians', 'Gardiens'],
  round: ['Round', 'Manche'],
  round_of: ['of 5', 'sur 5'],
  first_player: ['First player', 'Premier joueur'],
  passed: ['has passed', 'a passé'],
  to_act: ['to act', 'à jouer'],
  points: ['points', 'points'],
  point: ['point', 'point'],
  camp: ['Camp', 'Camp'],
  low_site: ['Level I lower site', 'Site niveau I du bas'],
  high_site: ['Level I upper site', 'Site niveau I du haut'],
  two_site: ['Level II site', 'Site niveau II'],
  space: ['space', 'espace'],
  blocked: ['not used', 'non utilisé'],
  undiscovered: ['undiscovered', 'à découvrir'],
  travel_cost: ['travel', 'déplacement'],
  discover_cost: ['to discover', 'pour découvrir'],
  idol: ['idol', 'idole'],
  idols: ['idols', 'idoles'],
  idol_face_down: ['idol lying face down', 'idole face cachée'],
  guardian: ['guardian', 'gardien'],
  guardians: ['Guardians', 'Gardiens'],
  figure_of: ['figure of', 'figurine de'],
  figures: ['Figures', 'Figurines'],
  rival: ['Rival', 'Rival'],
  own_assistant: ['Your assistant', 'Votre assistant'],
  supply_stack: ['Assistant stack', 'Pile d’assistants'],
  temple_stack: ['Temple tiles', 'Tuiles Temple'],
  passage: ['Secret passage', 'Passage secret'],
  altar: ['Altar', 'Autel'],
  altars: ['Altars', 'Autels'],
  crates: ['Idols in your crates', 'Idoles dans vos caisses'],
  idol_slots: ['Idol slots', 'Emplacements Idole'],
  temple_tiles: ['Temple tiles', 'Tuiles Temple'],
  fear_tiles: ['Fear tiles', 'Tuiles Peur'],
  fear_in_play: ['Fear in the play area', 'Peur dans la zone de jeu'],
  research_space: ['Research space', 'Espace de recherche'],
  bonus_tile: ['bonus tile', 'tuile bonus'],
  bonus_hidden: ['bonus tile lying face down', 'tuile bonus face cachée'],
  wall: ['Owl tile', 'Tuile chouette'],
  marked: ['marked by the rival', 'marqué par le rival'],
  lost_temple: ['Lost Temple', 'Temple perdu'],
  summit: ['Summit', 'Sommet'],
  arrival: ['Arrival', 'Arrivée'],
  row_effect: ['Row', 'Ligne'],
  reserve: ['Dark tablets in reserve', 'Tablettes noires en réserve'],
  rescue_stack: ['Assistants waiting', 'Assistants en attente'],
  bridge: ['bridge', 'pont'],
  empty: ['empty', 'vide'],
  unknown: ['unknown', 'inconnu'],
  card_count: ['card', 'carte'],
  cards_count: ['cards', 'cartes'],
  left: ['left', 'restantes'],
  gold_side: ['gold side', 'face or'],
  silver_side: ['silver side', 'face argent'],
  exhausted: ['exhausted', 'épuisé'],
  ready_word: ['ready', 'prêt'],
  used: ['used', 'utilisé'],
  choose: ['can be chosen', 'peut être choisi'],
  options: ['options', 'options'],
  inspect: ['look closer', 'voir de près'],
  close: ['Close', 'Fermer'],
  looking: ['Cards looked at', 'Cartes regardées'],
  travel_left: ['Travel icons left', 'Icônes de déplacement restantes'],
  staff: ['Moon staff', 'Sceptre lunaire'],
  staff_place: ['artifacts to its left, items to its right', 'artéfacts à sa gauche, objets à sa droite'],
  next_tile: ['Next tile', 'Tuile suivante'],
  current_tile: ['Tile', 'Tuile'],
  tiles_left: ['tiles left this round', 'tuiles restantes cette manche'],
  tiles_played: ['Tiles played this round', 'Tuiles jouées cette manche'],
  arrow_left: ['arrow to the left', 'flèche à gauche'],
  arrow_right: ['arrow to the right', 'flèche à droite'],
  objectives: ['Objectives', 'Objectifs'],
  settled: ['settled', 'atteint'],
  open: ['open', 'en cours'],
  pairs: ['Slots of two tiles', 'Emplacements de deux tuiles'],
  shielded: ['No Fear from guardians this round', 'Pas de Peur des gardiens cette manche'],
  all_planes: ['Every travel icon is a plane this round', 'Toute icône de déplacement est un avion cette manche'],
  on_board: ['on the own board', 'sur son plateau'],
  reconstructed: [
    'Reconstructed: this value was found nowhere and was chosen by us. Owners of the box can correct it.',
    'Reconstitué : cette valeur est introuvable et a été choisie par nous. Qui possède la boîte peut la corriger.',
  ],
  reconstructed_short: ['reconstructed', 'reconstitué'],
  checked: ['checked by a box owner', 'vérifié sur la boîte'],
  public: ['from public sources', 'd’après des sources publiques'],
  rulebook: ['from the rulebook', 'd’après la règle'],
  cost: ['Cost', 'Coût'],
  travel: ['Travel', 'Déplacement'],
  score: ['Score', 'Score'],
  under_stack: ['Put under the stack', 'Remises sous la pile'],
  seen_cards: ['Cards in the deck, order unknown', 'Cartes du paquet, ordre inconnu'],
  known_top: ['Known, from the top', 'Connues, depuis le dessus'],
  nothing: ['Nothing here.', 'Rien ici.'],
  coin: ['coin', 'pièce'],
  compass: ['compass', 'boussole'],
  tablet: ['tablet', 'tablette'],
  arrowhead: ['arrowhead', 'pointe de flèche'],
  jewel: ['jewel', 'joyau'],
  dark: ['dark tablet', 'tablette noire'],
  boot: ['boot', 'botte'],
  ship: ['ship', 'bateau'],
  car: ['car', 'voiture'],
  plane: ['plane', 'avion'],
  glass: ['magnifying glass', 'loupe'],
  notebook: ['notebook', 'calepin'],
  lantern: ['lantern', 'lanterne'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type WordKey = keyof typeof WORDS

/** A label in a language. */
export function say(lang: Lang, key: WordKey): string {
  return WORDS[key][lang === 'en' ? 0 : 1]
}

/** A label with what it tells: French puts a space before the colon. */
export function tell(lang: Lang, key: WordKey, value: string | number): string {
  return `${say(lang, key)}${lang === 'fr' ? '\u00a0' : ''}: ${value}`
}

/** Every key, for the test that no text is missing. */
export const WORD_KEYS = Object.keys(WORDS) as readonly WordKey[]

/** Icons whose name is not a label above. */
export const ICON_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  fear: ['Fear', 'Peur'],
  draw: ['draw', 'piocher'],
  draw_bottom: ['draw from the bottom', 'piocher par le dessous'],
  exile: ['exile a card', 'exiler une carte'],
  use_up: ['use up a card', 'engager une carte'],
  upgrade: ['upgrade', 'améliorer'],
  refresh: ['refresh an assistant', 'redresser un assistant'],
  refresh_all: ['refresh all assistants', 'redresser tous les assistants'],
  recruit: ['recruit an assistant', 'recruter un assistant'],
  promote: ['promote an assistant', 'améliorer un assistant'],
  supply_silver: ['silver side of a supply assistant', 'face argent d’un assistant de la réserve'],
  supply_gold: ['gold side of a supply assistant', 'face or d’un assistant de la réserve'],
  exchange: ['exchange an assistant', 'échanger un assistant'],
  rescue: ['rescue an assistant', 'secourir un assistant'],
  send: ['send an archaeologist', 'envoyer un archéologue'],
  relocate: ['move an archaeologist', 'déplacer un archéologue'],
  activate: ['activate', 'activer'],
  camp: ['camp', 'camp'],
  camp_empty: ['empty camp', 'camp vide'],
  level1: ['level I site', 'site de niveau I'],
  mine: ['own site', 'site occupé par vous'],
  scout: ['scout', 'éclairer'],
  site1: ['new level I site', 'nouveau site de niveau I'],
  site2: ['new level II site', 'nouveau site de niveau II'],
  overcome: ['overcome a guardian', 'maîtriser un gardien'],
  alone: ['where nobody else is', 'où personne d’autre n’est'],
  buy: ['buy', 'acheter'],
  item: ['item', 'objet'],
  artifact: ['artifact', 'artéfact'],
  card: ['card', 'carte'],
  reveal: ['reveal the top card', 'révéler la première carte'],
  take: ['take', 'prendre'],
  hand: ['into the hand', 'en main'],
  deck_top: ['on top of the deck', 'sur le paquet'],
  research: ['research', 'rechercher'],
  minus: ['less', 'moins'],
  free: ['free of charge', 'gratuitement'],
  twice: ['twice', 'deux fois'],
  per: ['for each', 'par'],
  guardian: ['guardian', 'gardien'],
  idol: ['idol', 'idole'],
  archaeologist: ['archaeologist', 'archéologue'],
  max: ['at most', 'au plus'],
  pass: ['pass', 'passer'],
  protect: ['no Fear from guardians', 'pas de Peur des gardiens'],
  all_planes: ['all travel icons are planes', 'toutes les icônes sont des avions'],
  recall: ['take back an archaeologist', 'rappeler un archéologue'],
  look_top: ['look at the top cards', 'regarder le dessus du paquet'],
  look_bottom: ['look at the bottom cards', 'regarder le dessous du paquet'],
  hammer: ['exile the last item, take an exiled one', 'exiler le dernier objet, prendre un objet exilé'],
  unslot: ['idol out of its slot', 'idole hors de son emplacement'],
  crown: ['move a guardian', 'déplacer un gardien'],
  copy_idol: ['effect of an open idol', 'effet d’une idole visible'],
  ready: ['ready a guardian', 'redresser un gardien'],
  or: ['or', 'ou'],
  pick: ['choose', 'choisir'],
  arrow: ['for', 'contre'],
  bolt: ['free action', 'action gratuite'],
  exile_self: ['exile this card', 'exiler cette carte'],
  silver: ['silver', 'argent'],
  gold: ['gold', 'or'],
  obscure: ['obscure effect', 'effet obscur'],
}

/** An icon in words: `2 × coin`. */
export function iconName(icon: string, lang: Lang): string {
  const { word, count } = parseIcon(icon)
  const own = ICON_WORDS[word]
  const name = own === undefined ? (word in WORDS ? say(lang, word as WordKey) : word) : own[lang === 'en' ? 0 : 1]
  return count > 1 ? `${count} × ${name}` : name
}

/** A row of icons in words. */
export function rowName(icons: readonly string[], lang: Lang): string {
  return icons.map((icon) => iconName(icon, lang)).join(', ')
}

/** A number in Roman figures, for rounds and levels. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? String(n)
}
