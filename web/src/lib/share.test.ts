import { describe, expect, it } from 'vitest'

import { shared } from './share'

describe('what did not change', () => {
  const before = { sites: [{ id: 'a', figures: [1] }, { id: 'b', figures: [] }], round: 2, rival: null, row: ['x', 'y'] }
  const copy = <T>(value: T): T => structuredClone(value)

  it('is the same thing if nothing changed', () => {
    expect(shared(before, copy(before))).toBe(before)
    expect(shared(undefined, before)).toBe(before)
    expect(shared([], copy([]))).toEqual([])
  })

  it('stays the same around what changed', () => {
    const next = copy(before)
    next.sites[1] = { id: 'b', figures: [0] }
    const after = shared(before, copy(next))
    expect(after).toEqual(next)
    expect(after).not.toBe(before)
    expect(after.sites).not.toBe(before.sites)
    expect(after.sites[0]).toBe(before.sites[0])
    expect(after.sites[1]).not.toBe(before.sites[1])
    expect(after.row).toBe(before.row)
    // The earlier answer is unchanged.
    expect(before.sites[1]?.figures).toEqual([])
  })

  it.each([
    ['a key is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a key came', { a: 1 }, { a: 1, b: undefined }],
    ['another key', { a: undefined }, { b: undefined }],
    ['a list grew', [1, 2], [1, 2, 3]],
    ['a list shrank', [1, 2, 3], [1, 2]],
    ['a list is no object', { 0: 'a' }, ['a']],
    ['nothing is no object', { a: {} }, { a: null }],
    ['something came', { a: null }, { a: {} }],
    ['a word is no number', { a: 1 }, { a: '1' }],
  ])('%s', (_, old, next) => {
    const after = shared(old, copy(next))
    expect(after).toEqual(next)
    expect(after).not.toBe(old)
  })
})
