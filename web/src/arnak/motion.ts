// Movement of things on the table, at the pace of lib/motion.

import { getContext, setContext } from 'svelte'
import { flip, type AnimationConfig } from 'svelte/animate'
import { crossfade, scale, type TransitionConfig } from 'svelte/transition'

import { pace } from '../lib/motion'

type Travel = (node: Element, params: { key: string }) => TransitionConfig | (() => TransitionConfig)

const STILL: TransitionConfig & AnimationConfig = { duration: 0 }

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
  // Where nothing moves nothing is measured either.
  const moving = (travel: Travel): Travel => (node, params) => (pace(1) > 0 ? travel(node, params) : STILL)
  setContext<Motion>(KEY, { send: moving(send), receive: moving(receive) })
}

export function useMotion(): Motion {
  return getContext<Motion>(KEY)
}

/** Neighbours close up when one of them leaves. */
export function closeUp(node: Element, positions: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (pace(1) === 0) return STILL
  return flip(node, positions, { duration: (distance) => pace(Math.min(500, 150 + distance / 2)) })
}

/** A card turned over as it appears. */
export function turnOver(_node: Element): TransitionConfig {
  return {
    duration: pace(420),
    css: (t) => `transform: perspective(30em) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 2)}`,
  }
}
