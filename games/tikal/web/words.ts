// The picture's own words. Names and rule texts of components come with the components.

import type { Lang } from 'client/lib/api/types'
import { Part, type Fill } from 'client/i18n/words.svelte'
import english from '../words/en/web.ftl?raw'
import type { WordKey } from './keys'

export type { Lang }

const part = new Part([english], 'games/tikal/words', ['web'])

/** The words of one language: `w('round', { n: 1 })`. */
export interface Words {
  (key: WordKey, fill?: Fill): string
  /** The word for one of a kind (`family`, `number`, `value`, `icon` …), if there is one. */
  readonly of: (kind: string, word: string) => string | undefined
}

/** The words of a language. */
export function words(lang: Lang): Words {
  return Object.assign((key: WordKey, fill?: Fill) => part.say(lang, `web-${key}`, fill), {
    of: (kind: string, word: string) => part.find(lang, `web-${kind}-${word}`),
  })
}
