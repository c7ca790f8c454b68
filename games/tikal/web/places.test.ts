import { expect, test } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import actions from './fixtures/actions.json'
import components from './fixtures/components.json'
import { indexed } from './fixtures/read'
import { KINDS, nameOf, pairOf, placesOf } from './places'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

/** What can only be said in words. */
const PLACELESS = ['decline', 'skip', 'done', 'rest', 'stay', 'end']

test('every kind of action that random games on all setups offered is known', () => {
  expect([...new Set(actions.map((action) => action.do))].sort()).toEqual([...KINDS].sort())
})

test('every action has a whole place, or none on purpose', () => {
  for (const action of actions) {
    const places = placesOf(action)
    expect(places.length === 0, JSON.stringify(action)).toBe(PLACELESS.includes(action.do))
    for (const place of places) expect(place).toMatch(/^\S+( \S+)?$/)
  }
})

test('an action may belong to two places', () => {
  expect(placesOf({ do: 'keys', first: 'pink', second: 'blue' })).toEqual(['key pink', 'key blue'])
  expect(placesOf({ do: 'keys', first: 'pink', second: 'pink' })).toEqual(['key pink'])
  expect(pairOf({ do: 'keys', first: 'pink', second: 'pink' })).toEqual(['key pink', 'key pink'])
  expect(pairOf({ do: 'take', tile: 'A07' })).toBeUndefined()
  expect(placesOf({ do: 'deliver', treasure: 'mask', n: 2 })).toEqual(['treasure mask', 'price mask'])
})

test('an unknown action has no place', () => {
  expect(placesOf({ do: 'sing' })).toEqual([])
  expect(placesOf({})).toEqual([])
})

test('every place has a name in every language that differs from its notation', () => {
  const named = indexed(components)
  for (const place of actions.flatMap(placesOf)) {
    for (const lang of LANGUAGES.keys()) expect(nameOf(place, lang, named), `${place} ${lang}`).not.toBe(place)
  }
  expect(nameOf('seat 1', 'en')).toBe('Player 2')
  expect(nameOf('key pink', 'en', named)).toBe('pink keys in the supply')
})
