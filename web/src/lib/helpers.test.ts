import { describe, expect, it } from 'vitest'

import type { News, Standing } from './api/types'
import { clockText } from './clock'
import type { Fill } from '../i18n/words.svelte'
import { iconsOfEvent } from './events'
import { favouritesOf } from './favourites'
import { linesOf, placesOfEvent } from './log'
import { absentFrom, seatNames, withNames } from './names'
import { foreignEvents, pauseAt } from './pace'
import type { Offered } from './picture'
import { planOf } from './plan'
import { line, scale, ticksOf } from './plot/scale'
import { blank, isHotSeat, tableOf } from './setup'
import { sheetOf, totalOf } from './sheet'
import { passed, turnOrder } from './turn'
import { fetchWords } from '../i18n/words.svelte'

await fetchWords('fr')

const event = (name: string, seat: number, more = {}) => ({ event: name, text: `Player ${seat + 1} digs.`, seat, ...more })
const did = (by: number | 'chance', ...events: ReturnType<typeof event>[]): News => ({ number: 4, at: 0, what: 'did', by, action: null, events })

describe('favourites', () => {
  const component = (family: string, id: string, name: string) => ({ family, id, name, numbers: {}, text: '', icons: [], confidence: 'rulebook' })
  const liked = (family: string, id: string, times: number) => ({ game: 'arnak' as const, family, component: id, times })

  it('are sorted by kind and named by the component of that kind', () => {
    const known = [component('idol_slot', 'banker', 'Slot'), component('assistant', 'banker', 'Banker'), component('item', 'hat', 'Hat')]
    const all = [liked('assistant', 'banker', 4), liked('card', 'hat', 3), liked('card', 'old_boot', 1), { ...liked('tile', 'A01', 9), game: 'tikal' as const }]
    expect(favouritesOf(all, 'arnak', known)).toEqual([
      { game: 'arnak', family: 'card', bars: [{ name: 'Hat', value: 3 }, { name: 'old boot', value: 1 }] },
      { game: 'arnak', family: 'assistant', bars: [{ name: 'Banker', value: 4 }] },
    ])
  })
})

describe('a plan', () => {
  it('is told in words, not in notation', () => {
    const hat = { family: 'item', id: 'hat', name: 'Hat', numbers: {}, text: '', icons: [], confidence: 'rulebook' }
    const offer: Offered[] = [{ text: 'buy hat', action: { do: 'buy', card: 'hat' }, meaning: 'Buy Hat (1 coin)', purpose: 'main', dearness: 0, ends_turn: false, reveals: false }]
    const words: Readonly<Record<string, string>> = { 'plan-play': 'play', 'plan-end': 'end the turn' }
    const find = (_: string, key: string, fill?: Fill) => words[key] && `${words[key]} ${fill?.['what'] ?? ''}`
    expect(planOf(['buy hat', 'play hat', 'end'], offer, new Map([['hat', hat]]), find, 'en')).toEqual(['Buy Hat (1 coin)', 'play Hat', 'end the turn'])
    // Notation is no word: the plan shows the steps that have words.
    expect(planOf(['buy hat', 'play high1', 'end'], offer, new Map([['hat', hat]]), find, 'en')).toEqual(['Buy Hat (1 coin)'])
    expect(planOf(['buy hat', 'end'], offer, new Map(), undefined, 'en')).toEqual(['Buy Hat (1 coin)'])
  })
})

describe('names', () => {
  it('are told apart when two seats share one', () => {
    const bot = { who: 'bot', level: 'easy', stands_in_for: null, forfeited: false } as const
    const words = { open: 'open', bot: (level: string) => `Bot ${level}` }
    expect(seatNames([bot, { who: 'human', member: 0, name: 'Ana', forfeited: false }, bot], words)).toEqual(['Bot easy 1', 'Ana', 'Bot easy 2'])
  })

  it('stay with the seat of somebody who is away', () => {
    const words = { open: 'open', bot: (level: string) => `Bot ${level}`, member: (member: number) => (member === 3 ? 'Bo' : undefined) }
    const bot = { who: 'bot', level: 'easy', forfeited: false } as const
    expect(seatNames([{ ...bot, stands_in_for: 3 }, { who: 'open', forfeited: false, belongs_to: 3 }, bot], words)).toEqual(['Bo 1', 'Bo 2', 'Bot easy'])
    expect(absentFrom({ ...bot, stands_in_for: 3 })).toBe(3)
    expect(absentFrom({ ...bot, belongs_to: 4 })).toBe(4)
    expect(absentFrom(bot)).toBeUndefined()
    expect(absentFrom({ who: 'human', member: 3, name: 'Bo', forfeited: false })).toBeUndefined()
  })

  it('stand for the numbers of players in every language', () => {
    expect(withNames('Player 1 gives Player 2 a card.', ['Ana', 'Bo'])).toBe('Ana gives Bo a card.')
    expect(withNames('Spieler 2 zieht.', ['Ana', 'Bo'])).toBe('Bo zieht.')
    expect(withNames('Joueur 2 pioche.', ['Ana', 'Bo'])).toBe('Bo pioche.')
    expect(withNames('Player 4 waits.', ['Ana'])).toBe('Player 4 waits.')
  })
})

describe('the log', () => {
  it('names people, keeps places and leaves out what says nothing', () => {
    const lines = linesOf(did(0, event('dug', 0, { space: 'camp1.1' }), event('turn_ended', 0)), ['Ana', 'Bo'], new Map(), 'en', { silent: ['turn_ended'] })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ text: 'Ana digs.', seat: 0, kind: 'event' })
    expect(lines[0]?.places).toContain('camp1.1')
  })

  it('shows what was gained, or the sign that the game has for what was done', () => {
    const part = { signs: { overcame: 'overcome' }, beginsRound: ['round_started'] }
    expect(iconsOfEvent(event('gained', 0, { tokens: ['coin:2'] }), part)).toEqual(['coin:2'])
    expect(iconsOfEvent(event('overcame', 0), part)).toEqual(['overcome'])
    expect(iconsOfEvent(event('passed', 0), part)).toEqual([])
    const kinds = linesOf(did(0, event('round_started', 0), event('passed', 0)), [], new Map(), 'en', part).map(({ kind }) => kind)
    expect(kinds).toEqual(['round', 'event'])
  })

  it('has a line for every event of a game that says nothing about them', () => {
    const lines = linesOf(did(0, event('round_started', 0), event('turn_ended', 0)), [], new Map(), 'en')
    expect(lines.map(({ kind, icons }) => [kind, icons.length])).toEqual([['event', 0], ['event', 0]])
  })

  it('tells what people do in the language chosen', () => {
    const left: News = { number: 1, at: 0, what: 'left', member: 3 }
    expect(linesOf(left, [], new Map([[3, 'Ana']]), 'fr')[0]?.text).toBe('Ana a quitté la table.')
  })

  it('says who plays for whom, and who takes over a seat by consent', () => {
    const members = new Map([[3, 'Ana'], [4, 'Bo']])
    const say = (news: News): string | undefined => linesOf(news, ['Ana', 'Cy'], members, 'en')[0]?.text
    const holder = { who: 'bot', level: 'easy', stands_in_for: 3, forfeited: false } as const
    expect(say({ number: 1, at: 0, what: 'seated', seat: 0, holder })).toBe('A bot plays for Ana.')
    expect(say({ number: 2, at: 0, what: 'asked', member: 4, proposal: { for: 'seat', seat: 0 } })).toBe('Bo asks to take over the seat of Ana.')
    expect(say({ number: 3, at: 0, what: 'took_over', seat: 0, member: 4, name: 'Bo', before: 3, before_name: 'Ana' })).toBe('Bo takes over the seat of Ana. All players agreed.')
    expect(say({ number: 4, at: 0, what: 'took_over', seat: 1, member: 4, name: 'Bo' })).toContain('from a bot')
  })

  it('finds the places of a path, secret passages included', () => {
    expect(placesOfEvent(event('moved', 1, { path: ['A1', '!A2'], tokens: 1 }))).toEqual(expect.arrayContaining(['A1', 'A2', 'seat 1']))
  })
})

describe('the pace', () => {
  const you = { viewer: 0, member: 0, seats: [0], pass_device: false }
  it('counts what others did, and chance', () => {
    expect(foreignEvents({ you, news: [did(0, event('dug', 0)), did(1, event('dug', 1), event('gained', 1)), did('chance', event('dealt', 0))] })).toBe(3)
  })
  it('is nothing without motion and shorter when much is waiting', () => {
    expect(pauseAt(0, 3, 0)).toBe(0)
    expect(pauseAt(1, 0, 0)).toBe(0)
    expect(pauseAt(2, 2, 0)).toBe(pauseAt(1, 2, 0) / 2)
    expect(pauseAt(1, 2, 20)).toBeLessThan(pauseAt(1, 2, 0))
  })
})

describe('clocks', () => {
  it.each([
    [0, '0:00'],
    [59_001, '1:00'],
    [247_000, '4:07'],
    [3_909_000, '1:05:09'],
    [187_200_000, '2 d 4 h'],
    [-5, '0:00'],
  ])('show %i ms as %s', (ms, text) => expect(clockText(ms)).toBe(text))
})

describe('plots', () => {
  it('have round steps', () => {
    expect(ticksOf(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticksOf(-3, 7, 5)).toEqual([-2, 0, 2, 4, 6])
    expect(ticksOf(5, 5)).toEqual([5])
  })
  it('place values and draw paths', () => {
    const x = scale([0, 10], [100, 200])
    expect(x(5)).toBe(150)
    expect(line([[0, 0], [1, 2]])).toBe('M0.0 0.0L1.0 2.0')
  })
})

describe('a new game', () => {
  it('is the default game for two against a bot unless chosen otherwise', () => {
    const table = tableOf(blank('arnak'))
    expect(table).not.toHaveProperty('setup')
    expect(table.seats).toEqual([{ who: 'me' }, { who: 'bot', level: 'medium' }])
    expect(table.start).toBe(true)
  })
  it('waits for people when a seat is open and knows a shared device', () => {
    expect(tableOf({ ...blank('tikal'), seats: ['me', 'open'] }).start).toBe(false)
    expect(isHotSeat({ ...blank('tikal'), seats: ['me', 'me'] }, 2)).toBe(true)
    expect(tableOf(blank('tikal'), { players: 3, variants: [] }).seats).toHaveLength(3)
  })
  it('speaks of clocks in milliseconds', () => {
    expect(tableOf({ ...blank('tikal'), clock: 'game', minutes: 2, increment: 5 }).options).toMatchObject({ clock: { per: 'game', ms: 120_000, increment_ms: 5000 } })
    expect(tableOf(blank('tikal')).options).not.toHaveProperty('clock')
  })
})

describe('turns and sheets', () => {
  const base = { steps: 0, round: 1, to_act: 0, offer: null, outcomes: null, can_undo: false, standing: null }
  it('go round from the first player', () => {
    expect(turnOrder({ first: 2 }, 3)).toEqual([2, 0, 1])
    expect(turnOrder(undefined, 2)).toEqual([0, 1])
    expect(passed({ passed: [1] }).has(1)).toBe(true)
  })
  it('read the points of Arnak with its rival and those of Tikal', () => {
    const headings = [{ id: 'glass', en: 'Glass', fr: 'Loupe', de: 'Lupe' }]
    const arnak = sheetOf({ ...base, view: { players: [{}], scores: { categories: ['glass', 'fear'], points: [[4, -2], [7, 0]], totals: [2, 7] } } }, 'fr', headings)
    // A line without a heading is named by its key.
    expect(arnak.lines).toEqual(['Loupe', 'fear'])
    expect(totalOf(arnak, 'rival')).toBe(7)
    const tikal = sheetOf({ ...base, view: { players: [{ score: 5, points: { rooms: 5, doors: 0 } }] } }, 'en', [])
    expect(tikal.columns[0]).toEqual({ who: 0, points: [5, 0], total: 5 })
  })
  it('prefer the result once there is one', () => {
    const glass = { id: 'glass', en: 'Glass', fr: 'Loupe' } as Standing['sheet']['categories'][number]
    const standing = { ranks: [1], sheet: { categories: [glass], rows: [{ who: 0, points: [3], total: 3, rank: 1 }] } }
    expect(sheetOf({ ...base, view: {}, standing }, 'fr', []).lines).toEqual(['Loupe'])
  })
})
