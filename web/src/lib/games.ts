// The pictures of each game, fetched when a game is first looked at.

import type { Component as SvelteComponent } from 'svelte'

import type { Lesson } from '../lessons/lesson'
import type { GameId, Lang, View } from './api/types'
import type { Art } from './art'
import type { EventPart } from './events'
import { Part as Words, type Fill } from '../i18n/words.svelte'
import { inLang } from '../i18n/languages'
import { known } from './state/known.svelte'
import { settings } from './state/settings.svelte'
import type { Change, Component, Offered, PictureProps, Place } from './picture'

/** A part of a table that fills a small screen. Its name is the game's word `part-ID`. */
export interface Area {
  readonly id: string
  /** Its sign on a tab: lines on a field of 24. */
  readonly sign: string
}

/** The verbs of a game that have a button in a place of their own. */
export interface Verbs {
  /** Leaves the round. */
  readonly pass?: string
  /** Only ends the turn, so the button itself is the confirmation. */
  readonly end?: string
  /** Draws a card that may be drawn, which who is asked mostly wants to. */
  readonly draw?: string
}

export interface Pictures {
  readonly Table: SvelteComponent<PictureProps<View> & { readonly part?: string }>
  /** What a small screen shows one at a time. */
  readonly parts: readonly Area[]
  readonly Card: SvelteComponent<{ component: Component; lang: Lang }>
  /** The part in which a place is found; none if every part shows it. */
  readonly partOf: (place: Place, components: ReadonlyMap<string, Component>) => string | undefined
  /** A row of signs. */
  readonly Icons: SvelteComponent<{ icons: readonly string[]; size?: number }>
  /** The words of the game for the frame of the table: `part-PART`, and `plan-VERB` for the later steps of a plan. */
  readonly find?: (lang: Lang, key: string, fill?: Fill) => string | undefined
  /** What an icon is called, for a list to choose from; none for signs of grammar. */
  readonly symbol?: (icon: string, lang: Lang) => string | undefined
  readonly verbs?: Verbs
  readonly events?: EventPart
  /** What a seat would leave unused by passing, in words. */
  readonly leftOver?: (view: View, seat: number, lang: Lang) => readonly string[]
  readonly placesOf: (action: Offered['action']) => readonly Place[]
  /** What a position that would follow changes for a seat. */
  readonly changes: (before: View, after: View, seat: number) => readonly Change[]
  /** A warning of something that an action brings and that is not known yet. */
  readonly warns?: (action: Offered['action'], lang: Lang) => string | undefined
  /** The rotation of what an action places; undefined if it rotates nothing. */
  readonly turnOf?: (action: Offered['action']) => number | undefined
  /** The two places of an action that is chosen by picking one after the other; undefined for any other action. */
  readonly pairOf?: (action: Offered['action']) => readonly [Place, Place] | undefined
}

/** A picture takes the view of its own game; which game it is was settled when it was chosen by name. */
export function picture(table: unknown): Pictures['Table'] {
  return table as Pictures['Table']
}

/** How a board is shown where one is chosen. */
export interface BoardLook {
  readonly rock: string
  readonly accent: string
  readonly art?: Art | undefined
}

/** What a game brings to the first page. */
export interface HomePart {
  /** A wide picture. */
  readonly cover?: Art | undefined
  readonly boardOf?: (board: string) => BoardLook
  /** The face of a bot, by its level. */
  readonly faceOf?: (level: string) => Art | undefined
  /** A picture in motion behind the title. */
  readonly Moving?: SvelteComponent
}

/** What the folder of a game brings to this client: `games/GAME/web/index.ts`. */
export interface GamePart {
  /** The place among the games, from 1. */
  readonly order: number
  /** How many rounds a game has. */
  readonly rounds: number
  readonly home?: HomePart
  readonly pictures: () => Promise<Pictures>
  /** The guided first game. */
  readonly lesson: () => Promise<Lesson>
  /** The section of the rules that explains a decision, by verbs: the first line of which a verb is offered counts. */
  readonly explains: readonly (readonly [verbs: readonly string[], section: string])[]
}

const found = import.meta.glob<GamePart>('../../../games/*/web/index.ts', { import: 'part', eager: true })
const parts = new Map(
  Object.entries(found)
    .sort(([, one], [, two]) => one.order - two.order)
    .map(([path, part]) => [path.split('/').at(-3) ?? '', part] as const),
)

/** The games, in the order in which they are listed. */
export const GAMES: readonly GameId[] = [...parts.keys()]

/** What a game is called; one that brings nothing to this client is called what the program says, once that is known. */
export function nameOf(game: string): string {
  return sayOf(game, 'name') ?? inLang(known.list.find(({ id }) => id === game)?.name, settings.lang) ?? game
}

const english = import.meta.glob<string>('../../../games/*/words/en/home.ftl', { query: '?raw', import: 'default', eager: true })
const words = new Map(
  Object.entries(english).map(([path, text]) => {
    const game = path.split('/').at(-4) ?? ''
    return [game, new Words([text], `games/${game}/words`, ['home'])] as const
  }),
)

/** The name of a game, its description, and the subject of its guided game. */
export function sayOf(game: string, what: 'name' | 'about' | 'lesson'): string | undefined {
  return words.get(game)?.find(settings.lang, `home-${what}`)
}

/** What a game brings to this client. */
export function partOf(game: string): GamePart | undefined {
  return parts.get(game)
}

/** A board of a game where one is chosen. */
export function boardOf(game: string, board: unknown): BoardLook | undefined {
  return partOf(game)?.home?.boardOf?.(String(board))
}

const loaded = new Map<GameId, Promise<Pictures>>()

export function pictures(game: GameId): Promise<Pictures> {
  let found = loaded.get(game)
  if (!found) {
    found = partOf(game)?.pictures() ?? import('../plain').then(({ plain }) => plain)
    loaded.set(game, found)
  }
  return found
}
