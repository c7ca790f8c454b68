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
  return target instanceof Element && target.closest('button, a, summary, [role="button"], [role="tab"]') !== null
}

/** Whether Enter belongs to the focused control. */
export function holdsEnter(target: Element | null): boolean {
  return takesText(target) || (pressable(target) && target !== null && (target.matches(':focus-visible') || target.closest('.menu, [popover], dialog') !== null))
}

export function tableKeys(event: KeyboardEvent, keys: TableKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keys.busy || takesText(event.target)) return
  // An open menu has the keys to itself, and Escape closes it.
  if (document.querySelector(':popover-open')) return
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
      if (event.target instanceof Element && holdsEnter(event.target)) return false
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
