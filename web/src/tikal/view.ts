// The view document of Tikal II as the rules write it (crates/tikal, save.rs). Only what a viewer may know is in it.

/** How many of each thing, by id. */
export type Counts = Readonly<Record<string, number>>

/** A pile below tokens that somebody has seen; `null` is a token this viewer has not seen. */
export interface Pile {
  readonly unknown: number
  readonly looker: number
  readonly top: readonly { readonly token: string | null; readonly known_by: readonly number[] }[]
}

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
export interface Laid {
  readonly room: string
  readonly turn: number
  readonly doors: readonly string[]
}

/** One player's things; what is hidden from the viewer is `null`, its number stays. */
export interface Player {
  readonly points: Counts
  readonly score: number
  readonly explorer: string
  readonly pirogue: string
  readonly tent: boolean
  readonly passages: number
  readonly flags_left: number
  readonly backpack: Counts
  readonly camp: Counts | null
  readonly camp_count: number
  readonly camp_keys_seen?: Counts
  readonly treasures: Counts | null
  readonly treasures_seen: Counts
  readonly treasure_count: number
  readonly hand: Counts | null
  readonly hand_count: number
  readonly tiles: readonly string[]
}

/** What one viewer may know of a game. */
export interface TikalView {
  readonly setup: { readonly players: number; readonly variants: readonly string[] }
  readonly viewer: number | 'spectator'
  readonly round: number
  readonly last_turns: boolean
  readonly turn: number
  readonly active: number
  readonly stack: readonly Frame[]
  readonly wheel: number
  readonly prices: Counts
  readonly tiles_to_deal: readonly string[]
  readonly sites: Readonly<Record<string, readonly string[]>>
  readonly keys: Counts
  readonly passages: number
  readonly treasures: {
    readonly unseen: Counts
    readonly piles: readonly Pile[]
    readonly open: readonly string[]
    readonly delivered: Counts
  }
  readonly cards: { readonly unseen: Counts; readonly deck: Pile; readonly discard: Counts }
  readonly light_rooms: { readonly unseen: readonly string[]; readonly stack: Pile }
  readonly sanctuaries: { readonly next: string | null; readonly unseen: readonly string[] }
  readonly temple: Readonly<Record<string, Laid>>
  readonly spots: Readonly<Record<string, readonly (number | null)[]>>
  readonly players: readonly Player[]
}

/** All tokens of a pile. */
export const sizeOf = (pile: Pile): number => pile.unknown + pile.top.length

/** The frame that waits for an answer. */
export const waiting = (view: TikalView): Frame | undefined => view.stack.at(-1)

/** Who decides now; nobody when the game is over. */
export function actor(view: TikalView): number | undefined {
  const frame = waiting(view)
  if (frame?.frame === 'over') return undefined
  return frame?.frame === 'start_keys' ? frame.seat : view.active
}

/** The colours of keys, doors and altars in their fixed order. */
export const COLOURS = ['pink', 'yellow', 'green', 'blue', 'brown'] as const

/** The types of treasure in the order of their symbols around the price wheel. */
export const TREASURES = ['mask', 'statuette', 'vase', 'pendant', 'knife'] as const
