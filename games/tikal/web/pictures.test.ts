// Pieces with pictures, and what stands for those that are not rendered.

import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'

import { ENGLISH } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import type { Art } from 'client/lib/art'
import components from './fixtures/components.json'
import { byPlace, indexed, type Moment } from './fixtures/read'
import deliver from './fixtures/deliver-2.json'
import Room from './Room.svelte'
import { roomFacts } from './rooms'
import TikalTable from './TikalTable.svelte'

const rendered = vi.hoisted(() => new Set<string>())
vi.mock('./art', async (original) => ({
  ...(await original<typeof import('./art')>()),
  pieceArt: (id: string): Art | undefined => (rendered.has(id) ? { src: `/${id}@1x.webp`, dense: `/${id}@2x.webp`, width: 56, height: 56, colour: '#000', alpha: true } : undefined),
}))

await fetchWords(ENGLISH)
const all = indexed(components)

/** The tents on the table: the viewer's as given, those of others pitched. */
function tents(tent: boolean): string[] {
  const { view, seat, actions } = deliver as unknown as Moment
  const players = view.players.map((player, at) => ({ ...player, tent: at === seat ? tent : true }))
  const { body } = render(TikalTable, {
    props: { view: { ...view, players }, components: all, names: ['Ada', 'Bruno'], offered: byPlace(actions), seat, lang: ENGLISH, onpick: () => undefined, oninspect: () => undefined },
  })
  return [...body.matchAll(/<span class="tent[^"]*">(.*?)<\/span>/gs)].map(([, inside = '']) => inside)
}

test('a tent is its picture, pitched or rolled, and a drawing while it has none', () => {
  rendered.clear()
  expect(tents(false).map((inside) => inside.includes('<svg'))).toEqual([true, true])
  rendered.add('tent_camp').add('tent_used')
  expect(tents(true).every((inside) => inside.includes('/tent_camp@'))).toBe(true)
  expect(tents(false).filter((inside) => inside.includes('/tent_used@'))).toHaveLength(1)
})

test('the treasure room alone glows', () => {
  const glows = (family: string): boolean => {
    const room = [...all.values()].find((one) => one.family === family)
    if (room === undefined) throw new Error(`there is no ${family}`)
    return render(Room, { props: { facts: roomFacts(room), doors: [] } }).body.includes('data-testid="glow"')
  }
  expect(['printed_room', 'sanctuary', 'treasure_room'].filter(glows)).toEqual(['treasure_room'])
})
