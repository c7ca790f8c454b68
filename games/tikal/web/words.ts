// The picture's own words. Names and rule texts of components come with the components.

import type { Lang } from 'client/lib/api/types'
import { Part, type Fill } from 'client/i18n/words.svelte'
import scores from '../words/en/scores.ftl?raw'
import english from '../words/en/web.ftl?raw'
import type { WordKey } from './keys'

export type { Lang }

const part = new Part([english, scores], 'games/tikal/words', ['web', 'scores'])

/** The words of one language: `w('round', { n: 1 })`. */
export interface Words {
  (key: WordKey, fill?: Fill): string
  /** The word for one of a kind (`family`, `number`, `value`, `icon` …), if there is one. */
  readonly of: (kind: string, word: string) => string | undefined
  readonly lang: Lang
}

/** The word of a key, if there is one. */
export function find(lang: Lang, key: string, fill?: Fill): string | undefined {
  return part.find(lang, `web-${key}`, fill)
}

/** The icons that somebody may look for. */
const SYMBOLS: ReadonlySet<string> = new Set(['card', 'delivery', 'explore', 'final', 'key', 'light_room', 'passage', 'points', 'sanctuary', 'score_doors', 'treasure'])

/** What an icon that somebody may look for is called. */
export function symbol(icon: string, lang: Lang): string | undefined {
  return SYMBOLS.has(icon) ? find(lang, `icon-${icon}`) : undefined
}

/** The heading of a line of the score sheet. */
export function heading(lang: Lang, category: string): string {
  return part.say(lang, `score-${category}`)
}

/** The words of a language. */
export function words(lang: Lang): Words {
  return Object.assign((key: WordKey, fill?: Fill) => part.say(lang, `web-${key}`, fill), {
    of: (kind: string, word: string) => part.find(lang, `web-${kind}-${word}`),
    lang,
  })
}
