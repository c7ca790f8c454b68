// A person's favourite components, sorted by kind and named for people.

import type { Favourite } from './api/about'
import type { GameId } from './api/types'
import type { Component } from './picture'
import type { Bar } from './plot/Bars.svelte'

export interface Liked {
  readonly game: GameId
  readonly family: string
  readonly bars: readonly Bar[]
}

/** What people ask for first; the other kinds follow as they come. */
const FIRST = ['card', 'tile']

/** The favourites of a game by kind; names come from its components, and an unknown one keeps its id. */
export function favouritesOf(favourites: readonly Favourite[], game: GameId, known: readonly Component[]): readonly Liked[] {
  const own = favourites.filter((one) => one.game === game)
  const kinds = new Set([...FIRST.filter((kind) => own.some((one) => one.family === kind)), ...own.map((one) => one.family)])
  return [...kinds].map((family) => ({
    game,
    family,
    bars: own.filter((one) => one.family === family).map((one) => {
      const same = known.filter((component) => component.id === one.component)
      const named = same.find((component) => component.family === family) ?? same[0]
      return { name: named?.name ?? one.component.replaceAll('_', ' '), value: one.times }
    }),
  }))
}
