// Moving over the table with the arrow keys. Offered places are tab stops; everything else is reached from them by direction.

type Direction = readonly [number, number]

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Box {
  readonly x: number
  readonly y: number
}

/** Distance of a point in a direction; sideways distance counts double, points behind do not count. */
export function reach(from: Box, to: Box, [dx, dy]: Direction): number {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy
  const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
  return along <= 1 ? Infinity : along + 2 * across
}

const centre = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Moves the focus to the nearest place in the direction of an arrow key. */
export function roam(event: KeyboardEvent, table: HTMLElement): void {
  const direction = DIRECTIONS[event.key]
  const { target } = event
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
  const from = centre(target)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const node of table.querySelectorAll<HTMLElement>('.place')) {
    if (node === target || node.offsetParent === null || target.closest('.sheet') !== node.closest('.sheet')) continue
    const far = reach(from, centre(node), direction)
    if (far < least) [best, least] = [node, far]
  }
  if (best !== undefined) {
    event.preventDefault()
    best.focus()
  }
}
