import { describe, expect, it } from 'vitest'

import type { Offered } from '../lib/picture'
import { shared, targets } from './drag'

const act = (text: string): Offered => ({ text, action: { do: text }, meaning: text, ends_turn: false, reveals: false })

describe('dragging', () => {
  const [up, over, dig] = [act('up'), act('over'), act('dig')]
  const places = new Map([
    ['token glass', [up, over]],
    ['2a', [up]],
    ['2b', [over]],
    ['camp1.1', [dig]],
  ])
  it('does what belongs to both places', () => {
    expect(shared(places, 'token glass', '2b')).toEqual([over])
    expect(shared(places, 'token glass', 'camp1.1')).toEqual([])
    expect(shared(places, '2a', '2a')).toEqual([])
  })
  it('knows where something can be dropped', () => {
    expect(targets(places, 'token glass')).toEqual(['2a', '2b'])
    expect(targets(places, 'camp1.1')).toEqual([])
  })
})
