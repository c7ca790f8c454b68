// What the server tells about games and people: replays, analyses, profiles.

import type { components } from './schema'
import type { GameId } from './types'

type Wire = components['schemas']
type OfGame<T> = Omit<T, 'game'> & { readonly game: GameId }

export type Replay = OfGame<Wire['ReplayAnswer']>
export type Analysis = Wire['AnalysisAnswer']
export type Best = Wire['BestAnswer']
export type Statistics = OfGame<Wire['Statistics']>
export type PastGame = OfGame<Wire['PastGame']>
export type Favourite = OfGame<Wire['Favourite']>
export type Profile = Omit<Wire['Profile'], 'statistics' | 'boards' | 'seats' | 'favourites' | 'latest'> & {
  readonly statistics: readonly Statistics[]
  readonly boards: readonly OfGame<Wire['BoardStatistics']>[]
  readonly seats: readonly OfGame<Wire['SeatStatistics']>[]
  readonly favourites: readonly Favourite[]
  readonly latest: readonly PastGame[]
}
export type Ratings = Wire['RatingList']
