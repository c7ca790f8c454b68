// What the server tells about games and people: replays, analyses, profiles.

import type { Actor, GameEvent, GameId, SeatView, Setup } from './types'

export interface ReplayStep {
  readonly step: number
  readonly by: Actor
  readonly text: string | null
  readonly events: readonly GameEvent[]
}

export interface Replay {
  readonly game: GameId
  readonly setup: Setup
  readonly steps: number
  readonly rounds: readonly { readonly round: number; readonly step: number }[]
  readonly seats: readonly SeatView[]
  readonly list: readonly ReplayStep[]
}

export interface TurningPoint {
  readonly step: number
  readonly seat: number
  readonly text: string
  readonly better?: string | null
  readonly loss: number
}

export interface CurvePoint {
  readonly step: number
  readonly round: number
  readonly scores: readonly number[]
  readonly rival?: number | null
  readonly win: readonly number[]
}

export interface Analysis {
  readonly level: string
  readonly curve: readonly CurvePoint[]
  readonly turning_points: readonly TurningPoint[]
}

export interface RatingInfo {
  readonly rating: number
  readonly deviation: number
}

export interface Statistics {
  readonly game: GameId
  readonly players: number
  readonly games: number
  readonly wins: number
  readonly mean_score: number
  readonly best_score: number
  readonly rating: RatingInfo | null
}

export interface PastGame {
  readonly table: string | null
  readonly game: GameId
  readonly players: number
  readonly score: number
  readonly rank: number
  readonly ended: number
}

export interface Profile {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly since: number
  readonly games: number
  readonly wins: number
  readonly statistics: readonly Statistics[]
  readonly latest: readonly PastGame[]
}

export interface Ratings {
  readonly people: readonly { readonly id: string; readonly name: string; readonly rating: RatingInfo; readonly games: number }[]
  readonly bots: readonly { readonly level: string; readonly rating: number }[]
}
