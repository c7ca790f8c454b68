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

export const [getTable, setTable, hasTable] = createContext<Table>()

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

/** How a place answers click and key, as a button does: it is picked while it is offered, and shows its component otherwise. */
export function answering(
  table: Table,
  place: () => Place | undefined,
  component: () => string | undefined,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const listening = new AbortController()
    const { signal } = listening
    const answer = (): void => {
      const id = place()
      if (id !== undefined && offersAt(table, id).length > 0) table.onpick(id)
      else table.oninspect(component(), id)
    }
    node.addEventListener('click', answer, { signal })
    // Browsers make clicks of keys for buttons only.
    const press = (event: Event): void => {
      if (node instanceof HTMLButtonElement || !(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      if (!event.repeat) node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    node.addEventListener('keydown', press, { signal })
    return () => listening.abort()
  }
}
