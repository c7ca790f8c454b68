// Keeps the end of a growing list in sight, as long as the reader is there.

/** So near to the end, in pixels, one reads it. */
const NEAR = 80

/** For the list in a box that scrolls. Reading positions forces the browser to lay out the page at once, so nothing is
 * read when the list changes: an observer reports when the browser has laid it out. */
export function followEnd(list: HTMLElement): (() => void) | undefined {
  const box = list.parentElement
  if (!box) return undefined
  let atEnd = true
  let last = 0
  // At the end nothing else may hold the view: the browser's own anchoring would, as soon as the first lines are dropped.
  const settle = (now: boolean): void => {
    atEnd = now
    box.style.overflowAnchor = now ? 'none' : 'auto'
  }
  settle(true)
  const scrolled = (): void => {
    const top = box.scrollTop
    if (box.scrollHeight - top - box.clientHeight < NEAR) settle(true)
    // Only the reader moves up; what grows below leaves the position alone.
    else if (top < last) settle(false)
    last = top
  }
  const grown = new ResizeObserver(() => {
    if (atEnd) box.scrollTo(0, box.scrollHeight)
  })
  grown.observe(list)
  // The box may shrink as well.
  grown.observe(box)
  box.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    grown.disconnect()
    box.removeEventListener('scroll', scrolled)
  }
}
