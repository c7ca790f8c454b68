// The drawings of the boards: one file each in `boards/`, found by its name, the key of the board. A board without one gets a
// plain drawing.

export interface Board {
  /** The rock of the research wall. */
  readonly rock: string
  /** The light on it. */
  readonly accent: string
  /** The emblem on the seal, a path in a square of 48, filled even-odd. */
  readonly emblem: string
}

/** A stepped temple. */
const PLAIN: Board = {
  rock: '#6b6154',
  accent: '#c9a75d',
  emblem: 'M9 36h30v-6h-5v-6h-5v-6h-3v-5h-4v5h-3v6h-5v6H9ZM22 36v-8h4v8Z',
}

const found = import.meta.glob<Board>('./boards/*.ts', { import: 'board', eager: true })

/** The boards that have a drawing. */
export const BOARDS: ReadonlyMap<string, Board> = new Map(Object.entries(found).map(([path, board]) => [path.slice('./boards/'.length, -'.ts'.length), board]))

/** The drawing of a board. */
export function boardOf(key: string): Board {
  return BOARDS.get(key) ?? PLAIN
}
