// For tests: the files of words by language and their contents.

import { FluentResource } from '@fluent/bundle'

const client = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const bots = import.meta.glob<string>('../../../crates/bots/words/*/levels.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../../games/*/words/*/{home,web,lesson,rules,scores}.ftl', { query: '?raw', import: 'default', eager: true })

/** A file of words: `web/words`, `crates/bots/words` or `games/GAME/words`, the language, its name and its text. */
export interface File {
  readonly folder: string
  readonly lang: string
  readonly name: string
  readonly text: string
}

export const FILES: readonly File[] = Object.entries({ ...client, ...bots, ...games }).map(([path, text]) => {
  const parts = path.replace('../../words', 'web/words').replaceAll('../', '').split('/')
  return { folder: parts.slice(0, -2).join('/'), lang: parts.at(-2) ?? '', name: parts.at(-1) ?? '', text }
})

/** The arguments of a pattern, from the parsed form of @fluent/bundle. */
function argumentsOf(node: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(node)) for (const child of node) argumentsOf(child, found)
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name))
    for (const child of Object.values(node)) argumentsOf(child, found)
  }
  return found
}

/** The messages (`id`) and attributes (`id.attribute`) of a text, each with its arguments. */
export function messagesOf(text: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const add = (key: string, pattern: unknown): void => {
    if (found.has(key)) throw new Error(`${key} is there twice`)
    found.set(key, [...argumentsOf(pattern, new Set())].sort())
  }
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) add(id, value)
    for (const [name, pattern] of Object.entries(attributes)) add(`${id}.${name}`, pattern)
  }
  return found
}

/** Lines that look like a message or an attribute; the parser drops what it cannot read. */
export function begun(text: string): number {
  return [...text.matchAll(/^(?:[a-zA-Z][\w-]*|\s+\.[a-zA-Z][\w-]*) *=/gm)].length
}

/** The problems of the files of a folder in one language, compared with English. */
export function problems(english: ReadonlyMap<string, readonly string[]>, own: ReadonlyMap<string, readonly string[]>): string[] {
  return [
    ...[...english.keys()].filter((key) => !own.has(key)).map((key) => `lacks ${key}`),
    ...[...own.keys()].filter((key) => !english.has(key)).map((key) => `English lacks ${key}`),
    ...[...own].flatMap(([key, names]) => names.filter((name) => english.has(key) && !english.get(key)?.includes(name)).map((name) => `${key} names ${name}, which English does not`)),
  ]
}

/** All messages of a folder in a language. */
export function messagesIn(folder: string, lang: string): Map<string, readonly string[]> {
  return messagesOf(FILES.filter((file) => file.folder === folder && file.lang === lang).map((file) => file.text).join('\n'))
}
