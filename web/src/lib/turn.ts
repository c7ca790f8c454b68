// Who plays when, read from the view: the order of this round and who has passed.

import type { View } from './api/types'
import { partOf } from './games'

/** The seats in the order of the round. */
export function turnOrder(view: View | undefined, seats: number): readonly number[] {
  const first = view?.['first']
  const from = typeof first === 'number' ? first : 0
  return Array.from({ length: seats }, (_, at) => (from + at) % seats)
}

/** The seats that are out of this round. */
export function passed(view: View | undefined): ReadonlySet<number> {
  const list = view?.['passed']
  return new Set(Array.isArray(list) ? list.filter((seat): seat is number => typeof seat === 'number') : [])
}

/** How many rounds a game has. */
export function rounds(game: string): number {
  return partOf(game)?.rounds ?? 1
}
