// Words for people. Both languages have the same keys, which the compiler checks; plurals follow the rules of the language.

import { settings } from '../lib/state/settings.svelte'
import { en } from './en'
import { fetchWords, french } from './loaded.svelte'

/** A text, or its forms by number. */
export type Message = string | { readonly one: string; readonly other: string }
export type Key = keyof typeof en
export type Words = Readonly<Record<Key, Message>>
type Fill = Readonly<Record<string, string | number>>

function wordsOf(lang: 'en' | 'fr'): Words {
  if (lang === 'en') return en
  const words = french()
  if (!words) void fetchWords(lang)
  return words ?? en
}

const plurals = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') }
const numbers = { en: new Intl.NumberFormat('en'), fr: new Intl.NumberFormat('fr') }

/** The text of a key in a language, `{name}` replaced by what is given; `{n}` chooses the plural. */
export function translate(lang: 'en' | 'fr', key: Key, fill: Fill = {}): string {
  const message = wordsOf(lang)[key]
  const n = fill['n']
  const text =
    typeof message === 'string' ? message : plurals[lang].select(typeof n === 'number' ? n : 0) === 'one' ? message.one : message.other
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = fill[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? numbers[lang].format(value) : value
  })
}

/** The same in the language chosen now. */
export function t(key: Key, fill?: Fill): string {
  return translate(settings.lang, key, fill)
}

/** A word of a closed list, such as the name of a level; what is not in the list stays as it is. */
export function word(kind: string, value: string): string {
  const key = `${kind}.${value}`
  return key in en ? t(key as Key) : value.replaceAll('_', ' ')
}

/** Whether a closed list has this word. */
export function knows(kind: string, value: string): boolean {
  return `${kind}.${value}` in en
}

/** A point in time, in the person's own zone. */
export function when(at: number): string {
  return new Date(at).toLocaleString(settings.lang, { dateStyle: 'medium', timeStyle: 'short' })
}
