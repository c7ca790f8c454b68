// Dragging one place of the board onto another does what belongs to both: a token to its next space, a figure to another site,
// an assistant to the stack it is exchanged with. What a click can do, a click still does.

import type { Offered, Place } from '../lib/picture'

/** How far a pointer moves before it drags, in pixels. */
const FAR = 10

export interface DragBoard {
  /** What can be done at each place now. */
  places(): ReadonlyMap<Place, readonly Offered[]>
  /** Something was dropped where these can be done. */
  drop(actions: readonly Offered[], on: Place): void
  /** Places that would take what is being dragged. */
  point(places: readonly Place[]): void
}

/** The actions that belong to both places. */
export function shared(places: ReadonlyMap<Place, readonly Offered[]>, from: Place, to: Place): readonly Offered[] {
  const there = new Set(places.get(to))
  return from === to ? [] : (places.get(from) ?? []).filter((offered) => there.has(offered))
}

/** The places that share an action with this one. */
export function targets(places: ReadonlyMap<Place, readonly Offered[]>, from: Place): readonly Place[] {
  return [...places.keys()].filter((to) => shared(places, from, to).length > 0)
}

function placeAt(target: EventTarget | null): Place | undefined {
  return target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? undefined) : undefined
}

/** Listens for drags inside an element; the answer ends that. */
export function dragging(root: HTMLElement, board: DragBoard): () => void {
  let from: { place: Place; x: number; y: number } | undefined
  let ghost: HTMLElement | undefined

  function down(event: PointerEvent): void {
    const place = event.button === 0 && event.pointerType === 'mouse' ? placeAt(event.target) : undefined
    from = place !== undefined && targets(board.places(), place).length ? { place, x: event.clientX, y: event.clientY } : undefined
  }
  function move(event: PointerEvent): void {
    if (!from) return
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
      ghost = document.createElement('div')
      ghost.className = 'drag-ghost'
      document.body.append(ghost)
      board.point(targets(board.places(), from.place))
    }
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  function up(event: PointerEvent): void {
    const dragged = ghost ? from : undefined
    from = undefined
    if (!ghost) return
    ghost.remove()
    ghost = undefined
    board.point([])
    // The click that follows a drag is not one.
    root.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => root.dispatchEvent(new MouseEvent('click')))
    const on = placeAt(document.elementFromPoint(event.clientX, event.clientY))
    const actions = dragged && on !== undefined ? shared(board.places(), dragged.place, on) : []
    if (on !== undefined && actions.length) board.drop(actions, on)
  }

  root.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  return () => {
    ghost?.remove()
    root.removeEventListener('pointerdown', down)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
  }
}
