import { describe, expect, it } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import type { Component } from 'client/lib/picture'
import actions from './fixtures/actions.json'
import bird from './fixtures/bird.json'
import owl from './fixtures/owl.json'
import snake from './fixtures/snake.json'
import solo from './fixtures/solo.json'
import spider from './fixtures/spider.json'
import vocabulary from './fixtures/vocabulary.json'
import { nameOf, partOf, placesOf, VERBS, type ActionObject } from './places'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

/** Verbs that deliberately belong to no place: plain answers, and what chance brings. */
const PLACELESS = new Set(
  'deal drawn tile_up guardian_up assistant_up idol_up bonus_up block colour arrow rival objective pass end option yes no continue site_first obscure_first bonus_first row_first keep_hand'.split(' '),
)

const components = new Map<string, Component>([
  ['sea_turtle', { family: 'item', id: 'sea_turtle', name: 'Sea Turtle', numbers: {}, text: '', icons: [], confidence: 'public' }],
])

describe('places of actions', () => {
  it('knows every verb of the notation and no other', () => {
    expect([...VERBS].sort()).toEqual([...vocabulary.verbs].sort())
  })

  it.each((actions as ActionObject[]).map((action) => [String(action['do']), action] as const))('%s is mapped or deliberately placeless', (verb, action) => {
    expect(placesOf(action).length === 0).toBe(PLACELESS.has(verb))
  })

  it('uses the words of the notation', () => {
    expect(placesOf({ do: 'dig', space: 'camp1.1' })).toEqual(['camp1.1'])
    expect(placesOf({ do: 'research', token: 'glass', spot: '2a' })).toEqual(['2a', 'token glass'])
    expect(placesOf({ do: 'research', token: 'glass', spot: '1a.2' })).toEqual(['1a', '1a.2', 'token glass'])
    expect(placesOf({ do: 'exchange', place: 1, stack: 3 })).toEqual(['assistant 1', 'supply 3'])
    expect(placesOf({ do: 'move', from: 'camp1.1', to: 'low2' })).toEqual(['camp1.1', 'low2'])
  })

  it('tells Fear in the play area from Fear in the hand', () => {
    expect(placesOf({ do: 'exile_hand', card: 'fear' })).toEqual(['fear'])
    expect(placesOf({ do: 'exile_play', card: 'fear' })).toEqual(['play fear'])
    expect(placesOf({ do: 'exile_play', card: 'torch' })).toEqual(['torch'])
  })

  it('has nothing to say about what it does not know', () => {
    expect(placesOf({ do: 'dance' })).toEqual([])
    expect(placesOf({})).toEqual([])
  })

  it.each([['bird', bird], ['snake', snake], ['spider', spider], ['owl', owl], ['solo', solo]] as const)(
    'every offered place of %s has a name and a part',
    (board, { legal }) => {
      for (const { action } of legal as readonly { action: ActionObject }[]) {
        for (const place of placesOf(action)) {
          for (const lang of LANGUAGES.keys()) expect(nameOf(place, { lang, components, board })).not.toBe('')
          expect(['map', 'research', 'cards', 'players']).toContain(partOf(place, new Map()))
        }
      }
    },
  )

  it('names places for people', () => {
    const context = { lang: 'en', components, board: 'bird' } as const
    expect(nameOf('sea_turtle', context)).toBe('Sea Turtle')
    expect(nameOf('camp3.2', context)).toBe('Camp 3, space 2')
    expect(nameOf('two4', { ...context, lang: 'fr' })).toBe('Site niveau II 4')
    expect(nameOf('resource coin', context)).toBe('coin')
    expect(nameOf('supply 2', context)).toBe('Assistant stack 2')
    expect(nameOf('4b', context)).toBe('Research space 4b')
  })
})
