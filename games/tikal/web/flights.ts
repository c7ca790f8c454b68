// What flies between two positions: treasures and cards that are kept or delivered, tiles that are taken, sanctuaries on their way into the
// temple. Pure; knows what changed, not why.

import type { Flight } from 'client/lib/flight'
import { TREASURES, waiting, type Counts, type TikalView } from './view'

const grown = (before: Counts | null | undefined, after: Counts | null | undefined): string[] =>
  after ? Object.keys(after).filter((id) => (after[id] ?? 0) > (before?.[id] ?? 0)) : []

/** `seat` is the seat whose things lie open before the viewer. */
export function flights(before: TikalView, after: TikalView, seat: number): Flight[] {
  if (before.players.length !== after.players.length || Math.abs(after.turn - before.turn) > 1) return []
  const found: Flight[] = []
  for (const treasure of TREASURES) {
    if ((after.treasures.delivered[treasure] ?? 0) <= (before.treasures.delivered[treasure] ?? 0)) continue
    const by = before.active === seat ? `treasure ${treasure}` : `seat ${before.active}`
    found.push({ picture: `price ${treasure}`, from: by, to: `price ${treasure}` })
  }
  for (const [at, player] of after.players.entries()) {
    const then = before.players[at]
    for (const tile of player.tiles) if (!then?.tiles.includes(tile)) found.push({ picture: tile, from: tile, to: `seat ${at}` })
    if (at !== seat || waiting(before)?.frame !== 'keep') continue
    for (const id of grown(then?.treasures, player.treasures)) found.push({ picture: `look ${id}`, from: `look ${id}`, to: `treasure ${id}` })
    for (const id of grown(then?.hand, player.hand)) found.push({ picture: `look ${id}`, from: `look ${id}`, to: `hand ${id}` })
  }
  const next = before.sanctuaries.next
  const laid = Object.entries(after.temple).find(([node, { room }]) => room === next && before.temple[node] === undefined)
  if (next != null && laid) found.push({ picture: 'sanctuary', from: 'sanctuary', to: laid[0] })
  else if (next != null && waiting(after)?.room === next && waiting(before)?.room !== next) found.push({ picture: 'sanctuary', from: 'sanctuary', to: `place ${next}` })
  return found
}
