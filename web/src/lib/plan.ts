// What an expert means to do next, in words. The first step is on offer and has a sentence; the later ones are told by their verb and
// the names of what they are about.

import { word } from '../i18n'
import type { Component, Offered } from './picture'

/** The steps of a line of play, given in the notation of actions. */
export function planOf(line: readonly string[], offer: readonly Offered[], components: ReadonlyMap<string, Component>): readonly string[] {
  return line.map((text) => {
    const offered = offer.find((one) => one.text === text)
    if (offered) return offered.meaning
    const [verb = '', ...about] = text.split(' ')
    return [word('plan', verb), ...about.map((part) => components.get(part)?.name ?? part.replaceAll('_', ' '))].join(' ')
  })
}
