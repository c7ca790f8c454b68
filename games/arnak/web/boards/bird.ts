// The Bird Temple.

import type { Board } from '../boards'

export const board: Board = {
  rock: '#a98a5e',
  accent: '#4fb5ad',
  emblem: 'M24 14c6-4 12-3 16-7c0 6-3 11-9 13c3 0 5-1 7-2c-2 5-6 8-11 8l2 8l-5-3l-5 3l2-8c-5 0-9-3-11-8c2 1 4 2 7 2c-6-2-9-7-9-13c4 4 10 3 16 7ZM24 9l2 3h-4Z',
}
