// Names of seats, and their use in the texts of the game, which speak of "Player 1", "Spieler 1" or "Joueur 1".

import type { SeatView } from './api/types'

export interface NameWords {
  readonly open: string
  readonly bot: (level: string) => string
  /** The name of a member, here or gone. */
  readonly member?: (member: number) => string | undefined
}

/** The absent member whose seat this is while it is empty or a bot stands in. */
export function absentFrom(seat: SeatView | undefined): number | undefined {
  if (!seat || seat.who === 'human') return undefined
  return (seat.who === 'bot' ? seat.stands_in_for : undefined) ?? seat.belongs_to ?? undefined
}

/** A name for each seat; two seats never share one. The seat of an absent person keeps their name. */
export function seatNames(seats: readonly SeatView[], words: NameWords): readonly string[] {
  const plain = seats.map((seat) => {
    if (seat.who === 'human') return seat.name
    const absent = absentFrom(seat)
    const owner = absent === undefined ? undefined : words.member?.(absent)
    return owner ?? (seat.who === 'bot' ? words.bot(seat.level) : words.open)
  })
  return plain.map((name, at) => {
    const twins = plain.filter((other) => other === name).length
    return twins > 1 ? `${name} ${plain.slice(0, at + 1).filter((other) => other === name).length}` : name
  })
}

/** The same text with the names of the people at the table. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\b(?:Player|Spieler|[Jj]oueur) ([1-4])\b/g, (whole, n: string) => names[Number(n) - 1] ?? whole)
}

/** Who scores: a seat, or the rival of a game alone. */
export type Side = number | 'rival'

/** The signs of the sides, so that colour never stands alone: as a character for text, and the same as a path of 24 × 24 for pictures. */
const SIGNS = [
  { shape: '●', path: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z' },
  { shape: '■', path: 'M4 4h16v16H4Z' },
  { shape: '▲', path: 'M12 2.5L22.5 21h-21Z' },
  { shape: '◆', path: 'M12 1L22 12L12 23L2 12Z' },
] as const
const RIVAL = { shape: '✖', path: 'M6.5 2L12 7.5L17.5 2L22 6.5L16.5 12L22 17.5L17.5 22L12 16.5L6.5 22L2 17.5L7.5 12L2 6.5Z' } as const
const signOf = (side: Side) => (side === 'rival' ? RIVAL : (SIGNS[side % SIGNS.length] ?? SIGNS[0]))

export const shapeOf = (side: Side): string => signOf(side).shape
export const pathOf = (side: Side): string => signOf(side).path
export const colourOf = (side: Side): string => (side === 'rival' ? 'var(--ink)' : `var(--seat-${side})`)

/** Whether an event is the rival's. */
export const ofRival = (event: Readonly<Record<string, unknown>>): boolean => String(event['event']).startsWith('rival_') || Object.values(event).includes('rival')
