// The rules in our own words: each game brings one list of sections per language, fetched when asked for.

import type { GameId, Lang } from '../lib/api/types'
import { partOf } from '../lib/games'
import { holds } from '../lib/search'

export interface Section {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly example?: string
}

export async function rulesOf(game: GameId, lang: Lang): Promise<readonly Section[]> {
  return (await partOf(game)?.rules[lang]()) ?? []
}

/** Whether a section holds every word of a search. */
export function fits(section: Section, search: string): boolean {
  return holds([section.title, ...section.text, section.example ?? ''].join(' '), search)
}
