// The keyboard at a table. Keys typed into a field belong to that field. Enter presses the button that carries its badge, wherever the last
// click left the focus; a button reached by key, or one of an open menu, has Enter to itself, and the badge is gone meanwhile.

import type { Back } from '../lib/api/types'

export interface TableKeys {
  /** A window is open over the table. */
  readonly busy: boolean
  confirm(): void
  cancel(): void
  move(by: number): void
  choose(n: number): void
  find(): void
  undo(back: Back): void
  hint(): void
  /** Whether there was something to skip. */
  skip(): boolean
  help(): void
  tab(tab: 'log' | 'score' | 'chat'): void
  /** Rotates the piece to be placed; returns whether there was one. */
  turn(by: number): boolean
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target instanceof HTMLInputElement
}

function pressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"], [role="tab"], [data-place][tabindex]') !== null
}

/** A menu or sheet that is open; what only tells something has no keys. */
const OPEN = ':popover-open:not([popover="manual"])'

/** Keys that move the focus. */
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'j', 'k'])

/** How the focus came to where it is. A click or a tap leaves it somewhere without meaning it; only a key puts it there on purpose. */
export class Focus {
  #last: 'key' | 'pointer' | undefined
  #meant = false

  /** A key was pressed: the focus may follow it. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length === 1 && takesText(event.target))) return
    if (MOVES.has(event.key)) this.#last = 'key'
  }
  pointer(): void {
    this.#last = 'pointer'
    this.#meant = false
  }
  /** The focus came to a control; with neither key nor pointer before, the browser knows best. */
  came(target: EventTarget | null): void {
    this.#meant = this.#last === 'key' || (this.#last === undefined && target instanceof Element && target.matches(':focus-visible'))
  }
  /** The table moved on. A place at which nothing can be done any more gives Enter back to the question. */
  stepped(): void {
    if (document.activeElement?.matches('[data-place]:not(.offered)')) this.#meant = false
  }
  /** Whether Enter belongs to the focused control, and not to the button with the badge. */
  holdsEnter(): boolean {
    if (document.querySelector(OPEN)) return true
    const target = document.activeElement
    if (target === null || target.closest('[data-enter]')) return false
    return takesText(target) || (pressable(target) && (this.#meant || target.closest('.menu, [popover], dialog') !== null))
  }
}

/** Enter for the button with the badge comes before the control that a click left in focus; returns whether it was for that button. */
export function enterKey(event: KeyboardEvent, focus: Focus, busy: boolean): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy || focus.holdsEnter()) return false
  const button = document.querySelector<HTMLElement>('[data-enter]')
  if (!button) return false
  event.preventDefault()
  event.stopPropagation()
  // The button may still wait; then Enter waits as well.
  if (!event.repeat) button.click()
  return true
}

export function tableKeys(event: KeyboardEvent, keys: TableKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keys.busy || takesText(event.target)) return
  // An open menu has the keys to itself, and Escape closes it.
  if (document.querySelector(OPEN)) return
  if (handle(event, keys)) event.preventDefault()
}

function handle(event: KeyboardEvent, keys: TableKeys): boolean {
  const { key } = event
  if (/^[1-9]$/.test(key)) {
    // After a choice by number, Enter confirms it, even if a place on the board has the focus.
    const focused = document.activeElement
    if ((focused instanceof HTMLElement || focused instanceof SVGElement) && focused.closest('.picture')) focused.blur()
    keys.choose(Number(key))
    return true
  }
  switch (key) {
    case 'Enter':
      // Without a button that carries the badge, the focused control has it.
      if (pressable(event.target)) return false
      if (!event.repeat) keys.confirm()
      return true
    case ' ':
      return !pressable(event.target) && keys.skip()
    case 'Escape':
      keys.cancel()
      return true
    case 'ArrowDown':
    case 'j':
      keys.move(1)
      return true
    case 'ArrowUp':
    case 'k':
      keys.move(-1)
      return true
    case '/':
      keys.find()
      return true
    case 'u':
      keys.undo('step')
      return true
    case 'U':
      keys.undo('turn')
      return true
    case 'r':
      return keys.turn(1)
    case 'R':
      return keys.turn(-1)
    case 'h':
      keys.hint()
      return true
    case 'l':
      keys.tab('log')
      return true
    case 's':
      keys.tab('score')
      return true
    case 'c':
      keys.tab('chat')
      return true
    case '?':
      keys.help()
      return true
    default:
      return false
  }
}
