// The choices of a new table beside the game's own setup (see form.ts), and the request they become.

import type { GameId, NewSeat, NewTable, Setup } from './api/types'

export type SeatChoice = 'me' | 'open' | `bot:${string}`

export interface Form {
  game: GameId
  seats: SeatChoice[]
  clock: 'none' | 'move' | 'game' | 'day'
  minutes: number
  increment: number
  days: number
  timeOut: 'bot' | 'pass' | 'loss'
  takeBacks: 'agreed' | 'own_turn' | 'never'
  public: boolean
  name: string
  rated: boolean
  /** Whether players may ask a bot for advice, at a table with other people. */
  hints: boolean
  /** The names of people who share this device, by seat. */
  people: string[]
}

export function blank(game: GameId): Form {
  return {
    game,
    seats: ['me', 'bot:medium', 'bot:medium', 'bot:medium'],
    clock: 'none',
    minutes: 30,
    increment: 30,
    days: 3,
    timeOut: 'bot',
    takeBacks: 'agreed',
    public: false,
    name: '',
    rated: false,
    hints: false,
    people: ['', '', '', ''],
  }
}

function clockOf(form: Form): Setup | null {
  switch (form.clock) {
    case 'none':
      return null
    case 'move':
      return { per: 'move', ms: form.minutes * 60_000 }
    case 'game':
      return { per: 'game', ms: form.minutes * 60_000, increment_ms: form.increment * 1000 }
    case 'day':
      return { per: 'day', days: form.days }
  }
}

function seatOf(choice: SeatChoice): NewSeat {
  if (choice === 'me' || choice === 'open') return { who: choice }
  return { who: 'bot', level: choice.slice('bot:'.length) }
}

/** Who sits at all seats but the first, where it is the same everywhere. */
export function othersOf(form: Form, players: number): SeatChoice | undefined {
  const [first, second, ...rest] = form.seats.slice(0, players)
  return first === 'me' && rest.every((seat) => seat === second) ? second : undefined
}

/** The seats with oneself at the first and the same choice at all others. */
export function withOthers(choice: SeatChoice): SeatChoice[] {
  return ['me', choice, choice, choice]
}

/** Whether several people share this device. */
export function isHotSeat(form: Form, players: number): boolean {
  return form.seats.slice(0, players).filter((seat) => seat === 'me').length > 1
}

/** Whether another person is to sit down. */
export function isOpen(form: Form, players: number): boolean {
  return form.seats.slice(0, players).includes('open')
}

/** The whole request; without a setup the game's default is played, by two. A table without open seats begins at once. */
export function tableOf(form: Form, setup?: Setup): NewTable {
  const players = typeof setup?.['players'] === 'number' ? setup['players'] : 2
  const seats = form.seats.slice(0, players).map(seatOf)
  const level = 'medium'
  const clock = clockOf(form)
  return {
    game: form.game,
    ...(setup ? { setup } : {}),
    options: {
      ...(clock ? { clock } : {}),
      time_out: form.timeOut === 'pass' ? { then: 'pass' } : { then: form.timeOut, level },
      take_backs: form.takeBacks,
      hot_seat: isHotSeat(form, players),
      ...(form.rated ? { rated: true } : isOpen(form, players) ? { hints: form.hints } : {}),
    },
    seats,
    public: form.public,
    start: seats.every((seat) => seat.who !== 'open'),
    ...(form.name.trim() ? { name: form.name.trim() } : {}),
  }
}
