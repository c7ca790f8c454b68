// A mask for every guardian, put together from a few features by its key, so that each has a face of its own.

import { circle, type Drawing, type Paint, type Part } from './shapes'

const PAINTS: readonly Paint[] = ['stamp', 'jungle', 'dark', 'compass', 'tablet']

const HORNS: readonly string[] = [
  'M5 9C1 8 .5 4 2 1c2 3.5 4 4.5 6 5ZM19 9c4-1 4.5-5 3-8c-2 3.5-4 4.5-6 5Z',
  'M4 10L3 1.5l6 4ZM20 10l1-8.5l-6 4Z',
  'M6 8L2 5.5l2.5-.5L3.5 1.5L8 5ZM18 8l4-2.5l-2.5-.5l1-3.5L16 5ZM12 5l-1.5-4.5h3Z',
  'M7 6L5 1l4 2.5l3-3.2l3 3.2L19 1l-2 5Z',
  'M2 7.5a3 3 0 1 1 5-2.5ZM22 7.5a3 3 0 1 0-5-2.5Z',
]
const FACES: readonly string[] = [
  'M12 4c6 0 8.5 3.5 8.5 8.5S17 22.5 12 22.5S3.5 17.5 3.5 12.5S6 4 12 4Z',
  'M4 6c5-2.5 11-2.5 16 0v7c0 5-4 8.5-8 9.5c-4-1-8-4.5-8-9.5Z',
  'M6.5 4.5h11L21 10l-2.5 9l-4 3.5h-5l-4-3.5L3 10Z',
]
const EYES: readonly string[] = [
  'M6 10l4.5 1.5l-1 2.5c-2 0-3.5-1.5-3.5-4ZM18 10l-4.5 1.5l1 2.5c2 0 3.5-1.5 3.5-4Z',
  `${circle(8.2, 11.5, 2.3)}${circle(15.8, 11.5, 2.3)}`,
  'M6 11h4.5v2.5H6ZM13.5 11H18v2.5h-4.5Z',
  `${circle(7.5, 12, 1.7)}${circle(16.5, 12, 1.7)}${circle(12, 8.5, 1.5)}`,
]
const MOUTHS: readonly string[] = [
  'M7.5 17l1.5 2.5l1.5-2.5l1.5 2.5l1.5-2.5l1.5 2.5l1.5-2.5Z',
  'M8 16.5h8v1.5h-1.5l-.7 3l-.8-3h-2l-.8 3l-.7-3H8Z',
  'M12 14l3 2.5l-3 4.5l-3-4.5Z',
  'M8 16.5h1.5v3.5H8ZM11.25 16.5h1.5v4h-1.5ZM14.5 16.5H16v3.5h-1.5Z',
]

function hash(key: string): number {
  let h = 2166136261
  for (const letter of key) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}

const pick = <T>(list: readonly T[], n: number, fallback: T): T => list[n % list.length] ?? fallback

/** The mask of a guardian. The same key always gives the same face. */
export function maskOf(key: string): Drawing {
  const h = hash(key)
  const paint = pick(PAINTS, h, 'stamp')
  const part = (list: readonly string[], shift: number, as: Paint): Part => [as, pick(list, h >>> shift, '')]
  return [part(HORNS, 3, paint), part(FACES, 7, paint), part(EYES, 11, 'light'), part(MOUTHS, 15, 'light')]
}
