import { describe, expect, it } from 'vitest'

import { indexComponents } from '../lib/picture'
import { sheetsOf, words } from './lines'

const known = indexComponents([{ family: 'card', id: 'hat', name: 'Hat', numbers: {}, text: '', icons: [], confidence: 'rulebook' }])

describe('a view without pictures', () => {
  it('is sorted into table, piles and seats', () => {
    const sheets = sheetsOf({ left: 2, pile: [0, 1, 0], hands: [{ face: 3, seen: 1 }, null], phase: 'turn' }, 2, known)
    expect(sheets.table).toEqual([{ name: 'left', value: '2' }, { name: 'phase', value: 'turn' }])
    expect(sheets.piles).toEqual([{ name: 'pile', value: '0, 1, 0' }])
    expect(sheets.seats).toEqual([[{ name: 'hands', value: 'face 3, seen 1' }], [{ name: 'hands', value: '–' }]])
  })
  it('tells all about each player of a list of players', () => {
    expect(sheetsOf({ players: [{ card_count: 1 }] }, 1, known).seats).toEqual([[{ name: 'card count', value: '1' }]])
  })
  it('names components', () => {
    expect(words(['hat', true], known)).toBe('Hat, ✓')
  })
})
