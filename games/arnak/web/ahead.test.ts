import { describe, expect, it } from 'vitest'

import type { View } from 'client/lib/api/types'
import position from './fixtures/rules.json'
import { changes, fearComing } from './ahead'
import type { ArnakView } from './view'

const now = position as unknown as ArnakView
const after = (change: (view: { players: { resources: Record<string, number>; figures: (string | null)[]; tokens: Record<string, unknown>; shielded: boolean }[] }) => void): View => {
  const view = structuredClone(position)
  change(view as never)
  return view as unknown as View
}

describe('what an action would change', () => {
  it('is told as counts, with tokens that move', () => {
    const then = after(({ players: [red] }) => {
      if (!red) return
      red.resources['coin'] = 5
      red.resources['tablet'] = 0
      red.tokens['glass'] = '3a'
    })
    expect(changes(position as unknown as View, then, 0)).toEqual([{ icon: 'coin', by: 3 }, { icon: 'tablet', by: -1 }, { icon: 'glass', by: 0 }])
  })
  it('tells of Fear that comes when the round ends, unless something shields the player', () => {
    // Blue stands where a guardian watches, red does not.
    expect([fearComing(now, 0), fearComing(now, 1)]).toEqual([0, 1])
    const moved = after(({ players: [red] }) => {
      if (red) red.figures = ['low2', null]
    })
    expect(changes(position as unknown as View, moved, 0)).toContainEqual({ icon: 'fear', by: 1, later: true })
    const shielded = after(({ players: [, blue] }) => {
      if (blue) blue.shielded = true
    })
    expect(fearComing(shielded as unknown as ArnakView, 1)).toBe(0)
  })
})
