// What a viewer may know of a game of Tikal II, by the names the pictures use. The shapes come from the rules.

import type { Seen } from 'client/lib/api/view'

/** How many of each thing, by id. */
export type Counts = Readonly<Record<string, number>>

/** A pile below tokens that some player has seen; `null` is a token this viewer has not seen. */
export type Pile = Seen<'TikalPile'>

/** Unfinished business; the last frame of the stack is the one that waits. */
export interface Frame {
  readonly frame: string
  readonly seat?: number
  readonly tile?: string
  readonly at?: string | number
  readonly left?: readonly number[]
  readonly stock?: string
  readonly room?: string
  readonly place?: string
  readonly spot?: number
  readonly cards?: number
  readonly bonus?: number
  readonly many?: boolean
  readonly types?: readonly string[]
  readonly by_card?: boolean
  readonly backpack?: boolean
  readonly colour?: string | null
  readonly pile?: number
}

/** A room that lies in the temple. */
export type Laid = Seen<'TikalLaid'>

/** One player's components; those hidden from the viewer are `null`, but their number is known. */
export type Player = Omit<Seen<'TikalPlayer'>, 'camp_keys_seen'> & {
  /** Sent of camps that the viewer cannot look into. */
  readonly camp_keys_seen?: Counts
}

/** What one viewer may know of a game. */
export type TikalView = Omit<Seen<'TikalView'>, 'stack' | 'players' | 'viewer'> & {
  readonly viewer: number | 'spectator'
  readonly stack: readonly Frame[]
  readonly players: readonly Player[]
}

/** All tokens of a pile. */
export const sizeOf = (pile: Pile): number => pile.unknown + pile.top.length

/** The frame that waits for an answer. */
export const waiting = (view: TikalView): Frame | undefined => view.stack.at(-1)

/** Who decides now; none when the game is over. */
export function actor(view: TikalView): number | undefined {
  const frame = waiting(view)
  if (frame?.frame === 'over') return undefined
  return frame?.frame === 'start_keys' ? frame.seat : view.active
}

/** What a turn consists of: the way to a tile, what the tile shows, the explorer. */
export type Phase = 'sail' | 'use' | 'explore'

const SAILING = new Set(['before', 'sail', 'delivery', 'forest'])
const EXPLORING = new Set(['explore', 'rescued', 'way', 'choose_spot', 'gain', 'after'])

/** In which part of a turn something is decided; none before the first turn and after the last. */
export function phaseOf(view: TikalView): Phase | undefined {
  // What is to come lies below what waits, so the uppermost frame that belongs to a part counts.
  const part = ({ frame }: Frame): Phase | undefined => (frame === 'use_tile' ? 'use' : EXPLORING.has(frame) ? 'explore' : SAILING.has(frame) ? 'sail' : undefined)
  return view.stack.map(part).findLast((one) => one !== undefined)
}

/** The colours of keys, doors and altars in their fixed order. */
export const COLOURS = ['pink', 'yellow', 'green', 'blue', 'brown'] as const

/** The types of treasure in the order of their symbols around the price wheel. */
export const TREASURES = ['mask', 'statuette', 'vase', 'pendant', 'knife'] as const
