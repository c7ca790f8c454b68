// What a player would leave unused by passing: figures at home, and cards in hand other than Fear.

import type { View } from 'client/lib/api/types'
import type { ArnakView } from './view'

export function leftOver(view: View, seat: number): { readonly figures: number; readonly cards: number } {
  const player = (view as unknown as ArnakView).players[seat]
  if (player === undefined) return { figures: 0, cards: 0 }
  return {
    figures: player.figures.filter((space) => space === null).length,
    cards: player.hand.cards.filter((card) => card !== 'fear').length,
  }
}
