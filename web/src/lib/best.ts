// Personal bests: the most points among earlier games of the same kind.

import type { PastGame } from './api/about'

export function bestBefore(games: readonly PastGame[], game: string, players: number, table: string): number | undefined {
  const earlier = games.filter((one) => one.game === game && one.players === players && one.table !== table)
  return earlier.length ? Math.max(...earlier.map(({ score }) => score)) : undefined
}
