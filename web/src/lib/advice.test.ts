import { describe, expect, it } from 'vitest'

import { commentOn } from './advice'
import type { Hint } from './api/types'

const candidate = (text: string, lead: number, win: number, visits = 100) => ({ text, meaning: `Do ${text}`, visits, score: lead + 50, win, lead })
const hint = (...candidates: ReturnType<typeof candidate>[]): Hint => ({ candidates, line: [], simulations: 400 })

describe('advice', () => {
  const told = hint(candidate('dig', 3, 0.6), candidate('buy', 0, 0.5), candidate('pass', -5, 0.3), candidate('rare', -9, 0.1, 2))
  it('is given for a clear mistake, with what was better and by how much', () => {
    expect(commentOn(told, 'pass')).toEqual({ better: 'Do dig', points: 8 })
  })
  it('is kept back for the best choice, for one that is hardly worse, and for one that was hardly looked at', () => {
    expect(commentOn(told, 'dig')).toBeUndefined()
    expect(commentOn(told, 'buy')).toBeUndefined()
    expect(commentOn(told, 'rare')).toBeUndefined()
    expect(commentOn(told, 'unheard of')).toBeUndefined()
  })
  it('is given for a pass with means left that is not among the best few', () => {
    const few = hint(candidate('dig', 3, 0.6), candidate('buy', 2, 0.5))
    expect(commentOn(few, 'pass', true)).toEqual({ better: 'Do dig', points: undefined })
    expect(commentOn(few, 'buy', true)).toBeUndefined()
    expect(commentOn(hint(candidate('pass', 3, 0.6), candidate('dig', 2, 0.5)), 'pass', true)).toBeUndefined()
    expect(commentOn(hint(), 'pass', true)).toBeUndefined()
  })
})
