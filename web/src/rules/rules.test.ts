import { describe, expect, it } from 'vitest'

import { fits, rulesOf } from './index'
import { sectionFor } from './links'
import type { Offered } from '../lib/picture'

const games = ['arnak', 'tikal'] as const
const offer = (...verbs: string[]): Offered[] =>
  verbs.map((word) => ({ text: word, action: { do: word }, meaning: word, purpose: 'main', dearness: 0, ends_turn: false, reveals: false }))

describe('the rules', () => {
  it.each(games)('of %s have the same sections and paragraphs in both languages', async (game) => {
    const shape = (list: Awaited<ReturnType<typeof rulesOf>>) => list.map((s) => [s.id, s.text.length, s.example !== undefined])
    const en = await rulesOf(game, 'en')
    expect(en.length).toBeGreaterThan(10)
    expect(shape(await rulesOf(game, 'fr'))).toEqual(shape(en))
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
