// The log: events as lines of text, each with the places it refers to.

import { translate, type Key } from '../i18n'
import type { GameEvent, Lang, News } from './api/types'
import { iconsOfEvent, isSilent, PLAIN, type EventPart } from './events'
import { absentFrom, ofRival, withNames } from './names'
import type { Place } from './picture'

export interface Line {
  readonly key: string
  readonly kind: 'event' | 'table' | 'chat' | 'round'
  readonly seat?: number
  /** The rival did it. */
  readonly rival?: true
  /** Who said it. */
  readonly member?: number | undefined
  readonly text: string
  readonly places: readonly Place[]
  readonly at: number
  /** Signs for its subject, by the names the pictures use. */
  readonly icons: readonly string[]
}

/** The places an event is about: every word of it may be the name of a place or of a component. */
export function placesOfEvent(event: GameEvent): Place[] {
  const found: Place[] = []
  const seat = typeof event.seat === 'number' ? event.seat : undefined
  for (const [part, value] of Object.entries(event)) {
    if (part === 'event' || part === 'text') continue
    if (typeof value === 'string') found.push(value, `${part} ${value}`)
    else if (Array.isArray(value)) found.push(...value.filter((v): v is string => typeof v === 'string').map((v) => v.replace(/^!/, '')))
    else if (typeof value === 'number' && part !== 'seat') found.push(`${part} ${value}`)
  }
  if (seat !== undefined) found.push(`seat ${seat}`)
  return found
}

function eventLines(news: News & { what: 'did' }, names: readonly string[], part: EventPart): Line[] {
  return news.events.flatMap((event, at): Line[] => {
    if (isSilent(event, part)) return []
    const round = part.beginsRound?.includes(event.event) ?? false
    return [
      {
        key: `${news.number}.${at}`,
        kind: round ? 'round' : 'event',
        ...(typeof event.seat === 'number' ? { seat: event.seat } : ofRival(event) ? { rival: true as const } : {}),
        text: withNames(event.text, names),
        places: placesOfEvent(event),
        at: news.at,
        icons: iconsOfEvent(event, part),
      },
    ]
  })
}

/** What one piece of news says. */
export function linesOf(news: News, names: readonly string[], members: ReadonlyMap<number, string>, lang: Lang, part: EventPart = PLAIN): readonly Line[] {
  const say = (key: Key, fill: Record<string, string | number> = {}): Line[] => [
    { key: String(news.number), kind: 'table', text: translate(lang, key, fill), places: [], icons: [], at: news.at },
  ]
  const member = (n: number) => members.get(n) ?? translate(lang, 'log.somebody')
  const seat = (n: number) => names[n] ?? String(n + 1)
  switch (news.what) {
    case 'did':
      return eventLines(news, names, part)
    case 'said':
      return [{ key: String(news.number), kind: 'chat', member: news.member, text: translate(lang, 'log.said', { name: news.name, text: news.text }), places: [], icons: [], at: news.at }]
    case 'joined':
      return say('log.joined', { name: news.name })
    case 'left':
      return say('log.left', { name: member(news.member) })
    case 'seated': {
      const absent = absentFrom(news.holder)
      if (absent !== undefined) return say(news.holder.who === 'bot' ? 'log.stands_in' : 'log.stood_up', { name: member(absent) })
      return say('log.seated', { seat: news.seat + 1, name: news.holder.who === 'human' ? news.holder.name : seat(news.seat) })
    }
    case 'took_over':
      return news.before_name ? say('log.took_over', { name: news.name, before: news.before_name }) : say('log.took_over_bot', { name: news.name, seat: news.seat + 1 })
    case 'started':
      return say('log.started')
    case 'paused':
      return say('log.paused')
    case 'resumed':
      return say('log.resumed')
    case 'took_back':
      return say('log.took_back', { name: member(news.member), n: news.steps })
    case 'asked':
      return say(`ask.${news.proposal.for}`, { name: member(news.member), ...(news.proposal.for === 'seat' ? { seat: seat(news.proposal.seat) } : {}) })
    case 'answered':
      return say(news.yes ? 'log.agreed' : 'log.declined', { name: member(news.member) })
    case 'withdrawn':
      return say('log.withdrawn', { name: member(news.member) })
    case 'timed_out':
      return say('log.timed_out', { name: seat(news.seat) })
    case 'forfeited':
      return say('log.forfeited', { name: seat(news.seat) })
    case 'ended':
      return say('log.ended')
    case 'again':
      return say('log.again', { name: member(news.member) })
    case 'kicked':
      return say(news.blocked ? 'log.blocked' : 'log.kicked', { name: news.name })
    case 'unblocked':
      return say('log.unblocked', { name: news.name })
    case 'muted':
      return say(news.on ? 'log.muted' : 'log.unmuted', { name: news.name })
    case 'locked':
      return say(news.on ? 'log.locked' : 'log.unlocked')
  }
}
