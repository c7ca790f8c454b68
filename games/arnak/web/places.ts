// From an offered action to the places of the board it belongs to, and from a place to its name. Pure; knows the notation, no rules.
//
// Places are written in the words of the notation. Cards, guardians, idols and assistants in the rescue stack go by their key,
// sites, spaces and research spaces by their place; the rest has a word and a number: `assistant 1`, `supply 2`, `temple 3`.

import type { Component, Place } from 'client/lib/picture'
import { say, type Lang, type WordKey } from './words'

export type ActionObject = Readonly<Record<string, unknown>>

type Reader = (action: ActionObject) => readonly Place[]

const field = (key: string): Reader => (action) => {
  const value = action[key]
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}
const under = (word: string, key: string): Reader => (action) => field(key)(action).map((value) => `${word} ${value}`)
const both = (...readers: readonly Reader[]): Reader => (action) => readers.flatMap((reader) => reader(action))
const at = (...places: readonly Place[]): Reader => () => places

/** A way up the track: its space, and for one of several parallel bridges (`1a.2`) also that bridge. */
const step = (key: string): Reader => (action) => field(key)(action).flatMap((way) => (way.includes('.') ? [way.split('.')[0] ?? way, way] : [way]))

/** Answers that belong to no place: the frame shows them as plain buttons. */
const nowhere = at()

/** For every verb of the notation where its action belongs. */
const READERS: Readonly<Record<string, Reader>> = {
  // Chance is never offered to a person.
  deal: nowhere,
  drawn: nowhere,
  tile_up: nowhere,
  guardian_up: nowhere,
  assistant_up: nowhere,
  idol_up: nowhere,
  bonus_up: nowhere,
  block: nowhere,
  colour: nowhere,
  arrow: nowhere,
  rival: nowhere,
  objective: nowhere,

  dig: field('space'),
  discover: field('site'),
  overcome: field('site'),
  buy: field('card'),
  play: field('card'),
  research: both(step('spot'), under('token', 'token')),
  temple: under('temple', 'stack'),
  wall: field('spot'),
  passage: under('passage', 'passage'),
  altar: under('altar', 'altar'),
  pass: nowhere,
  end: nowhere,

  assistant: under('assistant', 'place'),
  boon: field('guardian'),
  idol: at('idols'),
  pair: at('temple tiles'),
  pair_idol: at('idols', 'temple tiles'),

  take_card: field('card'),
  put_on_altar: field('card'),
  option: nowhere,
  yes: nowhere,
  no: nowhere,
  continue: nowhere,
  spend: field('card'),
  icon: under('travel', 'icon'),
  cover: under('travel', 'icon'),
  hire: at('resource coin'),
  useup: field('card'),
  dark: at('resource dark'),
  draw: at('deck'),
  exile_hand: field('card'),
  exile_play: (action) => field('card')(action).map((card) => (card === 'fear' ? 'play fear' : card)),
  exile_tile: at('fear tiles'),
  upgrade: under('resource', 'resource'),
  refresh: under('assistant', 'place'),
  promote: under('assistant', 'place'),
  recruit: under('supply', 'stack'),
  use_assistant: under('supply', 'stack'),
  exchange: both(under('assistant', 'place'), under('supply', 'stack')),
  rescue: field('assistant'),
  move: both(field('from'), field('to')),
  activate: field('site'),
  crown: both(field('from'), field('to')),
  recall: field('space'),
  look: at('deck'),
  put_down: field('card'),
  keep: field('card'),
  site_first: nowhere,
  obscure_first: nowhere,
  unslot: at('idol slots'),
  unpair: at('temple tiles'),
  bonus_first: nowhere,
  row_first: nowhere,
  bonus: field('bonus'),
  copy: field('idol'),
  ready: field('guardian'),
  discard: field('card'),
  keep_hand: nowhere,
}

/** Verbs of actions known to this table. */
export const VERBS: readonly string[] = Object.keys(READERS)

/** The places an action belongs to; none if it is a plain answer. */
export function placesOf(action: ActionObject): Place[] {
  const verb = action['do']
  const reader = typeof verb === 'string' ? READERS[verb] : undefined
  return reader === undefined ? [] : [...reader(action)]
}

/** What is needed to name a place. */
export interface NameContext {
  readonly lang: Lang
  readonly components: ReadonlyMap<string, Component>
  readonly board: string
}

const SITE_WORDS: Readonly<Record<string, WordKey>> = { camp: 'camp', low: 'low_site', high: 'high_site', two: 'two_site' }

const COUNTED: Readonly<Record<string, WordKey>> = {
  assistant: 'own_assistant',
  supply: 'supply_stack',
  temple: 'temple_stack',
  passage: 'passage',
  altar: 'altar',
}

const FIXED: Readonly<Record<string, WordKey>> = {
  deck: 'deck',
  idols: 'crates',
  'idol slots': 'idol_slots',
  'temple tiles': 'temple_tiles',
  'fear tiles': 'fear_tiles',
  'play fear': 'fear_in_play',
  exile: 'exile',
}

/** The name of a place for people. */
export function nameOf(place: Place, { lang, components, board }: NameContext): string {
  const component = components.get(place) ?? components.get(`${board}.${place}`)
  if (component !== undefined) return component.name
  const numbered = (key: WordKey, n: string): string => say(lang, 'numbered', { name: say(lang, key), n })
  const fixed = FIXED[place]
  if (fixed !== undefined) return say(lang, fixed)
  const [word = '', rest = ''] = place.split(' ')
  if (word === 'token' || word === 'resource' || word === 'travel') return say(lang, rest as WordKey)
  const counted = COUNTED[word]
  if (counted !== undefined) return numbered(counted, rest)
  const spot = /^(\d+[a-d])(?:\.(\d))?$/.exec(place)
  if (spot !== null) return `${numbered('research_space', spot[1] ?? '')}${spot[2] === undefined ? '' : `, ${numbered('bridge', spot[2])}`}`
  const site = /^(camp|low|high|two)(\d)(?:\.(\d))?$/.exec(place)
  const siteWord = SITE_WORDS[site?.[1] ?? '']
  if (site === null || siteWord === undefined) return place
  const space = site[3] === undefined ? '' : `, ${numbered('space', site[3])}`
  return `${numbered(siteWord, site[2] ?? '')}${space}`
}

export type Part = 'map' | 'research' | 'cards' | 'players'

/** The part of the table where a place is found, for screens that show one part at a time. */
export function partOf(place: Place, components: ReadonlyMap<string, Component>): Part {
  if (/^(camp|low|high|two)\d/.test(place) || place.startsWith('idol_')) return 'map'
  if (place === 'temple tiles') return 'cards'
  if (/^\d+[a-d](\.\d)?$/.test(place) || /^(token|temple|passage|altar|supply) \S/.test(place) || place.startsWith('bonus_')) return 'research'
  // Assistants to be rescued lie beside the track; those of a player go by number.
  return components.get(place)?.family === 'assistant' ? 'research' : 'cards'
}
