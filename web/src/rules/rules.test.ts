import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../i18n/languages'
import { figureOf } from './figures'
import { fits, rulesOf } from './index'
import { sectionFor } from './links'
import { GAMES } from '../lib/games'
import type { Offered } from '../lib/picture'

const offer = (...verbs: string[]): Offered[] =>
  verbs.map((word) => ({ text: word, action: { do: word }, meaning: word, purpose: 'main', dearness: 0, ends_turn: false, reveals: false }))

describe('the rules', () => {
  it.each(GAMES.flatMap((game) => [...LANGUAGES.keys()].map((lang) => [game, lang] as const)))('of %s have their sections in %s', async (game, lang) => {
    const list = await rulesOf(game, lang)
    expect(list.length).toBeGreaterThan(10)
    for (const section of list) {
      expect(section.text.length).toBeGreaterThan(0)
      for (const text of [section.title, ...section.text]) expect(text).not.toMatch(/^rules-/)
      // A picture and what is written under it belong together.
      expect(section.caption !== undefined, section.id).toBe(figureOf(game, section.id) !== undefined)
    }
  })

  it('are those of their language', async () => {
    expect((await rulesOf('tikal', 'en'))[0]?.title).toBe('What it is about')
    expect((await rulesOf('tikal', 'fr'))[0]?.title).toBe('De quoi il s’agit')
  })

  it.each([
    ['arnak', ['spend', 'hire', 'play'], 'travel'],
    ['arnak', ['dig', 'buy', 'pass'], 'turn'],
    ['arnak', ['discard', 'keep_hand'], 'round-end'],
    ['arnak', ['altar', 'dig', 'pass'], 'turn'],
    ['arnak', ['dark'], 'spider'],
    ['tikal', ['keys'], 'setup'],
    ['tikal', ['explore', 'rest'], 'exploring'],
    ['tikal', ['deliver', 'skip'], 'deliveries'],
    ['tikal', ['unheard_of'], 'turn'],
  ] as const)('of %s explain %j under %s', async (game, verbs, section) => {
    expect(sectionFor(game, offer(...verbs))).toBe(section)
    expect((await rulesOf(game, 'en')).map((s) => s.id)).toContain(section)
  })

  it('are found by words without accents and in any order', async () => {
    const found = (await rulesOf('tikal', 'fr')).filter((section) => fits(section, 'cle foret'))
    expect(found.map((section) => section.id)).toContain('river')
    expect(found.length).toBeLessThan(6)
  })
})
