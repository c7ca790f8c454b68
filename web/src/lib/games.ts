// The pictures of each game, fetched when a game is first looked at.

import type { Component as SvelteComponent } from 'svelte'

import type { Lesson } from '../lessons/lesson'
import type { Section } from '../rules'
import type { GameId, Lang, View } from './api/types'
import type { Component, Offered, PictureProps, Place } from './picture'

/** A part of a table that fills a small screen. */
export type Part = 'map' | 'research' | 'cards' | 'players' | 'temple' | 'river'

export interface Pictures {
  readonly Table: SvelteComponent<PictureProps<View> & { readonly part?: string }>
  /** What a small screen shows one at a time. */
  readonly parts: readonly Part[]
  readonly Card: SvelteComponent<{ component: Component; lang: 'en' | 'fr' }>
  /** The part in which a place is found; none if every part shows it. */
  readonly partOf: (place: Place, components: ReadonlyMap<string, Component>) => Part | undefined
  /** A row of signs. */
  readonly Icons: SvelteComponent<{ icons: readonly string[]; size?: number }>
  /** What a seat would leave unused by passing. */
  readonly leftOver?: (view: View, seat: number) => { readonly figures: number; readonly cards: number }
  readonly placesOf: (action: Offered['action']) => readonly Place[]
}

/** A picture takes the view of its own game; which game it is was settled when it was chosen by name. */
export function picture(table: unknown): Pictures['Table'] {
  return table as Pictures['Table']
}

/** What the folder of a game brings to this client: `games/GAME/web/index.ts`. */
export interface GamePart {
  /** The place among the games, from 1. */
  readonly order: number
  readonly pictures: () => Promise<Pictures>
  /** The guided first game. */
  readonly lesson: () => Promise<Lesson>
  /** The rules in our own words, by language. */
  readonly rules: Readonly<Record<Lang, () => Promise<readonly Section[]>>>
  /** The section of the rules that explains a decision, by verbs: the first line of which a verb is offered counts. */
  readonly explains: readonly (readonly [verbs: readonly string[], section: string])[]
}

const found = import.meta.glob<GamePart>('../../../games/*/web/index.ts', { import: 'part', eager: true })
const parts = new Map(
  Object.entries(found)
    .sort(([, one], [, two]) => one.order - two.order)
    .map(([path, part]) => [path.split('/').at(-3) as GameId, part]),
)

/** The games, in the order in which they are listed. */
export const GAMES: readonly GameId[] = [...parts.keys()]

/** What a game brings to this client. */
export function partOf(game: string): GamePart | undefined {
  return parts.get(game as GameId)
}

const loaded = new Map<GameId, Promise<Pictures>>()

export function pictures(game: GameId): Promise<Pictures> {
  let found = loaded.get(game)
  if (!found) {
    const part = partOf(game)
    found = part ? part.pictures() : Promise.reject(new Error(`there are no pictures of ${game}`))
    loaded.set(game, found)
  }
  return found
}
