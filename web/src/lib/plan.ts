// What an expert means to do next, in words. The first step is on offer and has a sentence; the later ones are told by their verb and
// the names of what they are about, up to the first for which there are no words.

import { knows, word } from '../i18n'
import type { Component, Offered } from './picture'

/** The steps of a line of play, given in the notation of actions. */
export function planOf(line: readonly string[], offer: readonly Offered[], components: ReadonlyMap<string, Component>): readonly string[] {
  const told: string[] = []
  for (const text of line) {
    const offered = offer.find((one) => one.text === text)
    const [verb = '', ...about] = text.split(' ')
    const names = about.flatMap((part) => components.get(part)?.name ?? [])
    if (offered) told.push(offered.meaning)
    else if (knows('plan', verb) && names.length === about.length) told.push([word('plan', verb), ...names].join(' '))
    else break
  }
  return told
}
