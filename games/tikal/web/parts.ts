// Which sheet of the table a place is drawn on, for screens that show one sheet at a time.

import type { Area } from 'client/lib/games'
import type { Place } from 'client/lib/picture'
import { PLAYERS } from 'client/lib/ui/signs'

/** The sheets of the table. */
export const PARTS = ['temple', 'river', 'players'] as const

/** A sheet of the table. */
export type Part = (typeof PARTS)[number]

const SIGNS: Readonly<Record<Part, string>> = {
  temple: 'M3 20h18M5 20v-5h14v5M8 15v-5h8v5M10 10V5h4v5M12 20v-3',
  river: 'M2 7c3.3-3 6.7 3 10 0s6.7 3 10 0M2 12.5c3.3-3 6.7 3 10 0s6.7 3 10 0M2 18c3.3-3 6.7 3 10 0s6.7 3 10 0',
  players: PLAYERS,
}

/** The sheets as a small screen shows them one at a time. */
export const AREAS: readonly Area[] = PARTS.map((id) => ({ id, sign: SIGNS[id] }))

const OWN = new Set(['backpack', 'treasure', 'hand', 'tent', 'seat'])
/** What lies in the tray is shown on every sheet. */
const EVERYWHERE = new Set(['look', 'spot'])

/** The sheet of a place; none for a place shown on every sheet. */
export function partOf(place: Place): Part | undefined {
  const [head = ''] = place.split(' ')
  if (EVERYWHERE.has(head)) return undefined
  if (OWN.has(head)) return 'players'
  return head === 'outside' || /^[A-ES]\d$/.test(head) ? 'temple' : 'river'
}

/** How many offered places lie on each sheet. */
export function offersByPart(places: Iterable<Place>): Readonly<Record<Part, number>> {
  const counts = { temple: 0, river: 0, players: 0 }
  for (const place of places) {
    const part = partOf(place)
    if (part !== undefined) counts[part] += 1
  }
  return counts
}

/** The sheet to show when the offer changes: the present one while it has something to choose or nothing else has. */
export function partFor(present: Part, places: Iterable<Place>): Part {
  const counts = offersByPart(places)
  if (counts[present] > 0) return present
  const ranked = PARTS.toSorted((a, b) => counts[b] - counts[a])
  const [best = present] = ranked
  return counts[best] > 0 ? best : present
}
