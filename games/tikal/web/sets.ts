// Camp keys laid out as sets of different colours, the largest first, as the score sheet counts them.

import { COLOURS, type Counts } from './view'

/** The sets that keys make. */
export function setsOf(keys: Counts): string[][] {
  const sets: string[][] = []
  for (let size = 1; ; size += 1) {
    const set = COLOURS.filter((colour) => (keys[colour] ?? 0) >= size)
    if (set.length === 0) return sets
    sets.push([...set])
  }
}
