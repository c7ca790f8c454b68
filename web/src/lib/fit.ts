// Names that are set a little smaller where their box is too small for them, instead of being cut off. Boxes are watched together, and only
// those whose text does not fit are measured again.

import type { Attachment } from 'svelte/attachments'

/** Shares of the size that the style asks for. */
const SIZES = [0.93, 0.86, 0.8, 0.74, 0.68, 0.62]
/** Smaller nobody reads it, in pixels. */
const LEAST = 8

const overflows = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1

function fit(box: HTMLElement): void {
  box.style.fontSize = ''
  if (box.clientWidth === 0 || !overflows(box)) return
  const whole = parseFloat(getComputedStyle(box).fontSize)
  for (const size of SIZES) {
    const next = Math.max(LEAST, whole * size)
    box.style.fontSize = `${next}px`
    if (next === LEAST || !overflows(box)) return
  }
}

// A box changes its size by being fitted, which an observer may not cause while it observes.
const waiting = new Set<HTMLElement>()
function fitAll(): void {
  for (const box of waiting) fit(box)
  waiting.clear()
}
let observer: ResizeObserver | undefined
const watched = (): ResizeObserver =>
  (observer ??= new ResizeObserver((all) => {
    if (waiting.size === 0) requestAnimationFrame(fitAll)
    for (const { target } of all) if (target instanceof HTMLElement) waiting.add(target)
  }))

/** For the box of a name; `text` is what it says, so that another text is measured again. */
export function fitting(text: string): Attachment<HTMLElement> {
  return (box) => {
    if (text === '') return
    // The first look at it comes from the observer, once the page is laid out.
    const boxes = watched()
    boxes.observe(box)
    return () => boxes.unobserve(box)
  }
}
