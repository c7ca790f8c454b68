// What the parts of the picture share: the props of the table, handed down by context, and how a place answers to hand and key.

import { createContext } from 'svelte'

import type { Offered, PictureProps, Place } from '../lib/picture'
import type { TikalView } from './view'
import type { Words } from './words'

/** The props of the table with the words of its language. */
export interface Table extends PictureProps<TikalView> {
  readonly words: Words
}

export const [getTable, setTable] = createContext<Table>()

/** What can be done at a place now. */
export const offersAt = (table: Table, place: Place | undefined): readonly Offered[] =>
  place === undefined ? [] : (table.offered.get(place) ?? [])

/** The name of a component, or its id while it is unknown. */
export const called = (table: Table, id: string): string => table.components.get(id)?.name ?? id

/** The name of a seat. */
export const seatName = (table: Table, seat: number): string => table.names[seat] ?? table.words.player(seat + 1)

/** A name with what can be done there. */
export function labelled(table: Table, name: string, offers: readonly Offered[]): string {
  const [only] = offers
  if (only === undefined) return name
  return `${name}. ${offers.length === 1 ? only.meaning : table.words.choices(offers.length)}`
}

const LONG_PRESS = 450

/** How a place answers: click and key pick it while it is offered, hover, focus and long press show its component. */
export function answers(table: Table, place: Place | undefined, component: string | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  const show = (): void => {
    if (component !== undefined) table.oninspect(component)
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (component !== undefined) table.oninspect(undefined)
  }
  const pick = (): void => {
    if (place !== undefined && offersAt(table, place).length > 0) table.onpick(place)
  }
  return {
    onclick: (): void => {
      if (!pressed) pick()
      pressed = false
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      pick()
    },
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') show()
    },
    onpointerleave: hide,
    onpointercancel: hide,
    onpointerdown: (event: PointerEvent): void => {
      pressed = false
      if (event.pointerType === 'mouse') return
      timer = setTimeout(() => {
        pressed = true
        show()
      }, LONG_PRESS)
    },
    onpointerup: (event: PointerEvent): void => {
      clearTimeout(timer)
      if (pressed && event.pointerType !== 'mouse') hide()
    },
    onfocus: show,
    onblur: hide,
  }
}
