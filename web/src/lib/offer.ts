// What can be done now, sorted for people: by place, by kind, the proposed payment first. It looks at the words of actions
// only, never at rules: whatever it does not know is a plain action.

import type { Component, Offered, Place } from './picture'

export type Kind = 'main' | 'free' | 'pay' | 'other'

const PAYING = new Set(['icon', 'cover', 'spend', 'useup', 'hire', 'dark', 'pay', 'lose'])
const FREE = new Set(['assistant', 'boon', 'idol', 'pair', 'pair_idol', 'tent'])
const LETTING_BE = new Set(['no', 'decline', 'skip', 'done', 'rest', 'stay', 'continue', 'keep_hand'])
const ENDING = new Set(['end'])

/** The verb of an action. */
export function verb(offered: Pick<Offered, 'action'>): string {
  const word = offered.action['do']
  return typeof word === 'string' ? word : ''
}

/** Plainly ends the turn, so the button itself is the confirmation. */
export function isEnd(offered: Offered): boolean {
  return ENDING.has(verb(offered))
}

/** Lets something be: declines, skips, keeps. */
export function letsBe(offered: Offered): boolean {
  return LETTING_BE.has(verb(offered))
}

/** What kind of action it is, for grouping. */
export function kindOf(offered: Offered, components: ReadonlyMap<string, Component>, game: string): Kind {
  const word = verb(offered)
  if (PAYING.has(word)) return 'pay'
  if (FREE.has(word)) return 'free'
  if (word === 'play') {
    if (game === 'tikal') return 'free'
    const card = offered.action['card']
    const when = typeof card === 'string' ? components.get(card)?.numbers['when'] : undefined
    return when === 'free' ? 'free' : 'main'
  }
  if (ENDING.has(word) || LETTING_BE.has(word)) return 'other'
  return 'main'
}

/** How dear a way to pay is; the cheapest is proposed. Leftover icons vanish anyway, Fear is worth nothing else. */
export function dearness(offered: Offered, components: ReadonlyMap<string, Component>): number {
  const word = verb(offered)
  const card = offered.action['card']
  const family = typeof card === 'string' ? components.get(card)?.family : undefined
  if (word === 'icon' || word === 'cover') return 0
  if (family === 'fear') return 1
  if (family === 'basic') return 2
  if (family) return 3
  return word === 'lose' ? 6 : 4
}

export interface Sorted {
  readonly pay: readonly Offered[]
  readonly main: readonly Offered[]
  readonly free: readonly Offered[]
  readonly other: readonly Offered[]
  /** What Enter does: the cheapest payment, the only choice, or the end of the turn when nothing but that is left to do. */
  readonly proposed: Offered | undefined
}

export function sortOffer(actions: readonly Offered[], components: ReadonlyMap<string, Component>, game: string): Sorted {
  const groups: Record<Kind, Offered[]> = { main: [], free: [], pay: [], other: [] }
  for (const offered of actions) groups[kindOf(offered, components, game)].push(offered)
  groups.pay.sort((a, b) => dearness(a, components) - dearness(b, components))
  const { pay, main, free, other } = groups
  const end = other.find(isEnd)
  // While something is being paid, whatever else is listed is a free action taken in between.
  const paying = pay.length > 0
  const proposed = pay[0] ?? (actions.length === 1 ? actions[0] : end && main.length === 0 ? end : undefined)
  return { pay, main: paying ? [] : main, free: paying ? [...main, ...free] : free, other, proposed }
}

/** All in one order, as the list shows them. */
export function inOrder(sorted: Sorted): readonly Offered[] {
  return [...sorted.pay, ...sorted.main, ...sorted.other, ...sorted.free]
}

/** The actions of each place. */
export function byPlace(
  actions: readonly Offered[],
  placesOf: (action: Offered['action']) => readonly Place[],
): ReadonlyMap<Place, readonly Offered[]> {
  const map = new Map<Place, Offered[]>()
  for (const offered of actions) {
    for (const place of placesOf(offered.action)) {
      const here = map.get(place)
      if (here) here.push(offered)
      else map.set(place, [offered])
    }
  }
  return map
}

/** Actions whose words hold every word of the search. */
export function search(actions: readonly Offered[], text: string): readonly Offered[] {
  const plain = (s: string) => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain(text).split(/\s+/).filter(Boolean)
  return actions.filter((offered) => {
    const hay = plain(`${offered.meaning} ${offered.text}`)
    return words.every((word) => hay.includes(word))
  })
}

/** Whether to ask once more. `named` tells that the person saw the warning beside the words they chose. */
export function wantsConfirm(offered: Offered, named: boolean): boolean {
  if (isEnd(offered)) return false
  return offered.ends_turn || (offered.reveals && !named)
}
