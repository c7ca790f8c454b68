import { beforeEach, describe, expect, it } from 'vitest'

import { beginChallenge, bestOf, challengeAt, finishChallenge } from './challenge'

const NOON = Date.UTC(2026, 4, 17, 12)

const kept = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) },
  configurable: true,
})
beforeEach(() => kept.clear())

describe('the challenge of the day', () => {
  it('is the same all day and another tomorrow', () => {
    const today = challengeAt(NOON)
    expect(challengeAt(NOON + 11 * 3_600_000)).toMatchObject({ day: today.day, seed: today.seed })
    const week = Array.from({ length: 7 }, (_, n) => challengeAt(NOON + n * 86_400_000))
    expect(new Set(week.map(({ seed }) => seed)).size).toBe(7)
    expect(new Set(week.map((day) => day.board(4)))).toEqual(new Set([0, 1, 2, 3]))
    // A seed of a table is a whole number of 32 bits.
    for (const { seed } of week) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
  })

  it('keeps the best of its own tables, each once', () => {
    const { day } = challengeAt(NOON)
    expect(finishChallenge(day, 'other', 99)).toBeUndefined()
    for (const [table, score, before] of [['a', 50, undefined], ['b', 44, 50], ['c', 61, 50]] as const) {
      beginChallenge(day, table)
      expect(finishChallenge(day, table, score)).toEqual({ before })
      expect(finishChallenge(day, table, score)).toBeUndefined()
    }
    expect(bestOf(day)).toBe(61)
    // Tomorrow nothing of it is left, and storage that makes no sense is none.
    expect(bestOf(challengeAt(NOON + 86_400_000).day)).toBeUndefined()
    kept.set('temples.challenge', '{"day"')
    expect(bestOf(day)).toBeUndefined()
  })
})
