// Words for people: `t('home.title')` says the message `home-title` of web/words/LANGUAGE.

import type { Lang } from '../lib/api/types'
import { settings } from '../lib/state/settings.svelte'
import english from '../../words/en/home.ftl?raw'
import type { Key } from './keys'
import { Part, type Fill } from './words.svelte'

export type { Key }

const words = new Part([english], 'words', undefined, true)

const idOf = (key: string): string => key.replaceAll('.', '-')

/** The text of a key in a language; plurals and numbers follow that language. */
export function translate(lang: Lang, key: Key, fill?: Fill): string {
  return words.say(lang, idOf(key), fill)
}

/** The same in the language chosen now. */
export function t(key: Key, fill?: Fill): string {
  return translate(settings.lang, key, fill)
}

/** A word of a closed list, such as the name of a level; an unknown word stays unchanged. */
export function word(kind: string, value: string, fill?: Fill): string {
  return words.find(settings.lang, idOf(`${kind}.${value}`), fill) ?? value.replaceAll('_', ' ')
}

/** Whether a closed list has this word. */
export function knows(kind: string, value: string): boolean {
  return words.find(settings.lang, idOf(`${kind}.${value}`)) !== undefined
}

/** A point in time, in the person's own zone. */
export function when(at: number): string {
  return new Date(at).toLocaleString(settings.lang, { dateStyle: 'medium', timeStyle: 'short' })
}
