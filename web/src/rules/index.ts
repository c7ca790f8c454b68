// The rules in our own words: one list of sections per game and language, fetched when asked for.

import type { GameId, Lang } from '../lib/api/types'
import { holds } from '../lib/search'

export interface Section {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly example?: string
}

const books: Readonly<Record<GameId, Readonly<Record<Lang, () => Promise<readonly Section[]>>>>> = {
  arnak: {
    en: async () => (await import('./arnak.en')).sections,
    fr: async () => (await import('./arnak.fr')).sections,
  },
  tikal: {
    en: async () => (await import('./tikal.en')).sections,
    fr: async () => (await import('./tikal.fr')).sections,
  },
}

export function rulesOf(game: GameId, lang: Lang): Promise<readonly Section[]> {
  return books[game][lang]()
}

/** Whether a section holds every word of a search. */
export function fits(section: Section, search: string): boolean {
  return holds([section.title, ...section.text, section.example ?? ''].join(' '), search)
}
