// Movement of things on the table. Its pace is the style variable --speed (2 is twice as fast, 0 stands still), and nothing moves for
// people who asked their system for less motion.

import { getContext, setContext } from 'svelte'
import { flip, type AnimationConfig } from 'svelte/animate'
import { crossfade, scale, type TransitionConfig } from 'svelte/transition'

/** A time in milliseconds at the present pace. */
export function pace(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const text = getComputedStyle(document.documentElement).getPropertyValue('--speed')
  const speed = text.trim() === '' ? 1 : Number(text)
  return speed > 0 ? milliseconds / speed : 0
}

type Travel = (node: Element, params: { key: string }) => () => TransitionConfig

export interface Motion {
  /** A thing leaves one place … */
  readonly send: Travel
  /** … and travels to where the thing with the same key appears. */
  readonly receive: Travel
}

const KEY = Symbol('motion')

/** Makes one table's movements, so that two tables on a page do not exchange things. */
export function provideMotion(): void {
  const [send, receive] = crossfade({
    duration: (distance) => pace(Math.min(900, 250 + distance)),
    fallback: (node) => scale(node, { duration: pace(250), start: 0.6 }),
  })
  setContext<Motion>(KEY, { send, receive })
}

export function useMotion(): Motion {
  return getContext<Motion>(KEY)
}

/** Neighbours close up when one of them leaves. */
export function closeUp(node: Element, positions: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, positions, { duration: (distance) => pace(Math.min(500, 150 + distance / 2)) })
}

/** A card turned over as it appears. */
export function turnOver(_node: Element): TransitionConfig {
  return {
    duration: pace(420),
    css: (t) => `transform: perspective(30em) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 2)}`,
  }
}
