// The rules in our own words: the file `rules.ftl` of a game, fetched when asked for. Each message is a section, in the order of the
// English file: its title, its paragraphs, perhaps an example and a line under its picture.

import { FluentResource } from '@fluent/bundle'

import { fetchWords, Part } from '../i18n/words.svelte'
import type { GameId, Lang } from '../lib/api/types'
import { holds } from '../lib/search'

export interface Section {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly example?: string | undefined
  readonly caption?: string | undefined
}

const english = import.meta.glob<string>('../../../games/*/words/en/rules.ftl', { query: '?raw', import: 'default' })

export async function rulesOf(game: GameId, lang: Lang): Promise<readonly Section[]> {
  const [text] = await Promise.all([english[`../../../games/${game}/words/en/rules.ftl`]?.(), fetchWords(lang)])
  if (text === undefined) return []
  const words = new Part([text], `games/${game}/words`, ['rules'])
  return new FluentResource(text).body.map(({ id, attributes }) => ({
    id: id.replace('rules-', ''),
    title: words.say(lang, id),
    text: Object.keys(attributes)
      .filter((name) => name.startsWith('text'))
      .map((name) => words.say(lang, `${id}.${name}`)),
    example: words.find(lang, `${id}.example`),
    caption: words.find(lang, `${id}.figure`),
  }))
}

/** Whether a section holds every word of a search. */
export function fits(section: Section, search: string): boolean {
  return holds([section.title, ...section.text, section.example ?? ''].join(' '), search)
}
