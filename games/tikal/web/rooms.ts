// What a room shows, read from its component.

import type { Component } from 'client/lib/picture'
import { iconsOf } from './icons'

/** What a room shows. */
export interface RoomFacts {
  readonly kind: 'light' | 'sanctuary' | 'treasure' | 'secret'
  /** The colour of its doors. */
  readonly colour: string | undefined
  /** The colour of its altar. */
  readonly altar: string | undefined
  /** Its doors before it is turned. */
  readonly doors: readonly string[]
  /** What each spot for a flag gives, as icon words. */
  readonly spots: readonly (readonly string[])[]
}

const KINDS: Readonly<Record<string, RoomFacts['kind']>> = { sanctuary: 'sanctuary', treasure_room: 'treasure', secret_room: 'secret' }

const PLAIN: RoomFacts = { kind: 'light', colour: undefined, altar: undefined, doors: [], spots: [[], [], [], []] }

/** Components do not change, so each is read once. */
const known = new WeakMap<Component, RoomFacts>()

/** What a room shows; an unknown one is a light room without doors and with four plain spots. */
export function roomFacts(component: Component | undefined): RoomFacts {
  if (component === undefined) return PLAIN
  let facts = known.get(component)
  if (!facts) {
    facts = read(component)
    known.set(component, facts)
  }
  return facts
}

function read(component: Component): RoomFacts {
  const { numbers } = component
  const spots: (readonly string[])[] = []
  for (const [name, effect] of Object.entries(numbers)) {
    const found = /^spot_(\d+)(?:-(\d+))?$/.exec(name)
    if (!found) continue
    const first = Number(found[1])
    const last = Number(found[2] ?? first)
    for (let at = first; at <= last; at += 1) spots[at - 1] = iconsOf(effect)
  }
  return {
    kind: KINDS[component.family] ?? 'light',
    colour: numbers.colour,
    altar: numbers.altar,
    doors: numbers.doors?.split(' ') ?? [],
    spots,
  }
}
