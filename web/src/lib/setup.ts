// The choices of a new game as a form holds them, and the request they become.

import type { GameId, NewSeat, NewTable, Setup } from './api/types'

export const BOARDS = ['bird', 'snake', 'spider', 'owl'] as const
export const FAMILIES = ['discover', 'research', 'overcome', 'item', 'artifact'] as const
export const VARIANTS = ['more_control', 'short_game'] as const
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert', 'master'] as const

export type Board = (typeof BOARDS)[number]
export type Colour = 'green' | 'red' | 'purple'
export type SeatChoice = 'me' | 'open' | `bot:${string}`

export interface Form {
  game: GameId
  players: number
  board: Board
  twisted: boolean
  /** How the rival's tiles are chosen: so many of each colour at random, or family by family. */
  rivalBy: 'number' | 'family'
  red: number
  purple: number
  families: Record<(typeof FAMILIES)[number], Colour>
  objectives: number
  priority: boolean
  variants: Record<(typeof VARIANTS)[number], boolean>
  seats: SeatChoice[]
  clock: 'none' | 'move' | 'game' | 'day'
  minutes: number
  increment: number
  days: number
  timeOut: 'bot' | 'pass' | 'loss'
  takeBacks: 'agreed' | 'own_turn' | 'never'
  public: boolean
  name: string
}

export function blank(game: GameId): Form {
  return {
    game,
    players: 2,
    board: 'bird',
    twisted: false,
    rivalBy: 'number',
    red: 2,
    purple: 0,
    families: { discover: 'green', research: 'green', overcome: 'green', item: 'green', artifact: 'green' },
    objectives: 0,
    priority: false,
    variants: { more_control: false, short_game: false },
    seats: ['me', 'bot:medium', 'bot:medium', 'bot:medium'],
    clock: 'none',
    minutes: 30,
    increment: 30,
    days: 3,
    timeOut: 'bot',
    takeBacks: 'agreed',
    public: false,
    name: '',
  }
}

function rivalOf(form: Form): Setup {
  const chosen = (colour: Colour) => FAMILIES.filter((family) => form.families[family] === colour)
  const tiles = form.rivalBy === 'number' ? { red: form.red, purple: form.purple } : { red: chosen('red'), purple: chosen('purple') }
  return { ...tiles, objectives: form.objectives, priority: form.priority && form.objectives > 0 }
}

/** The setup as the game reads it. */
export function setupOf(form: Form): Setup {
  if (form.game === 'tikal') {
    return { players: form.players, variants: VARIANTS.filter((variant) => form.variants[variant]) }
  }
  const twisted = form.board === 'spider' || form.board === 'owl' || form.twisted
  const setup = { players: form.players, board: form.board, twisted_paths: twisted }
  return form.players === 1 ? { ...setup, rival: rivalOf(form) } : setup
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

/** Whether several people share this device. */
export function isHotSeat(form: Form): boolean {
  return form.seats.slice(0, form.players).filter((seat) => seat === 'me').length > 1
}

/** The whole request. A table without open seats begins at once. */
export function tableOf(form: Form): NewTable {
  const seats = form.seats.slice(0, form.players).map(seatOf)
  const level = 'medium'
  const clock = clockOf(form)
  return {
    game: form.game,
    setup: setupOf(form),
    options: {
      ...(clock ? { clock } : {}),
      time_out: form.timeOut === 'pass' ? { then: 'pass' } : { then: form.timeOut, level },
      take_backs: form.takeBacks,
      hot_seat: isHotSeat(form),
    },
    seats,
    public: form.public,
    start: seats.every((seat) => seat.who !== 'open'),
    ...(form.name.trim() ? { name: form.name.trim() } : {}),
  }
}

/** A sentence-free summary of a setup: the words that tell games apart. */
export function wordsOf(setup: Setup): readonly string[] {
  const found: string[] = []
  const board = setup['board']
  if (typeof board === 'string') found.push(board)
  const variants = setup['variants']
  if (Array.isArray(variants)) found.push(...variants.filter((v): v is string => typeof v === 'string'))
  if (setup['twisted_paths'] === true && (board === 'bird' || board === 'snake')) found.push('twisted_paths')
  return found
}
