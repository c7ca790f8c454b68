// Context that the table provides to every part of the picture: components by id, selectable places, and callbacks.

import { getContext, setContext } from 'svelte'

import type { Component, Offered, Place } from 'client/lib/picture'
import type { Read } from 'client/lib/reading'
import type { ArnakView } from './view'
import type { Lang } from './words'

export interface TableContext {
  readonly view: ArnakView
  readonly components: ReadonlyMap<string, Component>
  readonly names: readonly string[]
  readonly offered: ReadonlyMap<Place, readonly Offered[]>
  /** Nothing can be chosen. */
  readonly resting: boolean
  readonly chosen: Place | undefined
  readonly pointed: ReadonlySet<Place> | undefined
  /** How the table would look after the action that is being considered. */
  readonly ahead: ArnakView | undefined
  readonly seat: number
  readonly lang: Lang
  readonly pick: (place: Place) => void
  readonly inspect: Read
}

const KEY = Symbol('arnak')

/** Provides the table. The object's fields must be getters, so that parts follow changes. */
export function provideTable(table: TableContext): void {
  setContext(KEY, table)
}

/** The table this part belongs to. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY)
}

/** The same table, but enlarged components are shown elsewhere. */
export function showingElsewhere(table: TableContext, inspect: TableContext['inspect']): TableContext {
  return {
    get view() {
      return table.view
    },
    get components() {
      return table.components
    },
    get names() {
      return table.names
    },
    get offered() {
      return table.offered
    },
    get resting() {
      return table.resting
    },
    get chosen() {
      return table.chosen
    },
    get pointed() {
      return table.pointed
    },
    get ahead() {
      return table.ahead
    },
    get seat() {
      return table.seat
    },
    get lang() {
      return table.lang
    },
    pick: (place) => table.pick(place),
    inspect,
  }
}

/** A component of the box, whatever the board. */
export function componentOf(table: TableContext, id: string | null | undefined): Component | undefined {
  return id === null || id === undefined ? undefined : table.components.get(id)
}

/** The id of a component whose word another family uses too. */
export function familyId(table: TableContext, family: string, id: string): string {
  const own = `${family}:${id}`
  return table.components.has(own) ? own : id
}

/** The full id of something printed on the board. */
export function boardId(table: TableContext, key: string): string {
  return `${table.view.setup.board}.${key}`
}

/** The board itself. */
export function wholeBoard(table: TableContext): Component | undefined {
  return table.components.get(familyId(table, 'board', table.view.setup.board))
}

/** Whether the lantern is a third research token on the board. */
export function hasLantern(table: TableContext): boolean {
  return wholeBoard(table)?.numbers['lantern'] === 'true'
}

/** Something printed on the board. */
export function boardComponent(table: TableContext, key: string): Component | undefined {
  return table.components.get(boardId(table, key))
}

/** The name of a component, or its id while the list is not loaded. */
export function nameOfComponent(table: TableContext, id: string): string {
  return table.components.get(id)?.name ?? id
}

/** A number of a component. */
export function numberOf(component: Component | undefined, key: string): number | undefined {
  const text = component?.numbers[key]
  return text === undefined ? undefined : Number(text)
}
