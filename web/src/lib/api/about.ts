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

export interface Analysis {
  readonly curve: readonly { readonly step: number; readonly scores: readonly number[] }[]
  readonly turning_points: readonly TurningPoint[]
}

export interface Profile {
  readonly id: string
  readonly name: string
  readonly games: number
  readonly wins: number
}
