// When a thing of a picture is read large: a mouse that moved onto it rests there, a finger stays on it, a key brought the focus to it, or
// somebody asks with I. Never because it came to lie under a pointer at rest, nor because a program put the focus there.

import type { Attachment } from 'svelte/attachments'

import type { Place } from './picture'

/** Shows a component and says where it lies; `whole` is the larger place that this place is a part of. Nothing ends it. */
export type Read = (component?: string, place?: Place, whole?: Place) => void

const REST = 350
const PRESS = 450
const BRINGS_FOCUS: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

// Browsers report a move of the pointer when something new lies under it. Only other coordinates are a move.
let at: { readonly x: number; readonly y: number } | undefined
let moved = false
let byKey = false
/** The finger that is down has read something: what it does when it is lifted is no click. */
let pressed = false

function follow(target: EventTarget): void {
  const on = <Kind extends keyof WindowEventMap>(kind: Kind, hear: (event: WindowEventMap[Kind]) => void): void =>
    target.addEventListener(kind, hear as (event: Event) => void, true)
  on('pointermove', ({ clientX: x, clientY: y }) => {
    moved = at !== undefined && (x !== at.x || y !== at.y)
    at = { x, y }
  })
  on('pointerdown', () => (byKey = pressed = false))
  on('keydown', ({ key }) => {
    byKey = BRINGS_FOCUS.has(key)
    pressed = false
  })
  on('click', (event) => {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}
if (typeof window !== 'undefined') follow(window)

const attribute = (thing: Element, name: string): string | undefined => thing.getAttribute(name) ?? undefined

/** For the root of a picture, whose things name themselves by `data-component`, `data-place` and `data-relay`. */
export function reading(read: Read): Attachment<HTMLElement> {
  return (root) => {
    const listening = new AbortController()
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void): void =>
      root.addEventListener(kind, hear, { signal: listening.signal })
    // A sheet that lies over the picture reads its own things.
    const layer = root.closest('[popover]')
    const thingOf = ({ target }: Event): Element | undefined => {
      const thing = target instanceof Element ? target.closest('[data-component], [data-place]') : null
      return thing && thing.closest('[popover]') === layer ? thing : undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | undefined
    let focused: Element | undefined
    let begun = false
    const show = (thing: Element): void => read(attribute(thing, 'data-component'), attribute(thing, 'data-place'), attribute(thing, 'data-relay'))
    const wait = (thing: Element, delay: number, first: () => void = () => undefined): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!thing.isConnected) return
        first()
        show(thing)
      }, delay)
    }
    const end = (thing: Element | undefined): void => {
      clearTimeout(timer)
      if (thing) read()
    }
    const hover = (thing: Element | undefined): void => {
      if (thing !== over) {
        end(over)
        over = thing
        begun = false
      }
      // A place without a component has nothing to look at; why it cannot be used is told when somebody asks.
      if (!thing || begun || !moved || !thing.hasAttribute('data-component')) return
      begun = true
      wait(thing, REST)
    }
    on('pointermove', (event) => event.pointerType === 'mouse' && hover(thingOf(event)))
    on('pointerleave', (event) => event.pointerType === 'mouse' && hover(undefined))
    on('pointerdown', (event) => {
      const thing = thingOf(event)
      if (event.pointerType === 'mouse') return clearTimeout(timer)
      end(root)
      if (thing) wait(thing, PRESS, () => (pressed = true))
    })
    on('pointerup', () => clearTimeout(timer))
    on('pointercancel', () => clearTimeout(timer))
    on('contextmenu', (event) => pressed && event.preventDefault())
    on('focusin', (event) => {
      const thing = thingOf(event)
      if (!byKey || !thing || thing !== event.target) return
      focused = thing
      wait(thing, REST)
    })
    on('focusout', () => {
      end(focused)
      focused = undefined
    })
    on('keydown', (event) => {
      const thing = thingOf(event)
      if (event.key === 'i' && thing && !event.ctrlKey && !event.metaKey && !event.altKey) show(thing)
    })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }
}
