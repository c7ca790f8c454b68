// Arrow keys move from place to place in the direction in which they lie, also over places where nothing can be done now.

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const middle = (element: Element): readonly [x: number, y: number] => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Moves the focus to the nearest place in the direction of an arrow key; sideways distance counts double. */
export function roam(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const direction = DIRECTIONS[event.key]
  const from = document.activeElement
  if (!direction || !from || !event.currentTarget.contains(from)) return
  const [x, y] = middle(from)
  let nearest: HTMLElement | SVGElement | undefined
  let least = Infinity
  for (const place of event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[tabindex]')) {
    const [px, py] = middle(place)
    const along = (px - x) * direction[0] + (py - y) * direction[1]
    const aside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0])
    if (place === from || along <= 2 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    nearest = place
  }
  if (!nearest) return
  event.preventDefault()
  nearest.focus()
}
