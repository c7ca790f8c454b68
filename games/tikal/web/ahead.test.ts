import { describe, expect, it } from 'vitest'

import type { View } from 'client/lib/api/types'
import type { Change } from 'client/lib/picture'
import { changes } from './ahead'
import deliver from './fixtures/deliver-2.json'
import { drawn } from './icons'
import type { Player } from './view'

type Edit = (player: { -readonly [Name in keyof Player]: Player[Name] }) => void

/** What a change of the seat that delivers would be told as, to itself or to another seat. */
function told(change: Edit, seat = 1): readonly Change[] {
  const then = structuredClone(deliver.view)
  const player = then.players[1]
  if (!player) throw new Error('the fixture has two players')
  change(player as unknown as Player)
  return changes(deliver.view as unknown as View, then as unknown as View, seat)
}

describe('what an action would change', () => {
  it('is nothing while nothing changes, and nothing of others', () => {
    expect(told(() => undefined)).toEqual([])
    expect(told((player) => (player.score += 5), 0)).toEqual([])
    expect(told((player) => (player.score += 5), 4)).toEqual([])
  })

  it('is told as counts of points, keys, cards, passages and flags', () => {
    const then = told((player) => {
      player.score -= 10
      player.backpack = { ...player.backpack, blue: 1, pink: 1 }
      player.camp_count += 1
      player.hand_count += 1
      player.passages += 1
      player.flags_left -= 1
    })
    expect(then).toEqual([
      { icon: 'points', by: -10 },
      { icon: 'key:pink', by: -1 },
      { icon: 'key:blue', by: 1 },
      { icon: 'camp-key', by: 1 },
      { icon: 'card', by: 1 },
      { icon: 'passage', by: 1 },
      { icon: 'flag', by: -1 },
    ])
  })

  it('tells that pirogue and explorer move, before everything else', () => {
    const then = told((player) => {
      player.pirogue = 's4'
      player.explorer = 'B3'
      player.score += 2
    })
    expect(then).toEqual([{ icon: 'canoe', by: 0 }, { icon: 'explore', by: 0 }, { icon: 'points', by: 2 }])
  })

  it('names the treasure that is delivered, and one that nobody has seen yet as a treasure', () => {
    const delivered = told((player) => {
      player.treasures = { ...player.treasures, knife: 0 }
      player.treasure_count -= 1
      player.score += 2
    })
    expect(delivered).toEqual([{ icon: 'points', by: 2 }, { icon: 'knife', by: -1 }])
    expect(told((player) => (player.treasure_count += 1))).toEqual([{ icon: 'treasure', by: 1 }])
  })

  it('has a drawing for every sign', () => {
    const all = told((player) => {
      Object.assign(player, { pirogue: 's4', explorer: 'B3', passages: 3, treasures: { mask: 1, statuette: 1, vase: 1, pendant: 1, knife: 2 }, treasure_count: 9 })
    })
    expect(all.length).toBeGreaterThan(8)
    expect(all.filter(({ icon }) => drawn(icon).glyph === 'plain')).toEqual([])
  })
})
