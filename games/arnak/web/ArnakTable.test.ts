import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import type { Lang } from 'client/lib/api/types'
import type { Component, Offered, Place } from 'client/lib/picture'
import ArnakTable from './ArnakTable.svelte'
import bird from './fixtures/bird.json'
import owl from './fixtures/owl.json'
import snake from './fixtures/snake.json'
import solo from './fixtures/solo.json'
import spider from './fixtures/spider.json'
import { partOf, placesOf, type Part } from './places'
import type { ArnakView } from './view'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

interface Fixture {
  readonly view: ArnakView
  readonly legal: readonly Pick<Offered, 'text' | 'action' | 'meaning'>[]
}

const FIXTURES = Object.entries({ bird, snake, spider, owl, solo }) as unknown as readonly [string, Fixture][]

/** The parallel bridges, which are places of their own. */
const BRIDGES = new Map(
  ['spider.s0_s1_1', 'spider.s0_s1_2'].map((id): [string, Component] => [id, { family: 'bridge', id, name: id, numbers: {}, text: '', icons: ['boot'], confidence: 'public' }]),
)

function drawn({ view, legal }: Fixture, lang: Lang, part: Part | 'all' = 'all'): { html: string; places: ReadonlySet<Place> } {
  const offered = new Map<Place, Offered[]>()
  for (const action of legal) for (const place of placesOf(action.action)) offered.set(place, [{ ...action, purpose: 'main', dearness: 0, ends_turn: false, reveals: false }])
  const { body } = render(ArnakTable, {
    props: { view, components: BRIDGES, names: ['Ada', 'Howard', 'Gertrude', 'Percy'], offered, seat: view.viewer ?? 0, lang, part, onpick: () => undefined, oninspect: () => undefined },
  })
  return { html: body, places: new Set(offered.keys()) }
}

describe('the table', () => {
  it.each(['tent_1', 'figure_1', 'figure_rival', 'notebook_rival', 'temple_tile_', 'bonus_tile', 'blocking', 'coin_token', 'moon_staff'])('shows the picture of %s', (piece) => {
    const { html } = drawn(solo as unknown as Fixture, 'en')
    expect(new RegExp(`/pieces/${piece}[^"]*webp`).test(html)).toBe(true)
  })

  it('frames the tile that the rival carries out in its colour', () => {
    const view = { ...solo.view, rival: { ...solo.view.rival, current: 'buy_item_red' } }
    expect(drawn({ ...solo, view } as unknown as Fixture, 'en').html.includes('/pieces/rival_red')).toBe(true)
  })

  const choosable = (html: string) => [...html.matchAll(/<button[^>]*class="place [^"]*offered[^"]*"[^>]*data-place="([^"]+)"/g)].map((match) => match[1])

  it.each(FIXTURES)('of %s shows every offered place as a button that can be chosen', (_, fixture) => {
    const { html, places } = drawn(fixture, 'en')
    const buttons = choosable(html)
    expect([...places].filter((place) => !buttons.includes(place))).toEqual([])
    expect(places.size).toBeGreaterThan(0)
  })

  it.each(FIXTURES)('of %s shows an offered place in the part where a small screen looks for it', (_, fixture) => {
    const parts = new Map((['map', 'research', 'cards', 'players'] as const).map((part) => [part, choosable(drawn(fixture, 'en', part).html)]))
    const { places } = drawn(fixture, 'en')
    expect([...places].filter((place) => !parts.get(partOf(place, new Map()))?.includes(place))).toEqual([])
  })

  it.each(FIXTURES)('of %s has a name for every button in every language', (_, fixture) => {
    for (const lang of LANGUAGES.keys()) {
      const { html } = drawn(fixture, lang)
      const labels = [...html.matchAll(/<button[^>]*class="place[^>]*aria-label="([^"]*)"/g)].map((match) => match[1] ?? '')
      expect(labels.length).toBeGreaterThan(60)
      expect(labels.filter((label) => label.trim() === '' || label.includes('undefined'))).toEqual([])
    }
  })

  it.each(FIXTURES)('of %s names every icon for pointers in every language, and once for screen readers', (_, fixture) => {
    for (const lang of LANGUAGES.keys()) {
      const icons = [...drawn(fixture, lang).html.matchAll(/<span class="icon [^>]*>/g)].map(([tag]) => tag)
      expect(icons.length).toBeGreaterThan(30)
      expect(icons.filter((tag) => !/ title="[^"]*[^"\s_][^"]*"/.test(tag) || tag.includes('undefined'))).toEqual([])
      // The title is its name; a label beside it would be read as well.
      expect(icons.filter((tag) => tag.includes('aria-label') || /role="img"/.test(tag) === /aria-hidden="true"/.test(tag))).toEqual([])
    }
  })

  it('hides the cards of others', () => {
    const hidden = { ...bird.view, viewer: null } as unknown as ArnakView
    const player = hidden.players[0]
    if (player === undefined) throw new Error('the fixture has players')
    const view: ArnakView = { ...hidden, players: [{ ...player, hand: { size: 3, cards: [], unknown: 3 } }, ...hidden.players.slice(1)] }
    const { html } = drawn({ view, legal: [] }, 'en')
    expect(html.match(/aria-label="unknown"/g)).toHaveLength(3)
  })
})
