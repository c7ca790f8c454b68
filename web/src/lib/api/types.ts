// The shapes of the wire, by the names the client uses.

import type { Offered } from '../picture'

export type Lang = 'en' | 'fr'
export type GameId = 'arnak' | 'tikal'
export type Status = 'lobby' | 'playing' | 'paused' | 'finished' | 'forfeited' | 'abandoned'
/** A seat, or who only looks. */
export type Viewer = number | 'spectator'
export type Actor = number | 'chance'

export interface Person {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly lang: Lang
  readonly webhook?: string | null
}

export type SeatView =
  | { readonly who: 'open'; readonly forfeited: boolean }
  | { readonly who: 'human'; readonly member: number; readonly name: string; readonly forfeited: boolean }
  | { readonly who: 'bot'; readonly level: string; readonly stands_in_for: number | null; readonly forfeited: boolean }

export interface GameEvent {
  readonly event: string
  readonly text: string
  readonly seat?: number
  readonly [part: string]: unknown
}

export type Proposal = { readonly for: 'take_back'; readonly to: number } | { readonly for: 'pause' } | { readonly for: 'abandon' }

export type Told =
  | { readonly what: 'joined'; readonly member: number; readonly name: string }
  | { readonly what: 'left'; readonly member: number }
  | { readonly what: 'seated'; readonly seat: number; readonly holder: SeatView }
  | { readonly what: 'started' | 'paused' | 'resumed' }
  | { readonly what: 'did'; readonly by: Actor; readonly action: string | null; readonly events: readonly GameEvent[] }
  | { readonly what: 'took_back'; readonly member: number; readonly steps: number; readonly agreed: boolean }
  | { readonly what: 'asked'; readonly member: number; readonly proposal: Proposal }
  | { readonly what: 'answered'; readonly member: number; readonly yes: boolean }
  | { readonly what: 'withdrawn'; readonly member: number }
  | { readonly what: 'timed_out' | 'forfeited'; readonly seat: number }
  | { readonly what: 'ended'; readonly how: Status }
  | { readonly what: 'said'; readonly member: number; readonly name: string; readonly text: string }
  | { readonly what: 'again'; readonly member: number }

export type News = Told & { readonly number: number; readonly at: number }

export interface MemberView {
  readonly member: number
  readonly name: string
  readonly owner: boolean
}

export interface TableView {
  readonly status: Status
  readonly seats: readonly SeatView[]
  readonly members: readonly MemberView[]
  readonly clock: { readonly left_ms: readonly number[]; readonly running: number | null } | null
  readonly ask: {
    readonly number: number
    readonly member: number
    readonly proposal: Proposal
    readonly waiting_for: readonly number[]
  } | null
  readonly again: readonly number[]
}

export interface ScoreSheet {
  readonly categories: readonly { readonly id: string; readonly en: string; readonly fr: string }[]
  readonly rows: readonly {
    readonly who: number | 'rival'
    readonly points: readonly number[]
    readonly total: number
    readonly rank: number
  }[]
}

export interface Standing {
  readonly sheet: ScoreSheet
  readonly ranks: readonly number[] | null
}

/** A view of a game: its own pictures know the whole of it. */
export type View = Readonly<Record<string, unknown>>

export interface Outcome {
  readonly text: string
  readonly action: Readonly<Record<string, unknown>>
  readonly meaning: string
  readonly weight: number
}

export interface Position {
  readonly steps: number
  readonly round: number
  readonly to_act: Actor | null
  readonly view: View
  readonly offer: { readonly prompt: string; readonly actions: readonly Offered[] } | null
  readonly outcomes: readonly Outcome[] | null
  readonly can_undo: boolean
  readonly standing: Standing | null
}

export interface Update {
  readonly number: number
  readonly step: number
  readonly at: number
  readonly full: boolean
  readonly you: {
    readonly viewer: Viewer
    readonly member: number | null
    readonly seats: readonly number[]
    readonly pass_device: boolean
  }
  readonly news: readonly News[]
  readonly table: TableView
  readonly position?: Position
}

export type Back = 'step' | 'turn' | { readonly to: number }

export type Command =
  | { readonly do: 'join'; readonly name: string; readonly lang: Lang }
  | { readonly do: 'leave' | 'start' | 'withdraw' | 'pause' | 'resume' | 'abandon' | 'rematch' }
  | { readonly do: 'take_seat' | 'free_seat' | 'resign'; readonly seat: number }
  | { readonly do: 'set_bot'; readonly seat: number; readonly level: string }
  | { readonly do: 'act'; readonly step: number; readonly action: string | number }
  | { readonly do: 'undo' | 'ask_undo'; readonly step: number; readonly back: Back }
  | { readonly do: 'answer'; readonly ask: number; readonly yes: boolean }
  | { readonly do: 'chat'; readonly text: string }

export type FromServer =
  | ({ readonly type: 'update' } & Update)
  | { readonly type: 'ack'; readonly id: number; readonly number: number; readonly step: number }
  | { readonly type: 'refused'; readonly id?: number; readonly code: string; readonly message: string }
  | { readonly type: 'presence'; readonly members: readonly { readonly member: number; readonly online: boolean }[]; readonly watchers: number }
  | { readonly type: 'pong' }
  | { readonly type: 'next'; readonly table: string }
  | { readonly type: 'goodbye'; readonly reason: string }

export type Setup = Readonly<Record<string, unknown>>

export interface TableSummary {
  readonly id: string
  readonly game: GameId
  /** May be empty. */
  readonly name: string
  readonly setup: Setup
  readonly options: Setup
  readonly seats: readonly SeatView[]
  readonly status: Status
  /** From 1; 0 before the start. */
  readonly round: number
  readonly to_act: number | null
  /** The own seats. */
  readonly mine: readonly number[]
  readonly public: boolean
  readonly created: number
  readonly changed: number
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
  /** The table of the rematch. */
  readonly next: string | null
}

export type NewSeat = { readonly who: 'me' } | { readonly who: 'open' } | { readonly who: 'bot'; readonly level: string }

export interface NewTable {
  readonly game: GameId
  readonly setup: Setup
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly NewSeat[]
  readonly public: boolean
  readonly start: boolean
  readonly name?: string
}

export interface Made {
  readonly id: string
  readonly seat_link: string
  readonly invite_link: string
}

export interface Candidate {
  readonly text: string
  readonly meaning: string
  readonly visits: number
  readonly score: number
  readonly win: number
  readonly lead?: number
}

export interface Hint {
  readonly candidates: readonly Candidate[]
  readonly line: readonly string[]
  readonly simulations: number
}
