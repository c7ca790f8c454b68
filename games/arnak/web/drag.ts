// Dragging one place onto another with a mouse or pen: a token onto its space, a card onto the play area, a figure
// onto a site. It only joins two places; the offer determines the action. Touch is left to scrolling and long
// presses.

/** What a drop means: the place dropped on and the place dragged from. */
export type Drop = (place: string, from: string) => void

const START = 8

interface Grip {
  readonly source: HTMLElement
  readonly from: string
  readonly x: number
  readonly y: number
}

const gripOf = (event: PointerEvent): Grip | undefined => {
  if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return undefined
  const source = event.target.closest<HTMLElement>('[data-drag], .place.offered')
  const from = source?.dataset['drag'] ?? source?.dataset['place']
  return source === null || from === undefined ? undefined : { source, from, x: event.clientX, y: event.clientY }
}

/** The place under the pointer: an offered one, or an area that stands for the dragged thing itself. */
function targetAt(event: PointerEvent, from: string): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const place = under?.closest<HTMLElement>('.place.offered')?.dataset['place']
  if (place !== undefined && place !== from) return place
  return under?.closest('[data-drop]') === null || under === null ? undefined : from
}

function ghostOf({ source }: Grip): HTMLElement {
  const { width, height } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = `width:${width}px;height:${height}px`
  ghost.append(source.cloneNode(true))
  return ghost
}

/** Lets things inside a table be dragged. Use as an attachment of its root. */
export function dragging(drop: () => Drop): (root: HTMLElement) => () => void {
  return (root) => {
    let grip: Grip | undefined
    let ghost: HTMLElement | undefined

    const end = (): void => {
      ghost?.remove()
      root.classList.remove('dragging')
      grip = ghost = undefined
    }
    const down = (event: PointerEvent): void => {
      grip = gripOf(event)
    }
    const move = (event: PointerEvent): void => {
      if (grip === undefined) return
      if (ghost === undefined) {
        if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < START) return
        ghost = ghostOf(grip)
        root.append(ghost)
        root.classList.add('dragging')
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`
    }
    const up = (event: PointerEvent): void => {
      const held = ghost === undefined ? undefined : grip
      end()
      if (held === undefined) return
      // The click that follows a drag belongs to no place.
      root.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
      setTimeout(() => root.dispatchEvent(new MouseEvent('click')))
      const place = targetAt(event, held.from)
      if (place !== undefined) drop()(place, held.from)
    }
    root.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', end)
    return () => {
      end()
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
    }
  }
}
