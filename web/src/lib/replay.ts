// A replay in words: what each step says, and where the playing begins.

import type { Replay } from './api/about'
import { withNames } from './names'

type Step = Replay['list'][number]

/** The step before the first decision of a player: the table is set up, and no player has moved. */
export function opening(list: readonly Step[]): number {
  const first = list.findIndex((step) => step.by !== 'chance')
  return first < 0 ? 0 : first
}

/** The next step that says something; the last one where none does. */
export function nextTold(list: readonly Step[], step: number): number {
  const next = list.findIndex((one, at) => at >= step && one.events.some(({ text }) => text))
  return next < 0 ? list.length : next + 1
}

export interface ReplayWords {
  readonly start: string
  /** A step of the set-up that the log does not mention. */
  readonly setup: string
  readonly hidden: string
  /** A choice whose outcome comes with a later step. */
  readonly chose: (name: string) => string
}

/** What happened in a step, in the sentences of the log; never in notation. */
export function told(list: readonly Step[], step: number, names: readonly string[], words: ReplayWords): string {
  const here = list[step - 1]
  if (!here) return words.start
  const said = here.events.map(({ text }) => withNames(text, names)).filter((text) => text)
  if (said.length) return said.join(' ')
  if (here.by !== 'chance') return words.chose(names[here.by] ?? String(here.by + 1))
  return step <= opening(list) ? words.setup : words.hidden
}
