// Keeps the end of a growing list in sight, as long as the reader is there.

/** So near to the end, in pixels, one reads it. */
const NEAR = 80

/** For the list in a box that scrolls. Reading positions forces the browser to lay out the page at once, so nothing is
 * read when the list changes: an observer reports when the browser has laid it out. */
export function followEnd(list: HTMLElement): (() => void) | undefined {
  const box = list.parentElement
  if (!box) return undefined
  let atEnd = true
  // The next scrolling is ours.
  let own = false
  const scrolled = (): void => {
    if (!own) atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    own = false
  }
  const grown = new ResizeObserver(() => {
    const before = box.scrollTop
    if (atEnd) box.scrollTo(0, box.scrollHeight)
    own ||= box.scrollTop !== before
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
