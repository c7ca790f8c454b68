// What the first page shows of Arnak: a cover, the temples, and faces for the bots. The other pictures are fetched with a table.

import type { Art } from 'client/lib/art'
import type { BoardLook, HomePart } from 'client/lib/games'
import { boardOf } from '../boards'
import LivingBoard from './LivingBoard.svelte'
import { find } from './pictures'

const FACES: Readonly<Record<string, string>> = { random: 'coins', easy: 'tablet', medium: 'draw', hard: 'exile', expert: 'compass', master: 'coin_or_plane' }

export const home: HomePart = {
  cover: find('boards', 'base'),
  boardOf: (board: string): BoardLook => ({ rock: boardOf(board).rock, accent: boardOf(board).accent, art: find('temples', board) }),
  faceOf: (level: string): Art | undefined => find('assistants', FACES[level] ?? ''),
  Moving: LivingBoard,
}
