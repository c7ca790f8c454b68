import { describe, expect, it } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import costs from './fixtures/costs.json'
import vocabulary from './fixtures/vocabulary.json'
import { ICONS, iconsOfCost, parseIcon } from './icons'
import { iconName } from './words'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

describe('icons', () => {
  it('reads the words of the rules', () => {
    expect(vocabulary.icons.length).toBeGreaterThan(70)
  })

  it.each(vocabulary.icons)('%s has a drawing and a name in every language', (text) => {
    const { word } = parseIcon(text)
    const drawing = ICONS[word]
    expect(drawing, word).toBeDefined()
    expect(drawing?.every(([, d]) => /^M[-\d\s.MLHVCSQAZmlhvcsqaz]+$/.test(d))).toBe(true)
    for (const lang of LANGUAGES.keys()) expect(iconName(text, lang)).not.toMatch(/_|undefined/)
  })

  it('has no drawing that no rule can show', () => {
    expect(Object.keys(ICONS).filter((word) => !vocabulary.icons.includes(word))).toEqual([])
  })

  it('reads numbers behind a colon', () => {
    expect(parseIcon('coin:2')).toEqual({ word: 'coin', count: 2 })
    expect(parseIcon('bolt')).toEqual({ word: 'bolt', count: 1 })
  })

  it('reads prices and ways', () => {
    expect(iconsOfCost('coin tablet 2 jewel')).toEqual(['coin', 'tablet:2', 'jewel'])
    expect(iconsOfCost('coin arrowhead card')).toEqual(['coin', 'arrowhead', 'use_up'])
    expect(iconsOfCost('')).toEqual([])
  })

  it.each(costs)('the price %s can be drawn', (cost) => {
    const icons = cost.split(',').flatMap((part) => iconsOfCost(part.trim()))
    expect(icons.filter((icon) => ICONS[parseIcon(icon).word] === undefined)).toEqual([])
  })
})
