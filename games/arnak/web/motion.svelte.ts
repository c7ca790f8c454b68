// Movement of things on the table, at the pace of lib/motion.

import { getContext, setContext, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { crossfade, scale, type TransitionConfig } from 'svelte/transition'

import { pace } from 'client/lib/motion'

interface Trip {
  readonly key: string
  /** Where it goes to or comes from while nothing has the same key: a selector within the table. */
  readonly home?: string | undefined
}
type Travel = (node: Element, params: Trip) => TransitionConfig | (() => TransitionConfig)

const STILL: TransitionConfig = { duration: 0 }

export interface Motion {
  /** A thing leaves one place … */
  readonly send: Travel
  /** … and travels to where the thing with the same key appears. */
  readonly receive: Travel
  /** The same for one of a line: its neighbours close up at once. */
  readonly leave: Travel
  readonly join: Travel
}

const KEY = Symbol('motion')

/** Makes one table's movements, so that two tables on a page do not exchange things. */
export function provideMotion(): void {
  const [send, receive] = crossfade({
    duration: (distance) => pace(Math.min(900, 250 + distance)),
    fallback: (node, trip) => goHome(node, (trip as Partial<Trip>).home) ?? scale(node, { duration: pace(250), start: 0.6 }),
  })
  // Where nothing moves nothing is measured either.
  const moving = (travel: Travel): Travel => (node, params) => (pace(1) > 0 ? travel(node, params) : STILL)
  const leave: Travel = (node, params) => {
    lift(node)
    return send(node, params)
  }
  const join: Travel = (node, params) => {
    putBack(node)
    return receive(node, params)
  }
  setContext<Motion>(KEY, { send: moving(send), receive: moving(receive), leave: moving(leave), join: moving(join) })
}

export function useMotion(): Motion {
  return getContext<Motion>(KEY)
}

/** To a pile, or from it: a card goes to the deck as large as the pile. */
function goHome(node: Element, home: string | undefined): TransitionConfig | undefined {
  const pile = home === undefined ? undefined : node.closest('.arnak')?.querySelector(home)?.getBoundingClientRect()
  const from = node.getBoundingClientRect()
  if (pile === undefined || pile.width === 0 || from.width === 0) return undefined
  const [x, y] = [pile.x + pile.width / 2 - from.x - from.width / 2, pile.y + pile.height / 2 - from.y - from.height / 2]
  const size = Math.min(1, pile.width / from.width)
  const own = node instanceof HTMLElement ? node.style.transform : ''
  return {
    duration: pace(Math.min(900, 300 + Math.hypot(x, y))),
    css: (t, u) => `z-index: 6; opacity: ${Math.min(1, 0.2 + 2 * t)}; transform: ${own} translate(${u * x}px, ${u * y}px) scale(${t + u * size})`,
  }
}

/** Takes a thing out of its line without moving it, so that the others no longer make room for it. */
function lift(node: Element): void {
  if (!(node instanceof HTMLElement) || node.style.position === 'absolute') return
  const from = node.getBoundingClientRect()
  Object.assign(node.style, { position: 'absolute', width: `${from.width}px`, height: `${from.height}px` })
  const to = node.getBoundingClientRect()
  node.style.transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
}

/** One that comes back before it was gone takes its place again. */
function putBack(node: Element): void {
  if (node instanceof HTMLElement) Object.assign(node.style, { position: '', width: '', height: '', transform: '' })
}

/** The same for one that comes from nowhere. */
export function settle(node: Element): TransitionConfig {
  putBack(node)
  return STILL
}

type Corners = ReadonlyMap<Element, DOMRect>
const corners = (parent: Element): Corners => new Map([...parent.children].map((node) => [node, node.getBoundingClientRect()]))

/** Neighbours slide to their new places when one of them leaves or comes: for the element around a line of things, called where the line is
 * drawn. Where nothing moves nothing is measured. */
export function closingUp(line: () => unknown): Attachment<HTMLElement> {
  let parent: HTMLElement | undefined
  let before: Corners | undefined
  $effect.pre(() => {
    line()
    before = untrack(() => (parent !== undefined && pace(1) > 0 ? corners(parent) : undefined))
  })
  $effect(() => {
    line()
    if (parent === undefined || before === undefined) return
    for (const [node, to] of corners(parent)) {
      const from = before.get(node)
      const [x, y] = [(from?.x ?? to.x) - to.x, (from?.y ?? to.y) - to.y]
      if (x === 0 && y === 0) continue
      const duration = untrack(() => pace(Math.min(500, 150 + Math.hypot(x, y) / 2)))
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' })
    }
  })
  return (node) => {
    parent = node
    return () => (parent = undefined)
  }
}

/** A card turned over as it appears. */
export function turnOver(_node: Element): TransitionConfig {
  return {
    duration: pace(420),
    css: (t) => `transform: perspective(30em) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** Mist that parts: it thins, widens and is gone. */
export function partMist(_node: Element): TransitionConfig {
  return {
    duration: pace(1100),
    easing: (t) => t * t,
    css: (t) => `opacity: ${t}; transform: scaleX(${1 + (1 - t) * 0.7}) scaleY(${1 + (1 - t) * 0.25})`,
  }
}

/** A place that comes out of the mist. */
export function emerge(_node: Element): TransitionConfig {
  return {
    duration: pace(900),
    css: (t) => `opacity: ${t}; transform: scale(${1.12 - 0.12 * t}); filter: brightness(${0.5 + 0.5 * t}) blur(${(1 - t) * 3}px)`,
  }
}

/** A guardian that rises from its site, after the site was seen. */
export function rise(_node: Element): TransitionConfig {
  const WAIT = 500
  const RISE = 900
  return {
    duration: pace(WAIT + RISE),
    easing: (t) => 1 - (1 - Math.max(0, (t * (WAIT + RISE) - WAIT) / RISE)) ** 3,
    css: (t) => `opacity: ${Math.min(1, t * 1.6)}; transform: translateY(${(1 - t) * 45}%) scale(${0.7 + 0.3 * t}); filter: brightness(${0.25 + 0.75 * t})`,
  }
}
