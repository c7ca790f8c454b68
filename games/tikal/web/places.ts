// Which places of the board an offered action belongs to, and what a place is called. Places are words of the notation:
// `A1` a space, `S1` a secret room, `outside`, `A04` an action tile, `s1`, `plane1`, `forest` along the river, `key pink` the keys
// in the supply, `pile 1`, `open mask`, `price mask` on the wheel, `deck`, `passages`, `light_rooms`, `sanctuary`; of the
// player who decides: `backpack pink`, `treasure mask`, `hand final_5`, `tent`; in the tray: `look mask`, `spot 1`; `seat 0` a player.

import type { Component, Place } from 'client/lib/picture'
import { words, type Lang } from './words'

type Parts = Readonly<Record<string, unknown>>

const word = (action: Parts, part: string): string => {
  const value = action[part]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What each kind of action is about; no place for those that are only words. */
const PLACES: Readonly<Record<string, (action: Parts) => Place[]>> = {
  keys: (a) => [...new Set([`key ${word(a, 'first')}`, `key ${word(a, 'second')}`])],
  take: (a) => [word(a, 'tile')],
  deliver: (a) => [`treasure ${word(a, 'treasure')}`, `price ${word(a, 'treasure')}`],
  pay: (a) => [`backpack ${word(a, 'key')}`, 'forest'],
  lose: () => ['forest'],
  tent: () => ['tent'],
  play: (a) => [`hand ${word(a, 'card')}`],
  key: (a) => [`key ${word(a, 'colour')}`],
  rescue: (a) => [`key ${word(a, 'key')}`],
  score: (a) => [`key ${word(a, 'colour')}`],
  look: (a) => [`pile ${word(a, 'pile')}`],
  refill: (a) => [`pile ${word(a, 'pile')}`],
  open: (a) => [`open ${word(a, 'treasure')}`],
  card: () => ['deck'],
  passage: () => ['passages'],
  discover: (a) => [word(a, 'what') === 'sanctuary' ? 'sanctuary' : 'light_rooms'],
  keep: (a) => [`look ${word(a, 'treasure') || word(a, 'card') || word(a, 'room')}`],
  place: (a) => [word(a, 'place')],
  explore: (a) => [word(a, 'place')],
  walk: (a) => [word(a, 'place')],
  return: (a) => [word(a, 'place')],
  spot: (a) => [`spot ${word(a, 'n')}`],
  decline: () => [],
  skip: () => [],
  done: () => [],
  rest: () => [],
  stay: () => [],
  end: () => [],
}

/** The kinds of action that this picture knows. */
export const KINDS: readonly string[] = Object.keys(PLACES)

/** The places of an offered action; none for an action that exists only as text. */
export function placesOf(action: Parts): Place[] {
  return PLACES[word(action, 'do')]?.(action) ?? []
}

/** How far a room is turned as it is laid. */
export function turnOf(action: Parts): number | undefined {
  return action['do'] === 'place' ? Number(action['turn'] ?? 0) : undefined
}

/** The two keys of an action that takes both: they are picked one after the other. */
export function pairOf(action: Parts): readonly [Place, Place] | undefined {
  return action['do'] === 'keys' ? [`key ${word(action, 'first')}`, `key ${word(action, 'second')}`] : undefined
}

/** What a place is called. */
export function nameOf(place: Place, lang: Lang, components?: ReadonlyMap<string, Component>): string {
  const w = words(lang)
  const [head = '', tail = ''] = place.split(' ')
  const called = (id: string): string => components?.get(id)?.name ?? id
  if (tail !== '') {
    switch (head) {
      case 'key': return w('key_supply', { colour: called(tail) })
      case 'backpack': return w('key_in_backpack', { colour: called(tail) })
      case 'pile': return w('treasure_pile', { n: tail })
      case 'open': return w('open_treasure', { name: called(tail) })
      case 'price': return w('price_of', { name: called(tail) })
      case 'treasure': return w('own_treasure', { name: called(tail) })
      case 'hand': return w('hand_card', { name: called(tail) })
      case 'look': return called(tail)
      case 'spot': return w('spot', { n: tail })
      case 'seat': return w('player', { n: Number(tail) + 1 })
      default: return place
    }
  }
  switch (place) {
    case 'outside': return w('outside')
    case 'deck': return w('deck')
    case 'passages': return w('passage_supply')
    case 'light_rooms': return w('light_rooms')
    case 'sanctuary': return w('sanctuaries')
    case 'tent': return w('tent')
    default: return called(place)
  }
}
