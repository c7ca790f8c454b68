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

/** The shape that goes with the colour of a seat, so that colour never stands alone. */
export const SEAT_SHAPES = ['●', '■', '▲', '◆'] as const

export function shapeOf(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? '●'
}
