// Labels and accessible names of the picture. Names and rule texts of components come from the server.

import type { Lang } from 'client/lib/api/types'
import { Part, type Fill } from 'client/i18n/words.svelte'
import english from '../words/en/web.ftl?raw'
import { parseIcon } from './icons'
import type { WordKey } from './keys'

export type { Lang, WordKey }

const words = new Part([english], 'games/arnak/words', ['web'])

/** A label in a language. */
export function say(lang: Lang, key: WordKey, fill?: Fill): string {
  return words.say(lang, `web-${key}`, fill)
}

/** A label whose key is put together of a kind and a word of the rules, if there is one. */
export function find(lang: Lang, key: string, fill?: Fill): string | undefined {
  return words.find(lang, `web-${key}`, fill)
}

/** The icons that somebody may look for. */
const SYMBOLS: ReadonlySet<string> = new Set([
  'activate', 'archaeologist', 'arrowhead', 'artifact', 'bolt', 'boot', 'buy', 'car', 'card', 'coin', 'compass',
  'dark', 'draw', 'exile', 'fear', 'guardian', 'idol', 'item', 'jewel', 'minus', 'overcome', 'plane',
  'promote', 'recruit', 'refresh', 'relocate', 'research', 'send', 'ship', 'tablet', 'upgrade', 'use_up',
])

/** What an icon that somebody may look for is called. */
export function symbol(icon: string, lang: Lang): string | undefined {
  return SYMBOLS.has(icon) ? iconName(icon, lang) : undefined
}

/** Whether there is such a label. */
export function has(key: string): boolean {
  return words.has(`web-${key}`)
}

/** A label with its text. */
export function tell(lang: Lang, key: WordKey, value: string | number): string {
  return say(lang, 'tell', { label: say(lang, key), value })
}

/** An icon in words: `2 × coin`. */
export function iconName(icon: string, lang: Lang): string {
  const { word, count } = parseIcon(icon)
  const name = find(lang, `icon-${word}`) ?? find(lang, word) ?? word
  return count > 1 ? say(lang, 'times', { n: count, name }) : name
}

/** A row of icons in words. */
export function rowName(icons: readonly string[], lang: Lang): string {
  return icons.map((icon) => iconName(icon, lang)).join(', ')
}

/** A number in Roman figures, for rounds and levels. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? String(n)
}
