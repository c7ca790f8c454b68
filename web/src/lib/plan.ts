// An expert's plan in words. The first step is on offer and has a sentence; the later ones are described by their
// verb and the names of their subjects, up to the first without words.

import type { Lang } from './api/types'
import type { Pictures } from './games'
import type { Component, Offered } from './picture'

/** The steps of a line of play, given in the notation of actions. */
export function planOf(line: readonly string[], offer: readonly Offered[], components: ReadonlyMap<string, Component>, find: Pictures['find'], lang: Lang): readonly string[] {
  const told: string[] = []
  for (const text of line) {
    const offered = offer.find((one) => one.text === text)
    const [verb = '', ...about] = text.split(' ')
    const names = about.flatMap((part) => components.get(part)?.name ?? [])
    const later = names.length === about.length ? find?.(lang, `plan-${verb}`, { what: names.join(' ') })?.trim() : undefined
    const step = offered?.meaning ?? later
    if (step === undefined) break
    told.push(step)
  }
  return told
}
