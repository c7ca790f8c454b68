// What happened since a player's last turn.

import type { GameEvent, News } from './api/types'
import { isSilent, type EventPart } from './events'
import type { Line } from './log'

export interface Recap {
  /** Where it begins: the number of the news and the place of the event among its events. */
  readonly from: readonly [number: number, at: number]
  /** There was a turn before. */
  readonly again: boolean
}

function ofOthers(event: GameEvent, seat: number, part: EventPart): boolean {
  if (isSilent(event, part)) return false
  if (typeof event.seat === 'number') return event.seat !== seat
  return event['seat'] === 'rival' || (part.ofRival?.(event.event) ?? false)
}

/** Where the turns of others begin that followed the last one of a seat; none if no other player has acted since, or if something was
 * taken back meanwhile. What was dealt after the player's own turn belongs to that turn. */
export function recapOf(news: readonly News[], seat: number, part: EventPart): Recap | undefined {
  let others = false
  let from: Recap['from'] = [0, 0]
  for (let n = news.length - 1; n >= 0; n--) {
    const one = news[n]
    if (one?.what === 'took_back') return undefined
    if (one?.what !== 'did') continue
    const own = one.by === seat
    // What follows the end of the player's own turn in the same news was done by others.
    const end = own ? one.events.findLastIndex((event) => part.endsTurn?.includes(event.event) && event.seat === seat) + 1 : 0
    const events = own && end === 0 ? [] : one.events.slice(end)
    others ||= events.some((event) => ofOthers(event, seat, part))
    if (one.by !== 'chance' && events.some((event) => !isSilent(event, part))) from = [one.number, end]
    if (own) return others ? { from, again: true } : undefined
  }
  return others ? { from, again: false } : undefined
}

/** How many of the lines come before it. */
export function linesBefore(recap: Recap, lines: readonly Line[]): number {
  const [number, first] = recap.from
  let n = lines.length
  for (; n > 0; n--) {
    const [at = 0, place = 0] = (lines[n - 1]?.key ?? '').split('.').map(Number)
    if (at < number || (at === number && place < first)) break
  }
  return n
}
