// Scores that can be compared are of the same game, board and number of players.

import { inLang } from '../i18n/languages'
import { picturedOf } from './form'
import type { Field, Lang, Setup } from './api/types'

/** The board of a setup by its name, where the game has several. */
export function boardOfSetup(fields: readonly Field[], setup: Setup, lang: Lang): string | undefined {
  const field = picturedOf(fields)
  const taken = field?.path.reduce<unknown>((part, name) => (part !== null && typeof part === 'object' ? (part as Readonly<Record<string, unknown>>)[name] : undefined), setup)
  const choice = field?.choices.find(({ value }) => value === taken)
  return choice && inLang(choice.name, lang)
}
