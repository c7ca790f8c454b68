// The contract between the frame of the table and the pictures of each game. A picture draws a view, marks the
// selectable places, and reports which place was picked or pointed at. It knows no rules: the offer determines what
// can be done with a place.

import { capital } from '../i18n/languages'
import type { Lang } from './api/types'
import type { Read } from './reading'

/** A place of the board, named as in the notation of actions: `camp1.1`, `sea_turtle`, `2a`, `seat 1 assistant 0` … */
export type Place = string

/** One legal action as the server offers it. */
export interface Offered {
  readonly text: string
  readonly action: Readonly<Record<string, unknown>>
  readonly meaning: string
  readonly purpose: 'main' | 'free' | 'pay' | 'leave'
  readonly dearness: number
  readonly ends_turn: boolean
  readonly reveals: boolean
}

/** What an action would change for the player, as a count of something with an icon; nothing counted means that it moves. */
export interface Change {
  readonly icon: string
  readonly by: number
  /** It comes when the round ends. */
  readonly later?: boolean
}

/** A component as `GET /games/{game}/components` returns it. */
export interface Component {
  readonly family: string
  /** The name of the family, in lower case where the language writes it so. */
  readonly family_name?: string
  readonly id: string
  readonly name: string
  readonly numbers: Readonly<Record<string, string>>
  readonly text: string
  readonly icons: readonly string[]
  readonly confidence: string
}

/** The name of a component's family as a heading. */
export function familyOf(component: Pick<Component, 'family' | 'family_name'>): string {
  return capital(component.family_name ?? component.family.replaceAll('_', ' '))
}

/**
 * Components by id. Two families may use the same word (an assistant and an idol slot, a board and a tile of the rival): the first in
 * the list keeps the plain id, the others are found as `family:id`.
 */
export function indexComponents(list: readonly Component[]): ReadonlyMap<string, Component> {
  const index = new Map<string, Component>()
  for (const component of list) index.set(index.has(component.id) ? `${component.family}:${component.id}` : component.id, component)
  return index
}

/** What every picture of a table is given. */
export interface PictureProps<View> {
  readonly view: View
  /** Components as `indexComponents` sorts them. */
  readonly components: ReadonlyMap<string, Component>
  /** Names of the seats. */
  readonly names: readonly string[]
  /** Selectable places, each with the actions available there. */
  readonly offered: ReadonlyMap<Place, readonly Offered[]>
  /** The selected place, while the frame asks for an action. */
  readonly chosen?: Place | undefined
  /** The action highlighted in the menu of the selected place, so that a picture can preview its result. */
  readonly preview?: Offered | undefined
  /** How the position would look after that action, as far as the player can know it. */
  readonly ahead?: View | undefined
  /** Places to highlight: the subjects of a log line or an event. */
  readonly pointed?: ReadonlySet<Place> | undefined
  /** The seat whose area is shown large. */
  readonly seat: number
  readonly lang: Lang
  /** A place was picked by click, tap or key; `from` is another place that was dragged onto it. */
  readonly onpick: (place: Place, from?: Place) => void
  /** The selected place is let go. */
  readonly ondrop?: (() => void) | undefined
  /** A component is to be shown large with its rule text, and why its place offers nothing now; nothing ends it. */
  readonly oninspect: Read
}
