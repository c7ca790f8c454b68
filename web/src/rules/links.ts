// Maps the current decision to the page of the rules that explains it.

import { partOf } from '../lib/games'
import { verb } from '../lib/offer'
import type { Offered } from '../lib/picture'

export function sectionFor(game: string, actions: readonly Offered[]): string {
  const verbs = new Set(actions.map(verb))
  const found = partOf(game)?.explains.find(([words]) => words.some((word) => verbs.has(word)))
  return found?.[1] ?? 'turn'
}

/** The address of the section that fits. */
export function rulesFor(game: string, actions: readonly Offered[]): string {
  return `/rules/${game}#${sectionFor(game, actions)}`
}
