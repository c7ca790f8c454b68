// Where the spaces and bridges of a research track lie, in hundredths of its area. Pure: from the view and the board's table.

import type { Component } from 'client/lib/picture'
import { TOKENS, type ArnakView, type Owner, type SpotView, type TokenKind } from '../view'

export interface TrackSpot {
  readonly spot: SpotView
  readonly row: number
  readonly x: number
  readonly y: number
  readonly w: number
}

export interface Price {
  readonly id: string
  readonly icons: readonly string[]
  /** The space the bridge leads to. */
  readonly to: string
  /** Which of several parallel bridges it is, as a place of the notation: `1a.2`. */
  readonly step: string | undefined
  readonly x: number
  readonly y: number
}

export interface Track {
  readonly pitch: number
  readonly spots: readonly TrackSpot[]
  readonly bridges: readonly string[]
  readonly prices: readonly Price[]
  readonly rows: readonly { readonly row: number; readonly y: number; readonly spots: readonly TrackSpot[] }[]
}

/** Centres and widths of the spaces of a row, by how many there are. */
const COLUMNS: readonly (readonly number[])[] = [[], [50], [26, 74], [17, 50, 83]]
const WIDTHS: readonly number[] = [0, 48, 43, 32.4]

/** A lone space that has much to show. */
const WIDE = 84
/** Room kept on the left for secret passages. */
const PASSAGE = 8

/** Row and column of a space, from its word: `4b`. */
export function rowOf(spot: string): number {
  return Number.parseInt(spot, 10)
}

/** The places of everything on the track. With `own` effects the spaces need more room. */
export function trackOf(view: ArnakView, components: ReadonlyMap<string, Component>, own: boolean): Track {
  const { spaces } = view.research
  const top = Math.max(...spaces.map((spot) => rowOf(spot.id)))
  const pitch = 100 / (top + 1)
  const { board } = view.setup
  const inset = passagesOf(board, components).length > 0 ? PASSAGE : 0
  const scale = (100 - inset) / 100
  const y = (row: number): number => 100 - (row + 0.5) * pitch
  const rows = Array.from({ length: top + 1 }, (_, row) => {
    const inRow = spaces.filter((spot) => rowOf(spot.id) === row)
    const xs = COLUMNS[inRow.length] ?? []
    const plain = WIDTHS[inRow.length] ?? 30
    const w = row > 0 && inRow.length === 1 && own ? WIDE : plain
    const spots = inRow.map((spot, at) => ({ spot, row, x: inset + (xs[at] ?? 50) * scale, y: y(row), w: (isTemple(components.get(`${board}.${spot.component}`)) ? WIDE : w) * scale }))
    return { row, y: y(row), spots }
  })
  const spots = rows.flatMap(({ spots: all }) => all)
  const links = bridgesOf(board, spots, components)
  return {
    pitch,
    spots,
    rows,
    bridges: links.map(({ from, to, aside }) => `M${from.x + aside} ${from.y}L${to.x + aside} ${to.y}`),
    prices: pricesOf(links, pitch),
  }
}

/** The Lost Temple is a space of the track like any other, with more to show. */
export function isTemple(space: Component | undefined): boolean {
  return space?.numbers['temple'] === 'true'
}

/** The secret passages of a board. */
export function passagesOf(board: string, components: ReadonlyMap<string, Component>): readonly Component[] {
  return [...components].filter(([id, { family }]) => family === 'passage' && id.startsWith(`${board}.`)).map(([, component]) => component)
}

interface Link {
  readonly from: TrackSpot
  readonly to: TrackSpot
  readonly component: Component
  /** 0 for the only bridge between two spaces; parallel ones count from 1 on the left. */
  readonly lane: number
  /** How far it lies beside the middle. */
  readonly aside: number
}

/** Room between parallel bridges, so that each has space for its price. */
const LANE = 34

function bridgesOf(board: string, spots: readonly TrackSpot[], components: ReadonlyMap<string, Component>): readonly Link[] {
  return spots.flatMap((to) =>
    spots
      .filter((from) => from.row === to.row - 1)
      .flatMap((from) => {
        const key = `${board}.${from.spot.component}_${to.spot.component}`
        const component = components.get(key)
        if (component !== undefined) return [{ from, to, component, lane: 0, aside: 0 }]
        const lanes = [1, 2, 3, 4].flatMap((lane) => components.get(`${key}_${lane}`) ?? [])
        return lanes.map((bridge, at) => ({ from, to, component: bridge, lane: at + 1, aside: (at - (lanes.length - 1) / 2) * LANE }))
      }),
  )
}

/** Bridges into one space mostly cost the same and share a price tag; otherwise, and if they are parallel, each has its own. */
function pricesOf(links: readonly Link[], pitch: number): readonly Price[] {
  const prices: Price[] = []
  for (const { from, to, component, lane, aside } of links) {
    const siblings = links.filter((other) => other.to === to)
    const shared = lane === 0 && siblings.every((other) => other.component.icons.join() === component.icons.join())
    if (shared && siblings[0]?.component !== component) continue
    const x = (shared ? to.x : to.x + (from.x - to.x) * 0.5) + aside
    const step = lane === 0 ? undefined : `${to.spot.id}.${lane}`
    prices.push({ id: component.id, icons: component.icons, to: to.spot.id, step, x, y: to.y + pitch * 0.5 })
  }
  return prices
}

export interface RowEffect {
  readonly token: TokenKind
  readonly icons: readonly string[]
  readonly points: string
}

/** What each token finds in a space, from its icon row and its numbers. */
export function effectsOf(component: Component | undefined): readonly RowEffect[] {
  if (component === undefined) return []
  const effects: { token: TokenKind; icons: string[]; points: string }[] = []
  for (const icon of component.icons) {
    const token = TOKENS.find((kind) => kind === icon)
    if (token === undefined) effects.at(-1)?.icons.push(icon)
    else effects.push({ token, icons: [], points: component.numbers[`${token}_points`] ?? '' })
  }
  return effects
}

export interface TokenPlace {
  readonly owner: Owner
  readonly token: TokenKind
}

/** The tokens in every space. */
export function tokensBySpot(view: ArnakView): ReadonlyMap<string, readonly TokenPlace[]> {
  const found = new Map<string, TokenPlace[]>()
  const owners: (readonly [Owner, (typeof view.players)[number]['tokens']])[] = view.players.map((player, seat) => [seat, player.tokens])
  if (view.rival !== null) owners.push(['rival', view.rival.tokens])
  for (const token of TOKENS) {
    for (const [owner, tokens] of owners) {
      const spot = tokens[token]
      if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), { owner, token }])
    }
  }
  return found
}
