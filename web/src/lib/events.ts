// What the events of a game are to the log, to the sounds and to the summary of what others did. A game names its own events; one that
// names none has lines without signs, and a tick.

import type { GameEvent } from './api/types'

/** Tones: frequency in hertz, start and length in seconds. */
export type Notes = readonly (readonly [frequency: number, start: number, length: number])[]

export interface EventPart {
  /** A sign for events that bring none with them, by the names the pictures use. */
  readonly signs?: Readonly<Record<string, string>>
  /** Events that say nothing a person wants to read. */
  readonly silent?: readonly string[]
  /** Events with which the turn of their seat is over. */
  readonly endsTurn?: readonly string[]
  /** Events with which the turn of their seat begins, for games in which no event ends a turn. */
  readonly beginsTurn?: readonly string[]
  /** Events with which a round ends: what follows is no turn of anybody. */
  readonly endsRound?: readonly string[]
  /** Events with which a round begins. */
  readonly beginsRound?: readonly string[]
  /** Events after which a component is no longer in a hand: the log points at the seat, since another one like it may be there. */
  readonly fromHand?: readonly string[]
  /** The sounds of events, the most notable first. */
  readonly sounds?: Readonly<Record<string, Notes>>
  /** Whether an event that names no seat is the automatic opponent's. */
  readonly ofRival?: (event: string) => boolean
}

/** For a game that says nothing about its events. */
export const PLAIN: EventPart = {}

/** The signs of an event: those it brings with it, or one for its kind. */
export function iconsOfEvent(event: GameEvent, part: EventPart): readonly string[] {
  const parts = event['tokens'] ?? event['icons']
  if (Array.isArray(parts)) return parts.filter((one): one is string => typeof one === 'string')
  const sign = part.signs?.[event.event]
  return sign ? [sign] : []
}

export function isSilent(event: GameEvent, part: EventPart): boolean {
  return part.silent?.includes(event.event) ?? false
}
