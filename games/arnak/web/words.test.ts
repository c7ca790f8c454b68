import { describe, expect, it } from 'vitest'

import { fetchWords } from 'client/i18n/words.svelte'
import { iconName, roman, rowName, tell } from './words'

await fetchWords('fr')

describe('words', () => {
  it('speaks icon rows', () => {
    expect(iconName('coin:2', 'fr')).toBe('2 × pièce')
    expect(rowName(['coin', 'arrow', 'jewel'], 'en')).toBe('coin, for, jewel')
  })

  it('puts a colon as the language does', () => {
    expect(tell('en', 'hand', 3)).toBe('Hand: 3')
    expect(tell('fr', 'hand', 3)).toBe('Main\u00a0: 3')
  })

  it('counts rounds in Roman figures', () => {
    expect([1, 4, 5].map(roman)).toEqual(['I', 'IV', 'V'])
  })
})
