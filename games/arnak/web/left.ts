// What a player would leave unused by passing: figures at home, and cards in hand other than Fear.

import type { View } from 'client/lib/api/types'
import type { ArnakView } from './view'
import { say, type Lang } from './words'

export function leftOver(view: View, seat: number, lang: Lang): readonly string[] {
  const player = (view as unknown as ArnakView).players[seat]
  if (player === undefined) return []
  const figures = player.figures.filter((space) => space === null).length
  const cards = player.hand.cards.filter((card) => card !== 'fear').length
  return [...(figures > 0 ? [say(lang, 'left-figures', { n: figures })] : []), ...(cards > 0 ? [say(lang, 'left-cards', { n: cards })] : [])]
}
