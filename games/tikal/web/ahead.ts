// What an action would change for a player, read from the position that would follow it.

import type { View } from 'client/lib/api/types'
import type { Change } from 'client/lib/picture'
import { COLOURS, type Player, type TikalView } from './view'

const COUNTS: readonly (readonly [icon: string, count: (player: Player) => number])[] = [
  ['points', (player) => player.score],
  ...COLOURS.map((colour) => [`key:${colour}`, (player: Player) => player.backpack[colour] ?? 0] as const),
  ['camp-key', (player) => player.camp_count],
  ['treasure', (player) => player.treasure_count],
  ['card', (player) => player.hand_count],
  ['passage', (player) => player.passages],
  ['flag', (player) => player.flags_left],
]

export function changes(before: View, after: View, seat: number): readonly Change[] {
  const [now, then] = [(before as unknown as TikalView).players[seat], (after as unknown as TikalView).players[seat]]
  if (now === undefined || then === undefined) return []
  return COUNTS.map(([icon, count]) => ({ icon, by: count(then) - count(now) })).filter(({ by }) => by !== 0)
}
