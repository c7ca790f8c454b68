// What the line under a picture of the rules says is true of the position that it shows.

import { describe, expect, it } from 'vitest'

import type { ArnakView } from '../../../games/arnak/web/view'
import type { TikalView } from '../../../games/tikal/web/view'
import { LANGUAGES } from '../i18n/languages'
import { fetchWords } from '../i18n/words.svelte'
import { GAMES } from '../lib/games'
import { rulesOf } from './index'
import { figuresOf, positionOf } from './figures'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

type Claims<View> = Readonly<Record<string, (view: View) => unknown>>
const site = (view: ArnakView, id: string) => view.sites.find((one) => one.id === id)
const figureAt = (view: ArnakView, id: string) => view.sites.flatMap((one) => one.spaces).find((space) => space.id === id)?.figure
/** The row in which a token stands. */
const rowOf = (spot: string | null | undefined): number => Number.parseInt(spot ?? '', 10)
const flags = (view: TikalView, room: string) => (view.spots[room] ?? []).filter((owner) => owner !== null)

const arnak: Claims<ArnakView> = {
  sites: (view) => view.sites.filter(({ level }) => level === 0).length === 5 && figureAt(view, 'camp4.1') === 1,
  discover: (view) => ['low1', 'low3', 'high2'].every((id) => site(view, id)?.tile === null && site(view, id)?.idol) && ['low2', 'low4', 'high1'].every((id) => site(view, id)?.tile && figureAt(view, id) !== null),
  guardians: (view) => site(view, 'low2')?.guardian && figureAt(view, 'low2') === 1,
  idols: ({ players: [red] }) => red?.slotted === 1,
  cards: ({ players: [red] }) => red?.hand.cards.length === 5 && red.hand.cards.includes('exploration_ship') && red.deck.size > 0,
  buying: (view) => view.staff > 0 && view.staff < view.row.length,
  fear: ({ players: [red] }) => red?.hand.cards.includes('fear') && red.play.includes('fear'),
  research: ({ players: [red, blue] }) => rowOf(red?.tokens.glass) === 2 && rowOf(red?.tokens.notebook) === 2 && rowOf(blue?.tokens.notebook) === 1,
  temple: (view) => view.research.temple_stacks.length === 6 && view.research.temple_stacks.every(({ size }) => size > 0),
  assistants: ({ players: [red] }) => red?.assistants[0]?.ready === false && red.assistants[1]?.ready === true,
  'round-end': (view) => view.row[view.staff - 1] === 'traders_scales' && view.row[view.staff] === 'ostrich',
  solo: (view) => view.rival?.figures.join() === 'camp2.1,camp3.1,low1,low4' && site(view, 'low4')?.guardian && !site(view, 'low1')?.guardian,
  purple: ({ rival }) => rival?.arrow && rival.objectives.map(({ settled }) => Number(settled)).sort().join() === '0,1,1',
  spider: (view) => view.altars[0]?.card === 'guiding_skull' && view.players[0]?.altars[0] === 2 && view.players[1]?.altars[0] === 1,
  owl: ({ rival }) => rival?.passage === 'p1' && rival.tokens.lantern === '3b',
}

const tikal: Claims<TikalView> = {
  setup: (view) => Object.keys(view.keys).length === 5,
  river: ({ players: [red, blue] }) => red?.pirogue === 's1' && blue?.pirogue === 's2',
  deliveries: (view) => view.stack.some((frame) => frame.frame === 'sail' && frame.at === 'plane1') && view.active === 1 && view.players[1]?.treasures?.['knife'] === 1 && view.prices['knife'] === 2,
  tiles: (view) => view.sites['s3']?.join() === 'A07,A08',
  rooms: (view) => ['D2', 'D3', 'D5'].every((place) => (view.temple[place]?.turn ?? -1) >= 0),
  exploring: (view) => view.players[0]?.explorer === 'E4' && view.temple['E4']?.room.startsWith('sanctuary') && view.players[1]?.explorer === 'B4',
  passages: (view) => flags(view, 'S5').join() === '1' && flags(view, 'S6').length === 0,
  tent: (view) => view.viewer === 1 && view.players[1]?.tent === true,
  cards: ({ players: [red] }) => red?.hand?.['pair_3_or_12'] === 2,
  scoring: (view) => view.viewer === 1 && Object.values(view.players[1]?.camp ?? {}).filter((n) => n === 1).length === 3,
  variants: (view) => view.treasures.open.toSorted().join() === 'pendant,vase,vase' && view.setup.variants.includes('more_control'),
}

const claims = { arnak, tikal } as Readonly<Record<string, Claims<never>>>

describe.each(GAMES)('the pictures in the rules of %s', (game) => {
  const figures = Object.entries(figuresOf(game))

  it('are each shown by a section, and what is said of them was looked at', async () => {
    const sections = (await rulesOf(game, 'en')).map(({ id }) => id)
    expect(figures.filter(([id]) => !sections.includes(id))).toEqual([])
    expect(Object.keys(claims[game] ?? {})).toEqual(figures.map(([id]) => id))
  })

  it('explain most sections', async () => {
    expect(figures.length).toBeGreaterThan((await rulesOf(game, 'en')).length / 2)
  })

  it.each(figures)('%s shows what its line says', async (id, figure) => {
    expect(claims[game]?.[id]?.((await positionOf(game, figure)) as never), id).toBeTruthy()
  })

  it.each([...LANGUAGES.keys()])('have their lines in %s', async (lang) => {
    const lines = new Map((await rulesOf(game, lang)).map(({ id, caption }) => [id, caption]))
    for (const [id] of figures) expect(lines.get(id), id).toMatch(/\w{3}.*\.$/)
  })
})
