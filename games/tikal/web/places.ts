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

/** The places an offered action belongs to; none for what can only be said in words. */
export function placesOf(action: Parts): Place[] {
  return PLACES[word(action, 'do')]?.(action) ?? []
}

/** What a place is called. */
export function nameOf(place: Place, lang: Lang = 'en', components?: ReadonlyMap<string, Component>): string {
  const w = words(lang)
  const [head = '', tail = ''] = place.split(' ')
  const called = (id: string): string => components?.get(id)?.name ?? id
  if (tail !== '') {
    switch (head) {
      case 'key': return w.keySupply(called(tail))
      case 'backpack': return w.keyInBackpack(called(tail))
      case 'pile': return w.treasurePile(tail)
      case 'open': return w.openTreasure(called(tail))
      case 'price': return w.priceOf(called(tail))
      case 'treasure': return w.ownTreasure(called(tail))
      case 'hand': return w.handCard(called(tail))
      case 'look': return called(tail)
      case 'spot': return w.spot(tail)
      case 'seat': return w.player(Number(tail) + 1)
      default: return place
    }
  }
  switch (place) {
    case 'outside': return w.outside
    case 'deck': return w.deck
    case 'passages': return w.passageSupply
    case 'light_rooms': return w.lightRooms
    case 'sanctuary': return w.sanctuaries
    case 'tent': return w.tent
    default: return /^[A-E]\d$/.test(place) ? w.space(place) : called(place)
  }
}
