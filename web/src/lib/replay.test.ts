import { describe, expect, it } from 'vitest'

import type { Replay } from './api/about'
import { nextTold, opening, told } from './replay'

const step = (at: number, by: number | 'chance', text: string | null, ...said: string[]) => ({ step: at, by, text, events: said.map((sentence) => ({ event: 'told', text: sentence })) })
const list = [
  step(1, 'chance', 'idol_up idol_tablet'),
  step(2, 'chance', null, 'Player 2 draws a card.'),
  step(3, 0, 'dig camp5.1'),
  step(4, 0, 'spend exploration_car', 'Player 1 travels.', 'Player 1 digs.'),
  step(5, 'chance', null),
] as unknown as Replay['list']
const words = { start: 'start', setup: 'setup', hidden: 'hidden', chose: (name: string) => `${name} chose` }

describe('a replay', () => {
  it('speaks in sentences, never in notation', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => told(list, at, ['Ann', 'Bo'], words))).toEqual(['start', 'setup', 'Bo draws a card.', 'Ann chose', 'Ann travels. Ann digs.', 'hidden'])
  })

  it('begins before the first decision and goes from sentence to sentence', () => {
    expect(opening(list)).toBe(2)
    expect(nextTold(list, 2)).toBe(4)
    expect(nextTold(list, 4)).toBe(5)
    expect(opening([])).toBe(0)
  })
})
