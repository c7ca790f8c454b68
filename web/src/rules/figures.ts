// Pictures for the rules: parts of a real position of each game, seen by its first player, drawn by the same
// components as the table, with the places of a section highlighted. A game lists them in `web/figures.ts`; its position
// is a view as the server sends it, of a game between bots.

import type { GameId, View } from '../lib/api/types'
import type { Part } from '../lib/games'
import type { Place } from '../lib/picture'

export interface Figure {
  readonly part: Part
  readonly places: readonly Place[]
}

type Figures = Readonly<Record<string, Figure>>
const figures = import.meta.glob<Figures>('../../../games/*/web/figures.ts', { import: 'figures', eager: true })
const positions = import.meta.glob<View>('../../../games/*/web/fixtures/rules.json', { import: 'default' })

/** The picture of a section, if it has one. */
export function figureOf(game: GameId, section: string): Figure | undefined {
  return figures[`../../../games/${game}/web/figures.ts`]?.[section]
}

export function positionOf(game: GameId): Promise<View> {
  return positions[`../../../games/${game}/web/fixtures/rules.json`]?.() ?? Promise.reject(new Error(game))
}
