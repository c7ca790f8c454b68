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

function ofRival(event: GameEvent, part: EventPart): boolean {
  return !isSilent(event, part) && (event['seat'] === 'rival' || (part.ofRival?.(event.event) ?? false))
}

function ofOthers(event: GameEvent, seat: number, part: EventPart): boolean {
  if (typeof event.seat === 'number') return event.seat !== seat && !isSilent(event, part)
  return ofRival(event, part)
}

/** Which events of a player's own step others did: from the end of the player's turn, or the beginning of the next, to the end of the round. */
function ofNext(events: readonly GameEvent[], seat: number, part: EventPart): readonly [from: number, to: number] {
  const ended = events.findLastIndex(({ event, seat: whose }) => part.endsTurn?.includes(event) && whose === seat)
  const next = ended >= 0 ? ended + 1 : events.findIndex(({ event, seat: whose }) => part.beginsTurn?.includes(event) && whose !== seat)
  const over = events.findIndex(({ event }) => part.endsRound?.includes(event))
  return [next < 0 ? events.length : next, over < 0 ? events.length : over]
}

/** Where the turns of others begin that followed the last one of a seat; none if no other player has acted since, or if something was
 * taken back meanwhile. What the end of a round brings them, or the deal of a game or round, is no turn of theirs; only the automatic opponent
 * acts where chance draws its tile. What was dealt after the player's own turn belongs to that turn. */
export function recapOf(news: readonly News[], seat: number, part: EventPart): Recap | undefined {
  let from: Recap['from'] | undefined
  for (let n = news.length - 1; n >= 0; n--) {
    const one = news[n]
    if (one?.what === 'took_back') return undefined
    if (one?.what !== 'did') continue
    const { by, events, number } = one
    const [first, last] = by === seat ? ofNext(events, seat, part) : [by === 'chance' ? events.findIndex((event) => ofRival(event, part)) : 0, events.length]
    const rest = first < 0 ? [] : events.slice(first, last)
    const all = typeof by === 'number' && (by !== seat || from !== undefined)
    if (rest.some((event) => (all ? !isSilent(event, part) : ofOthers(event, seat, part)))) from = [number, first]
    if (by === seat) return from && { from, again: true }
  }
  return from && { from, again: false }
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
