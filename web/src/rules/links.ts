// From what is being decided to the page of the rules that explains it.

import { verb } from '../lib/offer'
import type { Offered } from '../lib/picture'

/** Sections by the verb that decides; the first of the list that is offered counts. */
const ARNAK: readonly (readonly [verbs: readonly string[], section: string])[] = [
  [['pass', 'end'], 'turn'],
  [['spend', 'icon', 'cover', 'hire'], 'travel'],
  [['useup', 'exile_hand', 'exile_play', 'exile_tile', 'put_down', 'draw', 'look'], 'cards'],
  [['dark', 'altar', 'put_on_altar'], 'spider'],
  [['discard', 'keep_hand'], 'round-end'],
  [['bonus_first', 'row_first', 'bonus', 'temple'], 'research'],
  [['wall', 'passage', 'pair', 'pair_idol'], 'owl'],
  [['recruit', 'use_assistant', 'promote', 'refresh', 'exchange', 'rescue'], 'assistants'],
  [['move', 'activate', 'recall', 'site_first', 'obscure_first', 'continue'], 'sites'],
  [['copy', 'unslot'], 'idols'],
  [['crown', 'ready'], 'guardians'],
  [['research'], 'research'],
  [['buy', 'take_card'], 'buying'],
  [['dig', 'discover'], 'sites'],
]

const TIKAL: typeof ARNAK = [
  [['keys'], 'setup'],
  [['deliver', 'skip', 'done'], 'deliveries'],
  [['pay', 'lose'], 'river'],
  [['key', 'look', 'open', 'refill', 'card', 'passage', 'discover', 'score', 'decline', 'keep'], 'tiles'],
  [['place'], 'rooms'],
  [['return', 'stay'], 'passages'],
  [['explore', 'walk', 'rest', 'spot', 'rescue'], 'exploring'],
  [['take', 'tent', 'end'], 'turn'],
]

export function sectionFor(game: string, actions: readonly Offered[]): string {
  const verbs = new Set(actions.map(verb))
  const found = (game === 'tikal' ? TIKAL : ARNAK).find(([words]) => words.some((word) => verbs.has(word)))
  return found?.[1] ?? 'turn'
}

/** The address of the section that fits. */
export function rulesFor(game: string, actions: readonly Offered[]): string {
  return `/rules/${game}#${sectionFor(game, actions)}`
}
