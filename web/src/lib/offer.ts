// The legal actions, sorted for people: by place, by purpose, the proposed payment first. The server supplies the
// purpose and the relative cost of each action.

import type { Verbs } from './games'
import type { Offered, Place } from './picture'
import { holds } from './search'

/** The verb of an action. */
export function verb(offered: Pick<Offered, 'action'>): string {
  const word = offered.action['do']
  return typeof word === 'string' ? word : ''
}

/** Whether an action is the one that its game calls so; a game that names none has no such action. */
export function is(offered: Offered, verbs: Verbs, what: keyof Verbs): boolean {
  return verbs[what] !== undefined && verb(offered) === verbs[what]
}

export interface Sorted {
  readonly pay: readonly Offered[]
  readonly main: readonly Offered[]
  readonly free: readonly Offered[]
  readonly other: readonly Offered[]
  /** What Enter does: the cheapest payment, a card that may be drawn, the only choice, or the end of the turn when nothing but that is left to do. */
  readonly proposed: Offered | undefined
}

export function sortOffer(actions: readonly Offered[], verbs: Verbs): Sorted {
  const of = (purpose: Offered['purpose']): Offered[] => actions.filter((offered) => offered.purpose === purpose)
  const pay = of('pay').sort((a, b) => a.dearness - b.dearness)
  const [main, free, other] = [of('main'), of('free'), of('leave')]
  const end = other.find((offered) => is(offered, verbs, 'end'))
  // While something is being paid, whatever else is listed is a free action taken in between.
  const paying = pay.length > 0
  // Who may draw mostly wants to.
  const draw = other.length > 0 ? main.find((offered) => is(offered, verbs, 'draw')) : undefined
  const proposed = pay[0] ?? draw ?? (actions.length === 1 ? actions[0] : end && main.length === 0 ? end : undefined)
  return { pay, main: paying ? [] : main, free: paying ? [...main, ...free] : free, other, proposed }
}

/** Answers by the place of their button, so that no button changes its meaning under the finger. */
export interface Slots {
  readonly pass: Offered | undefined
  /** Declines the offer, or continues without it. */
  readonly skip: Offered | undefined
  readonly end: Offered | undefined
  /** The proposal, unless it has one of the other places. */
  readonly yes: Offered | undefined
  /** Everything else that needs a button. */
  readonly rest: readonly Offered[]
}

export function slotsOf({ proposed }: Pick<Sorted, 'proposed'>, buttons: readonly Offered[], verbs: Verbs): Slots {
  const isEnd = (offered: Offered): boolean => is(offered, verbs, 'end')
  const pass = buttons.find((offered) => is(offered, verbs, 'pass'))
  const end = buttons.find(isEnd)
  const skip = buttons.find((offered) => offered.purpose === 'leave' && !isEnd(offered))
  const placed = [pass, end, skip]
  const yes = placed.includes(proposed) ? undefined : proposed
  return { pass, skip, end, yes, rest: buttons.filter((offered) => offered !== yes && !placed.includes(offered)) }
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
  return actions.filter((offered) => holds(`${offered.meaning} ${offered.text}`, text))
}

/** Whether to ask for confirmation. `named`: the person saw the warning beside the action they chose. */
export function wantsConfirm(offered: Offered, named: boolean, verbs: Verbs): boolean {
  if (is(offered, verbs, 'end')) return false
  return offered.ends_turn || (offered.reveals && !named)
}
