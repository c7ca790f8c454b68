import { describe, expect, it } from 'vitest'

import { holds, pieces } from './search'

const marked = (text: string, search: string): string => pieces(text, search).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('')

describe('a search', () => {
  it('finds every word, whatever the accents and capitals', () => {
    expect(holds('Dépenser une pièce', 'PIECE dep')).toBe(true)
    expect(holds('Dépenser une pièce', 'piece deux')).toBe(false)
    expect(holds('Salle de l’autel', "l'autel")).toBe(true)
    expect(holds('anything', ' ')).toBe(true)
  })

  it('marks what it found in the text as it is written', () => {
    expect(marked('Dépenser une pièce, une Pièce', 'piece dep')).toBe('[Dép]enser une [pièce], une [Pièce]')
    expect(marked('coin coins', 'coin')).toBe('[coin] [coin]s')
    expect(marked('idol', 'dol ido')).toBe('[idol]')
    expect(marked('Cafe\u0301 fort', 'cafe')).toBe('[Cafe]\u0301 fort')
    expect(marked('plain', '')).toBe('plain')
    expect(pieces('', 'x')).toEqual([])
  })
})
