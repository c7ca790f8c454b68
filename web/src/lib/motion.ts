// The pace of everything that moves: the style variable --speed (2 is twice as fast, 0 stands still). Nothing moves for people who
// asked their system for less motion.

/** A time in milliseconds at the present pace. */
export function pace(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const text = getComputedStyle(document.documentElement).getPropertyValue('--speed')
  const speed = text.trim() === '' ? 1 : Number(text)
  return speed > 0 ? milliseconds / speed : 0
}
