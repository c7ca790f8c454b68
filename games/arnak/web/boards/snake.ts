// The Snake Temple.

import type { Board } from '../boards'

export const board: Board = {
  rock: '#4a4f4a',
  accent: '#4f9f6c',
  emblem: 'M33 11c-6-5-18-3-18 4c0 8 15 5 15 11c0 4-8 4-10 0l-5 3c4 7 20 6 20-3c0-10-15-7-15-12c0-3 6-4 9-1ZM33 11l6 1l-5 4ZM31 12.5h1.8v1.8H31Z',
}
