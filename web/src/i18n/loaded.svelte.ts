// The words of languages other than English, once they are here. English comes with the first load: its keys are the list of all.

import type { Words } from '.'

let fr = $state.raw<Words | undefined>()
let coming: Promise<void> | undefined

/** The French words, if they are here. */
export function french(): Words | undefined {
  return fr
}

/** Fetches the words of a language. Components show English until they arrive. */
export function fetchWords(lang: 'en' | 'fr'): Promise<void> {
  if (lang === 'en') return Promise.resolve()
  coming ??= import('./fr').then(
    (words) => {
      fr = words.fr
    },
    () => {
      // The next one who asks tries again.
      coming = undefined
    },
  )
  return coming
}
