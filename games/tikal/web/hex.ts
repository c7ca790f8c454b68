// The geometry of the temple: pointy-top hexagons in axial coordinates around the middle of the temple. Pure numbers.

/** A point of the drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The sides of a hexagon, counter-clockwise from the east, as the rules count them. */
export const SIDES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const

/** The radius of a room on the board. */
export const RADIUS = 40

const ROWS = [
  { letter: 'A', r: -2, first: -1, length: 5 },
  { letter: 'B', r: -1, first: -2, length: 6 },
  { letter: 'C', r: 0, first: -2, length: 5 },
  { letter: 'D', r: 1, first: -3, length: 6 },
  { letter: 'E', r: 2, first: -3, length: 5 },
] as const

const ROOT3 = Math.sqrt(3)
const round = (n: number): number => Math.round(n * 100) / 100

/** The middle of each space of the temple by id, from the middle of the temple. */
export const SPACES: ReadonlyMap<string, Point> = new Map(
  ROWS.flatMap(({ letter, r, first, length }) =>
    Array.from({ length }, (_, at): [string, Point] => [
      `${letter}${at + 1}`,
      { x: round(ROOT3 * (first + at + r / 2) * RADIUS), y: 1.5 * r * RADIUS },
    ]),
  ),
)

/** The corners of a hexagon, for the attribute `points`. */
export function hexagon(radius: number): string {
  const corner = (k: number): string => {
    const angle = (Math.PI / 3) * k + Math.PI / 6
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`
  }
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ')
}

/** Parallel strokes that fill a hexagon, to be turned by multiples of 60 degrees. */
export function hatching(radius: number, gap: number): string {
  const lines: string[] = []
  for (let y = gap / 2 - radius; y < radius; y += gap) {
    const half = Math.min((radius * ROOT3) / 2, (radius - Math.abs(y)) * ROOT3)
    lines.push(`M${round(-half)} ${round(y)}H${round(half)}`)
  }
  return lines.join('')
}

/** How far a side is turned from the east in degrees, as SVG counts them. */
export function angleOf(side: string): number {
  return -60 * Math.max(0, SIDES.findIndex((one) => one === side))
}

/** The doors of a room turned by this many steps. */
export function turned(doors: readonly string[], turn: number): string[] {
  return doors.flatMap((door) => {
    const at = SIDES.findIndex((side) => side === door)
    return at < 0 ? [] : [SIDES[(at + turn) % SIDES.length] ?? door]
  })
}
