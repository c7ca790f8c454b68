// A calm part of the table: where something may lie for a moment and covers nothing that is to be decided.

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels between the places that are tried. */
const STEP = 16
const EDGE = 8

/** How much of a thing lies over another, or nearly. */
const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The corner of a thing of this size within the table that covers least of what is busy, and is nearest to the middle of another box. */
export function calmSpot(table: Box, size: Pick<Box, 'width' | 'height'>, busy: readonly Box[], near: Box): Pick<Box, 'x' | 'y'> {
  const [right, low] = [table.x + table.width - size.width - EDGE, table.y + table.height - size.height - EDGE]
  const [midX, midY] = [near.x + near.width / 2 - size.width / 2, near.y + near.height / 2 - size.height / 2]
  let best = { x: table.x + EDGE, y: table.y + EDGE }
  let least = { covered: Number.POSITIVE_INFINITY, far: 0 }
  for (let y = table.y + EDGE; y <= Math.max(low, table.y + EDGE); y += STEP) {
    for (let x = table.x + EDGE; x <= Math.max(right, table.x + EDGE); x += STEP) {
      const covered = busy.reduce((sum, one) => sum + shared(one, { x: x - EDGE, y: y - EDGE, width: size.width + 2 * EDGE, height: size.height + 2 * EDGE }), 0)
      const far = Math.hypot(x - midX, y - midY)
      if (covered > least.covered || (covered === least.covered && far >= least.far)) continue
      best = { x, y }
      least = { covered, far }
    }
  }
  return best
}
