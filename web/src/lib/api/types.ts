// The shapes of the wire by the names the client uses, made of the types that the program's own document gives.

import type { Offered } from '../picture'
import type { components } from './schema'

type Wire = components['schemas']

export type Lang = Wire['Lang']
/** A game, by the id under which `GET /games` lists it. */
export type GameId = string
export type Status = Wire['Status']
/** A seat, or who only looks. */
export type Viewer = Wire['SeatOrSpectator']
export type Actor = Wire['SeatOrChance']
export type Person = Wire['Person']
/** A link to one seat of a table, with the devices that use it. */
export type SeatLink = Wire['LinkInfo']
export type SeatView = Wire['SeatView']
export type GameEvent = Wire['EventParts'] & { readonly seat?: unknown }
export type News = Wire['News']
export type TableView = Wire['TableView']
export type ScoreSheet = Wire['ScoreSheet']
export type Standing = Wire['Standing']
export type Back = Wire['Back']
export type Command = Wire['Command']
export type FromServer = Wire['SocketMessage']
export type NewSeat = Wire['NewSeat']
export type Hint = Wire['Hint']
export type WhyNot = Wire['WhyNot']
/** What would come of an action. */
export interface Ahead {
  readonly step: number
  readonly events: readonly (GameEvent & { readonly text: string })[]
  readonly view: View
  readonly open: boolean
}
export type Made = Wire['TableMade']
/** A game as `GET /games` describes it. */
export type GameInfo = Wire['GameInfo']
/** A line of the form of its setup. */
export type Field = Wire['SetupField']

/** A view of a game: its own pictures know the whole of it. */
export type View = Readonly<Record<string, unknown>>
export type Setup = Readonly<Record<string, unknown>>

/** A position; which game's view it holds is known to the pictures alone. */
export type Position = Omit<Wire['Position'], 'view' | 'offer'> & {
  readonly view: View
  readonly offer?: { readonly prompt: string; readonly actions: readonly Offered[] } | null
}

export type Update = Omit<Wire['Update'], 'position'> & { readonly position?: Position | null }

export type TableSummary = Omit<Wire['TableInfo'], 'game' | 'setup'> & { readonly game: GameId; readonly setup: Setup }

export type NewTable = Omit<Wire['NewTable'], 'game' | 'setup' | 'options'> & {
  readonly game: GameId
  /** The game's own default when it is left out. */
  readonly setup?: Setup
  readonly options: Setup
}
