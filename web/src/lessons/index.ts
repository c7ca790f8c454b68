// The guided game of a game with its words: the message `lesson-STEP` of its file `lesson.ftl` is the title of a
// step, and the attribute `text` its body.

import { Part } from '../i18n/words.svelte'
import type { GameId, Lang } from '../lib/api/types'
import { partOf } from '../lib/games'
import type { Step } from './lesson'

export interface Guide {
  readonly steps: readonly Step[]
  readonly title: (lang: Lang, step: Step) => string
  readonly text: (lang: Lang, step: Step) => string
}

const english = import.meta.glob<string>('../../../games/*/words/en/lesson.ftl', { query: '?raw', import: 'default' })

export async function guideOf(game: GameId): Promise<Guide | undefined> {
  const [lesson, text] = await Promise.all([partOf(game)?.lesson(), english[`../../../games/${game}/words/en/lesson.ftl`]?.()])
  if (!lesson || text === undefined) return undefined
  const words = new Part([text], `games/${game}/words`, ['lesson'])
  return {
    steps: lesson.steps,
    title: (lang, step) => words.say(lang, `lesson-${step.id}`),
    text: (lang, step) => words.say(lang, `lesson-${step.id}.text`),
  }
}
