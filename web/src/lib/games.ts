// The pictures of each game, fetched when a game is first looked at.

import type { Component as SvelteComponent } from 'svelte'

import type { GameId, View } from './api/types'
import type { Change, Component, Offered, PictureProps, Place } from './picture'

/** The games, in the order in which they are listed. */
export const GAMES: readonly GameId[] = ['arnak', 'tikal']

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
  /** What a position that would follow changes for a seat. */
  readonly changes: (before: View, after: View, seat: number) => readonly Change[]
  /** Whether an action wakes something that is not known yet. */
  readonly wakes?: (action: Offered['action']) => boolean
  /** How far an action turns what it lays; undefined for one that turns nothing. */
  readonly turnOf?: (action: Offered['action']) => number | undefined
}

/** A picture takes the view of its own game; which game it is was settled when it was chosen by name. */
function picture(table: unknown): Pictures['Table'] {
  return table as Pictures['Table']
}

const loaders: Readonly<Record<GameId, () => Promise<Pictures>>> = {
  arnak: async () => {
    const [table, card, icons, places, left, ahead] = await Promise.all([
      import('../arnak/ArnakTable.svelte'),
      import('../arnak/ComponentCard.svelte'),
      import('../arnak/IconRow.svelte'),
      import('../arnak/places'),
      import('../arnak/left'),
      import('../arnak/ahead'),
    ])
    return {
      Table: picture(table.default),
      Card: card.default,
      Icons: icons.default,
      placesOf: places.placesOf,
      parts: ['map', 'research', 'cards', 'players'],
      partOf: places.partOf,
      leftOver: left.leftOver,
      changes: ahead.changes,
      wakes: ahead.wakes,
    }
  },
  tikal: async () => {
    const [table, card, icons, places, sheets, ahead] = await Promise.all([
      import('../tikal/TikalTable.svelte'),
      import('../tikal/ComponentCard.svelte'),
      import('../tikal/IconRow.svelte'),
      import('../tikal/places'),
      import('../tikal/parts'),
      import('../tikal/ahead'),
    ])
    return { Table: picture(table.default), Card: card.default, Icons: icons.default, placesOf: places.placesOf, parts: sheets.PARTS, partOf: sheets.partOf, turnOf: places.turnOf, changes: ahead.changes }
  },
}

const loaded = new Map<GameId, Promise<Pictures>>()

export function pictures(game: GameId): Promise<Pictures> {
  let found = loaded.get(game)
  if (!found) {
    found = loaders[game]()
    loaded.set(game, found)
  }
  return found
}
