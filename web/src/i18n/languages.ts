// The languages: every folder with words is one. Its own name stands once for all clients.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Lang } from '../lib/api/types'

const files = import.meta.glob<string>('../../../crates/words/words/*/names.ftl', { query: '?raw', import: 'default', eager: true })

/** The language to fall back to; its words come with the program. */
export const ENGLISH: Lang = 'en'

/** The languages by their code, each with its name in itself, English first. */
export const LANGUAGES: ReadonlyMap<Lang, string> = new Map(
  Object.entries(files)
    .map(([path, text]) => [path.split('/').at(-2) as Lang, nameIn(text)] as const)
    .sort(([one], [two]) => Number(two === ENGLISH) - Number(one === ENGLISH) || one.localeCompare(two)),
)

function nameIn(text: string): string {
  const bundle = new FluentBundle(ENGLISH)
  bundle.addResource(new FluentResource(text))
  const name = bundle.getMessage('language')?.value
  return name ? bundle.formatPattern(name) : ''
}

/** The first of the user's languages that we support: `de-CH` is German. */
export function preferred(locales: readonly string[]): Lang {
  const codes = locales.map((locale) => locale.toLowerCase().split('-')[0] as Lang)
  return codes.find((code) => LANGUAGES.has(code)) ?? ENGLISH
}

/** A text as a heading begins: with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the server says in several languages, in one of them. */
export function inLang(texts: Readonly<Partial<Record<Lang, string>>> | undefined, lang: Lang): string | undefined {
  return texts?.[lang] ?? texts?.[ENGLISH]
}
