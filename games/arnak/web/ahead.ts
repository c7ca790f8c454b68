// What an action would change for a player, read from the position that would follow it.

import type { View } from 'client/lib/api/types'
import type { Change } from 'client/lib/picture'
import { RESOURCES, TOKENS, type ArnakView, type PlayerView } from './view'
import { say, type Lang } from './words'

/** Archaeologists who would bring a Fear card home: they stand where a guardian watches, and nothing shields them. */
export function fearComing(view: ArnakView, seat: number): number {
  const player = view.players[seat]
  if (player === undefined || player.shielded) return 0
  const guarded = new Set(view.sites.filter((site) => site.guardian != null).flatMap((site) => site.spaces.map((space) => space.id)))
  return player.figures.filter((space) => space !== null && guarded.has(space)).length
}

const COUNTS: readonly (readonly [icon: string, count: (player: PlayerView) => number])[] = [
  ...RESOURCES.map((kind) => [kind, (player: PlayerView) => player.resources[kind]] as const),
  ['card', (player) => player.hand.size],
  ['idol', (player) => player.idols + player.slotted],
  ['guardian', (player) => player.guardians.length],
  ['archaeologist', (player) => player.figures.filter((space) => space === null).length],
]

export function changes(before: View, after: View, seat: number): readonly Change[] {
  const [now, then] = [before as unknown as ArnakView, after as unknown as ArnakView]
  const [mine, next] = [now.players[seat], then.players[seat]]
  if (mine === undefined || next === undefined) return []
  const counted = COUNTS.map(([icon, count]) => ({ icon, by: count(next) - count(mine) }))
  const climbed = TOKENS.filter((kind) => JSON.stringify(mine.tokens[kind]) !== JSON.stringify(next.tokens[kind])).map((icon) => ({ icon, by: 0 }))
  const fear = fearComing(then, seat) - fearComing(now, seat)
  return [...counted.filter(({ by }) => by !== 0), ...climbed, ...(fear ? [{ icon: 'fear', by: fear, later: true }] : [])]
}

/** The site that is discovered will be watched by a guardian of which nothing is known yet. */
export function warns(action: Readonly<Record<string, unknown>>, lang: Lang): string | undefined {
  return action['do'] === 'discover' ? say(lang, 'wakes') : undefined
}
