// The names of the bots' levels and how they play: the files that the program itself reads. `GET /games` says which levels there are.

import english from '../../../crates/bots/words/en/levels.ftl?raw'
import { settings } from '../lib/state/settings.svelte'
import { Part } from './words.svelte'

const words = new Part([english], 'crates/bots/words', ['levels'])

/** What a level is called; a level without a name by its id. */
export function levelName(level: string): string {
  return words.find(settings.lang, `level-${level}`) ?? level
}

/** How a level plays, in a sentence or two. */
export function levelAbout(level: string): string {
  return words.find(settings.lang, `level-${level}.about`) ?? ''
}
