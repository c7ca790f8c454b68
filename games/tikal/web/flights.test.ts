import { expect, it } from 'vitest'

import deliver from './fixtures/deliver-2.json'
import { flights } from './flights'
import type { TikalView } from './view'

const view = deliver.view as unknown as TikalView
const own = view.active

/** The same position with some treasures delivered. */
const delivered = (treasure: string): TikalView => ({ ...view, treasures: { ...view.treasures, delivered: { ...view.treasures.delivered, [treasure]: (view.treasures.delivered[treasure] ?? 0) + 1 } } })

it('a delivered treasure flies from its owner to its price', () => {
  expect(flights(view, delivered('mask'), own)).toEqual([{ picture: 'price mask', from: 'treasure mask', to: 'price mask' }])
  expect(flights(view, delivered('vase'), 1 - own)).toEqual([{ picture: 'price vase', from: `seat ${own}`, to: 'price vase' }])
  expect(flights(view, view, own)).toEqual([])
})

it('a tile flies to who took it, what was kept to where it lies, and nothing flies when one jumps through a game', () => {
  const players = view.players.map((player, at) => (at === own ? { ...player, tiles: [...player.tiles, 'A01'], treasures: { ...player.treasures, knife: (player.treasures?.['knife'] ?? 0) + 1 } } : player))
  const keeping = { ...view, stack: [...view.stack, { frame: 'keep', stock: 'pile 1' }] }
  const after = { ...view, players } as TikalView
  expect(flights(keeping, after, own)).toEqual([
    { picture: 'A01', from: 'A01', to: `seat ${own}` },
    { picture: 'look knife', from: 'look knife', to: 'treasure knife' },
  ])
  expect(flights(keeping, { ...after, turn: after.turn + 5 }, own)).toEqual([])
})

it('a sanctuary flies to where it is to be placed, or at once into the temple', () => {
  const before = { ...view, sanctuaries: { ...view.sanctuaries, next: 'altar_1' } }
  const placing = { ...before, stack: [...view.stack, { frame: 'place', room: 'altar_1' }] }
  expect(flights(before, placing, own)).toEqual([{ picture: 'sanctuary', from: 'sanctuary', to: 'place altar_1' }])
  const laid = { ...before, temple: { ...view.temple, E6: { room: 'altar_1', doors: [], turn: 0 } } } as unknown as TikalView
  expect(flights(before, laid, own)).toEqual([{ picture: 'sanctuary', from: 'sanctuary', to: 'E6' }])
})
