import { describe, expect, it } from 'vitest'

import { ICON_WORDS, iconName, roman, rowName, say, WORD_KEYS } from './words'

describe('words', () => {
  it('has every label in both languages', () => {
    for (const key of WORD_KEYS) {
      expect(say('en', key).trim()).not.toBe('')
      expect(say('fr', key).trim()).not.toBe('')
    }
    for (const [en, fr] of Object.values(ICON_WORDS)) {
      expect(en.trim()).not.toBe('')
      expect(fr.trim()).not.toBe('')
    }
  })

  it('speaks icon rows', () => {
    expect(iconName('coin:2', 'fr')).toBe('2 × pièce')
    expect(rowName(['coin', 'arrow', 'jewel'], 'en')).toBe('coin, for, jewel')
  })

  it('counts rounds in Roman figures', () => {
    expect([1, 4, 5].map(roman)).toEqual(['I', 'IV', 'V'])
  })
})
