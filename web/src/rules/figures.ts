// Pictures for the rules: parts of a real position of each game, seen by one of its players, drawn by the same
// components as the table, with the places of a section highlighted. A game lists them in `web/figures.ts`; its positions
// are views as the server sends them, of games between bots.

import type { GameId, View } from '../lib/api/types'
import type { Place } from '../lib/picture'

export interface Figure {
  /** The part of the table as the game names it, or `own`: the board of the player alone. */
  readonly part: string
  /** What the line under the picture names, by place or component. */
  readonly places: readonly Place[]
  /** The position: a file of `web/fixtures`, `rules` unless another shows it better. */
  readonly position?: string
  /** How much of the part is seen, in rem, if not all of it: the highlighted places are in the middle. */
  readonly height?: number
}

type Figures = Readonly<Record<string, Figure>>
const figures = import.meta.glob<Figures>('../../../games/*/web/figures.ts', { import: 'figures', eager: true })
// Some files hold a view alone, others a view beside what can be done in it; lists of words and components are no positions.
const positions = import.meta.glob<View | { readonly view: View }>(['../../../games/*/web/fixtures/*.json', '!**/{actions,components,costs,vocabulary}.json'], { import: 'default' })

/** All pictures of a game, by section. */
export function figuresOf(game: GameId): Figures {
  return figures[`../../../games/${game}/web/figures.ts`] ?? {}
}

/** The picture of a section, if it has one. */
export function figureOf(game: GameId, section: string): Figure | undefined {
  return figuresOf(game)[section]
}

export async function positionOf(game: GameId, { position = 'rules' }: Pick<Figure, 'position'> = {}): Promise<View> {
  const found = await positions[`../../../games/${game}/web/fixtures/${position}.json`]?.()
  if (!found) throw new Error(`${game}: ${position}`)
  return 'view' in found ? (found.view as View) : (found as View)
}
