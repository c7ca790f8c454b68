// Icons that lie beneath a button get no pointer: the button tells their names, for as long as the pointer is there.

const inside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom

/** For a button that covers its card: takes the tooltip of the icon under the mouse. */
export function tellBeneath(event: PointerEvent): void {
  const above = event.currentTarget
  if (event.pointerType !== 'mouse' || !(above instanceof HTMLElement)) return
  const icons = [...(above.parentElement?.querySelectorAll<HTMLElement>('.icon[title]') ?? [])]
  const name = icons.find((icon) => inside(icon.getBoundingClientRect(), event.clientX, event.clientY))?.title ?? ''
  if (above.title === name) return
  if (name === '') above.removeAttribute('title')
  else above.title = name
}
