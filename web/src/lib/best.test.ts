import { expect, it } from 'vitest'

import { bestBefore } from './best'

const past = (table: string, game: 'arnak' | 'tikal', players: number, score: number) => ({ table, game, players, score, rank: 1, ended: 0 })

it('the best of earlier games of the same kind counts, not this one', () => {
  const games = [past('a', 'arnak', 2, 40), past('b', 'arnak', 2, 55), past('c', 'arnak', 1, 70), past('d', 'tikal', 2, 90), past('now', 'arnak', 2, 60)]
  expect(bestBefore(games, 'arnak', 2, 'now')).toBe(55)
  expect(bestBefore(games, 'tikal', 3, 'now')).toBeUndefined()
})
