// What a small screen shows of the table one at a time, with the signs of its tabs.

import type { Area } from 'client/lib/games'
import { PLAYERS } from 'client/lib/ui/signs'

export const PARTS: readonly Area[] = [
  { id: 'map', sign: 'M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14' },
  { id: 'research', sign: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21' },
  { id: 'cards', sign: 'M4 7l8-3l4 12l-8 3zM14 6h6v13h-6' },
  { id: 'players', sign: PLAYERS },
]
