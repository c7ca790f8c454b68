// The challenge of the day (UTC): the same deal for all players. The personal best is stored in this browser.

const KEY = 'temples.challenge'
const DAY = 86_400_000

interface Kept {
  readonly day: string
  /** The tables at which it was played from this browser. */
  readonly tables: readonly string[]
  readonly best?: number
}

export interface Challenge {
  readonly day: string
  readonly seed: number
  /** Index of the board to play, among this many. */
  board(boards: number): number
}

/** The challenge of a moment in milliseconds. */
export function challengeAt(now: number): Challenge {
  const number = Math.floor(now / DAY)
  // Neighbouring days differ in all digits, so their deals have nothing in common.
  const mixed = Math.imul(number ^ 0x5eed, 0x9e3779b1) >>> 0
  return { day: new Date(number * DAY).toISOString().slice(0, 10), seed: mixed, board: (boards) => number % boards }
}

/** What this browser knows of a day's challenge; another day's is forgotten. */
function read(day: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (kept && typeof kept === 'object' && 'day' in kept && kept.day === day && 'tables' in kept && Array.isArray(kept.tables)) return kept as Kept
  } catch {
    // Nothing that can be read is nothing kept.
  }
  return { day, tables: [] }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the day has no best.
  }
}

/** A table at which the challenge is played. */
export function beginChallenge(day: string, table: string): void {
  const kept = read(day)
  write({ ...kept, tables: [...kept.tables, table] })
}

/** The best of a day so far. */
export function bestOf(day: string): number | undefined {
  return read(day).best
}

/** Takes a score in if the table is one of today's challenge; whether it is, with the best before. */
export function finishChallenge(day: string, table: string, score: number): { readonly before: number | undefined } | undefined {
  const kept = read(day)
  if (!kept.tables.includes(table)) return undefined
  write({ day, tables: kept.tables.filter((one) => one !== table), best: Math.max(score, kept.best ?? score) })
  return { before: kept.best }
}
