// What a viewer may know of a game of Arnak, as the server sends it (see `view_json` of the rules). Types only.

export type Board = 'bird' | 'snake' | 'spider' | 'owl'
export type Resource = 'coin' | 'compass' | 'tablet' | 'arrowhead' | 'jewel' | 'dark'
export type Travel = 'boot' | 'ship' | 'car' | 'plane'
export type TokenKind = 'glass' | 'notebook' | 'lantern'
export type Owner = number | 'rival'

export interface ArnakView {
  readonly viewer: number | null
  readonly setup: { readonly players: number; readonly board: Board }
  readonly round: number
  readonly first: number
  readonly turn: number
  readonly passed: readonly number[]
  readonly main_used: boolean
  readonly pending: { readonly kind: string; readonly seat: number | null; readonly what: string | null }
  readonly travel: Readonly<Record<Travel, number>>
  readonly row: readonly (string | null)[]
  readonly staff: number
  readonly items: Pile
  readonly artifacts: Pile
  readonly exiled: readonly string[]
  readonly fear: number
  readonly sites: readonly SiteView[]
  readonly site_stacks: readonly { readonly level: number; readonly size: number; readonly bottom: readonly string[] }[]
  readonly guardian_stack: number
  readonly supply: readonly { readonly top: string | null; readonly below: number }[]
  readonly rescue: readonly (string | null)[]
  readonly research: ResearchView
  readonly altars: readonly { readonly id: string; readonly card: string | null }[]
  readonly reserve: number
  readonly players: readonly PlayerView[]
  readonly rival: RivalView | null
  readonly looking: readonly (string | null)[]
  readonly scores: {
    readonly categories: readonly string[]
    readonly points: readonly (readonly number[])[]
    readonly totals: readonly number[]
  }
}

export interface Pile {
  readonly size: number
  readonly top: string | null
}

export interface SiteView {
  readonly id: string
  readonly component: string
  readonly level: number
  readonly spaces: readonly SpaceView[]
  readonly tile: string | null
  readonly guardian: string | null
  readonly idol: string | null
  readonly face_down_idols: number
}

export interface SpaceView {
  readonly id: string
  readonly blocked: boolean
  readonly figure: Owner | null
}

export interface ResearchView {
  readonly spaces: readonly SpotView[]
  readonly temple_bonus: readonly (string | null)[]
  readonly temple_stacks: readonly { readonly id: string; readonly size: number }[]
  readonly idol_stack: number
  readonly passages: readonly string[]
}

export interface SpotView {
  readonly id: string
  readonly component: string
  readonly bonus: readonly (string | null)[]
  readonly wall: boolean
  readonly marked: boolean
}

export interface TokensView {
  readonly glass: string | null
  readonly notebook: string | null
  readonly lantern: string | null
}

export interface TilesView {
  readonly low: number
  readonly middle: number
  readonly high: number
}

export interface AssistantView {
  readonly id: string
  readonly gold: boolean
  readonly ready: boolean
}

export interface PlayerView {
  readonly resources: Readonly<Record<Resource, number>>
  readonly hand: { readonly size: number; readonly cards: readonly string[]; readonly unknown: number }
  readonly play: readonly string[]
  readonly deck: {
    readonly size: number
    readonly from_top: readonly ({ readonly card: string } | { readonly shuffle: number; readonly cards: number })[]
    readonly shuffles: readonly { readonly shuffle: number; readonly cards: readonly string[] }[]
  }
  readonly exiled_basics: readonly string[]
  readonly fear_tiles: number
  readonly figures: readonly (string | null)[]
  readonly assistants: readonly (AssistantView | null)[]
  readonly guardians: readonly { readonly id: string; readonly ready: boolean }[]
  readonly idols: number
  readonly slotted: number
  readonly tokens: TokensView
  readonly passage: string | null
  readonly arrival: number | null
  readonly temple_tiles: TilesView
  readonly pairs: number
  readonly pair_idols: number
  readonly altars: readonly number[]
  readonly shielded: boolean
  readonly all_planes: boolean
}

export interface RivalView {
  readonly figures: readonly string[]
  readonly tiles: readonly string[]
  readonly unplayed: readonly string[]
  readonly current: string | null
  readonly arrow: 'left' | 'right' | null
  readonly idols: readonly string[]
  readonly face_down_idols: number
  readonly cards: readonly string[]
  readonly guardians: readonly string[]
  readonly tokens: TokensView
  readonly passage: string | null
  readonly arrival: number | null
  readonly temple_tiles: TilesView
  readonly altars: readonly number[]
  readonly objectives: readonly { readonly id: string; readonly settled: boolean }[]
  readonly objective_points: number
}

export const RESOURCES: readonly Resource[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel', 'dark']
export const TRAVEL: readonly Travel[] = ['boot', 'ship', 'car', 'plane']
export const TOKENS: readonly TokenKind[] = ['glass', 'notebook', 'lantern']
