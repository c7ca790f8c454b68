// A view as lines of names and values.

import type { View } from '../lib/api/types'
import type { Component } from '../lib/picture'

export interface Line {
  readonly name: string
  readonly value: string
}

export interface Sheets {
  /** Single values. */
  readonly table: readonly Line[]
  /** Lists that are not about the seats. */
  readonly piles: readonly Line[]
  /** What each seat has. */
  readonly seats: readonly (readonly Line[])[]
}

const label = (name: string): string => name.replaceAll('_', ' ')

/** A value in words; components by their names. */
export function words(value: unknown, known: ReadonlyMap<string, Component>): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return known.get(value)?.name ?? value
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (Array.isArray(value)) return value.map((item) => words(item, known)).join(', ')
  if (typeof value === 'object') return Object.entries(value).map(([name, inner]) => `${label(name)} ${words(inner, known)}`).join(', ')
  return String(value)
}

/** Sorts the contents of a view: a list with one entry per seat describes the players. */
export function sheetsOf(view: View, players: number, known: ReadonlyMap<string, Component>): Sheets {
  const line = ([name, value]: readonly [string, unknown]): Line => ({ name: label(name), value: words(value, known) })
  const entries = Object.entries(view)
  const bySeat = entries.flatMap(([name, value]) => (Array.isArray(value) && value.length === players ? [[name, value as readonly unknown[]] as const] : []))
  const named = new Set(bySeat.map(([name]) => name))
  const seat = (at: number): readonly Line[] =>
    bySeat.flatMap(([name, list]) => {
      const own = list[at]
      // A list of players holds all there is to tell about each.
      return name === 'players' && own && typeof own === 'object' ? Object.entries(own).map(line) : [line([name, own])]
    })
  return {
    table: entries.filter(([, value]) => !Array.isArray(value)).map(line),
    piles: entries.filter(([name, value]) => Array.isArray(value) && !named.has(name)).map(line),
    seats: Array.from({ length: players }, (_, at) => seat(at)),
  }
}
