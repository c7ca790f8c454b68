// The tiles of the rival: their frames, and what they do in icons.

import type { Art } from 'client/lib/art'
import { pieceArt } from '../art'

const COLOURS = ['red', 'green', 'purple']

/** The frame of a tile has its colour, which its id names. */
export function frameOf(tile: string | undefined): Art | undefined {
  return pieceArt(`rival_${COLOURS.find((colour) => tile?.includes(colour)) ?? 'plain'}`)
}

/** What a tile does in a round, as its table writes it (`dig coin`, `buy highest item`), in icons. */
export function rivalIcons(effect: string): readonly string[] {
  const [verb = '', ...rest] = effect.split(' ')
  switch (verb) {
    case 'dig':
      return ['archaeologist', 'arrow', ...rest]
    case 'discover':
      return [rest.includes('2') ? 'site2' : 'site1', ...(rest.includes('guardian') ? ['guardian'] : [])]
    case 'research':
      return [`research${rest.length > 0 ? `:${rest[0]}` : ''}`]
    case 'overcome':
      return ['overcome', ...(rest.includes('notebook') ? ['research'] : [])]
    case 'buy':
      return ['buy', rest.includes('artifact') ? 'artifact' : 'item', ...(rest.includes('both') ? [rest.includes('artifact') ? 'item' : 'artifact'] : [])]
    case 'owl':
      return ['research']
    case 'place':
      return ['artifact', 'dark']
    case 'activate':
      return ['dark', ...(rest.includes('place') ? ['artifact', 'dark'] : [])]
    default:
      return []
  }
}
