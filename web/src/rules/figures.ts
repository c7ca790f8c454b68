// Pictures for the rules: parts of a real position of each game, seen by its first player, drawn by the same
// components as the table, with the places of a section highlighted. The positions are views as the server sends
// them, of games between bots.

import type { GameId, View } from '../lib/api/types'
import type { Part } from '../lib/games'
import type { Place } from '../lib/picture'

export interface Figure {
  readonly part: Part
  readonly places: readonly Place[]
}

const ARNAK: Readonly<Record<string, Figure>> = {
  sites: {
    part: 'map',
    places: ['camp1.1', 'camp2.1', 'camp3.1', 'camp4.1', 'camp5.1'],
  },
  discover: {
    part: 'map',
    places: ['low1', 'low3', 'high2'],
  },
  guardians: {
    part: 'map',
    places: ['low2'],
  },
  buying: {
    part: 'cards',
    places: [],
  },
  research: {
    part: 'research',
    places: ['2a', '2b'],
  },
}

const TIKAL: Readonly<Record<string, Figure>> = {
  river: {
    part: 'river',
    places: ['s1', 's2'],
  },
  rooms: {
    part: 'temple',
    places: ['D2', 'D3', 'D5'],
  },
  exploring: {
    part: 'temple',
    places: ['E4', 'B4'],
  },
}

const FIGURES: Readonly<Record<GameId, Readonly<Record<string, Figure>>>> = { arnak: ARNAK, tikal: TIKAL }

/** The picture of a section, if it has one. */
export function figureOf(game: GameId, section: string): Figure | undefined {
  return FIGURES[game]?.[section]
}

const positions: Readonly<Record<GameId, () => Promise<View>>> = {
  arnak: async () => (await import('./positions/arnak.json')).default as unknown as View,
  tikal: async () => (await import('./positions/tikal.json')).default as unknown as View,
}

export function positionOf(game: GameId): Promise<View> {
  return positions[game]?.() ?? Promise.reject(new Error(game))
}
