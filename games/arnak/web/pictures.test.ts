import { describe, expect, it } from 'vitest'

import { boardOf, BOARDS } from './boards'
import vocabulary from './fixtures/vocabulary.json'
import { maskOf } from './masks'
import { ARTIFACTS } from './pictures/artifacts'
import { ITEMS } from './pictures/items'

describe('pictures', () => {
  it('every card has a drawing', () => {
    expect(vocabulary.cards.length).toBeGreaterThan(70)
    expect(vocabulary.cards.filter((card) => ITEMS[card] === undefined && ARTIFACTS[card] === undefined)).toEqual([])
  })

  it('every board has a drawing, and every drawing a board', () => {
    expect(vocabulary.boards.length).toBeGreaterThan(3)
    expect([...BOARDS.keys()].sort()).toEqual([...vocabulary.boards].sort())
    for (const { rock, accent } of BOARDS.values()) for (const colour of [rock, accent]) expect(colour).toMatch(/^#[\da-f]{6}$/)
  })

  it('a board from a content folder gets a plain drawing', () => {
    expect([...BOARDS.values()]).not.toContain(boardOf('made_at_home'))
  })

  it('every path can be drawn', () => {
    for (const { emblem } of [...BOARDS.values(), boardOf('made_at_home')]) expect(emblem).toMatch(/^M[-\d\s.,a-zA-Z]+$/)
    const all = [...Object.values(ITEMS), ...Object.values(ARTIFACTS), maskOf('guardian_01'), maskOf('tp_g4')]
    for (const [, d] of all.flat()) expect(d).toMatch(/^M[-\d\s.,a-zA-Z]+$/)
  })

  it('a guardian keeps its face, and guardians differ', () => {
    expect(maskOf('guardian_01')).toEqual(maskOf('guardian_01'))
    const faces = Array.from({ length: 15 }, (_, at) => JSON.stringify(maskOf(`guardian_${String(at + 1).padStart(2, '0')}`)))
    expect(new Set(faces).size).toBe(15)
  })
})
