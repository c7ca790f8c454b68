// What an action would change for a player, read from the position that would follow it.

import type { View } from 'client/lib/api/types'
import type { Change } from 'client/lib/picture'
import { COLOURS, TREASURES, type Player, type TikalView } from './view'

const COUNTS: readonly (readonly [icon: string, count: (player: Player) => number])[] = [
  ['points', (player) => player.score],
  ...COLOURS.map((colour) => [`key:${colour}`, (player: Player) => player.backpack[colour] ?? 0] as const),
  ['camp-key', (player) => player.camp_count],
  ...TREASURES.map((kind) => [kind, (player: Player) => player.treasures?.[kind] ?? 0] as const),
  // What was not seen yet counts as a treasure of some kind.
  ['treasure', (player) => player.treasure_count - Object.values(player.treasures ?? {}).reduce((sum, n) => sum + n, 0)],
  ['card', (player) => player.hand_count],
  ['passage', (player) => player.passages],
  ['flag', (player) => player.flags_left],
]

/** What moves, with its sign. */
const MOVES: readonly (readonly [icon: string, where: (player: Player) => string | null])[] = [
  ['canoe', (player) => player.pirogue],
  ['explore', (player) => player.explorer],
]

export function changes(before: View, after: View, seat: number): readonly Change[] {
  const [now, then] = [(before as unknown as TikalView).players[seat], (after as unknown as TikalView).players[seat]]
  if (now === undefined || then === undefined) return []
  const counted = COUNTS.map(([icon, count]) => ({ icon, by: count(then) - count(now) })).filter(({ by }) => by !== 0)
  const moved = MOVES.filter(([, where]) => where(now) !== where(then)).map(([icon]) => ({ icon, by: 0 }))
  return [...moved, ...counted]
}
