import { describe, expect, it } from 'vitest'

import vocabulary from './fixtures/vocabulary.json'
import { maskOf } from './masks'
import { ARTIFACTS } from './pictures/artifacts'
import { ITEMS } from './pictures/items'

describe('pictures', () => {
  it('every card has a drawing', () => {
    expect(vocabulary.cards.length).toBeGreaterThan(70)
    expect(vocabulary.cards.filter((card) => ITEMS[card] === undefined && ARTIFACTS[card] === undefined)).toEqual([])
  })

  it('every path can be drawn', () => {
    const all = [...Object.values(ITEMS), ...Object.values(ARTIFACTS), maskOf('guardian_01'), maskOf('tp_g4')]
    for (const [, d] of all.flat()) expect(d).toMatch(/^M[-\d\s.,a-zA-Z]+$/)
  })

  it('a guardian keeps its face, and guardians differ', () => {
    expect(maskOf('guardian_01')).toEqual(maskOf('guardian_01'))
    const faces = Array.from({ length: 15 }, (_, at) => JSON.stringify(maskOf(`guardian_${String(at + 1).padStart(2, '0')}`)))
    expect(new Set(faces).size).toBe(15)
  })
})
