// What the parts of the picture share: the props of the table, handed down by context, and how a place answers to hand and key.

import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

import type { Offered, PictureProps, Place } from 'client/lib/picture'
import type { TikalView } from './view'
import type { Words } from './words'

/** The props of the table with the words of its language. */
export interface Table extends PictureProps<TikalView> {
  readonly words: Words
}

export const [getTable, setTable] = createContext<Table>()

const NOTHING: readonly Offered[] = []

/** What can be done at a place now. */
export const offersAt = (table: Table, place: Place | undefined): readonly Offered[] =>
  place === undefined ? NOTHING : (table.offered.get(place) ?? NOTHING)

/** The name of a component, or its id while it is unknown. */
export const called = (table: Table, id: string): string => table.components.get(id)?.name ?? id

/** The name of a seat. */
export const seatName = (table: Table, seat: number): string => table.names[seat] ?? table.words('player', { n: seat + 1 })

/** A name with the actions available there. */
export function labelled(table: Table, name: string, offers: readonly Offered[]): string {
  const [only] = offers
  if (only === undefined) return name
  return `${name}. ${offers.length === 1 ? only.meaning : table.words('choices', { n: offers.length })}`
}

const LONG_PRESS = 450

/** How a place answers: click and key pick it while it is offered, hover, focus and long press show its component. */
export function answering(
  table: Table,
  place: () => Place | undefined,
  component: () => string | undefined,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    // A place removed while focused is asked to hide; by then the component it showed is no longer known.
    let shown = false
    const on = <Kind extends keyof GlobalEventHandlersEventMap>(kind: Kind, answer: (event: GlobalEventHandlersEventMap[Kind]) => void): void =>
      (node as EventTarget).addEventListener(kind, answer as (event: Event) => void, { signal: listening.signal })
    const show = (): void => {
      const id = component()
      if (id === undefined) return
      shown = true
      table.oninspect(id)
    }
    const hide = (): void => {
      clearTimeout(timer)
      if (!shown) return
      shown = false
      table.oninspect(undefined)
    }
    /** Picks an offered action; a tap on anything else shows it. */
    const pick = (): void => {
      const id = place()
      if (id !== undefined && offersAt(table, id).length > 0) table.onpick(id)
      else show()
    }
    on('click', () => {
      if (!pressed) pick()
      pressed = false
    })
    on('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // The action here is done and the focus released: Enter answers the current question.
      if (event.key === 'Enter' && offersAt(table, place()).length === 0) return
      event.preventDefault()
      pick()
    })
    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') show()
    })
    on('pointerleave', hide)
    on('pointercancel', hide)
    on('pointerdown', (event) => {
      pressed = false
      if (event.pointerType === 'mouse') return
      timer = setTimeout(() => {
        pressed = true
        show()
      }, LONG_PRESS)
    })
    on('pointerup', (event) => {
      clearTimeout(timer)
      if (pressed && event.pointerType !== 'mouse') hide()
    })
    on('focus', () => {
      if (node.matches(':focus-visible')) show()
    })
    on('blur', hide)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }
}
