// The Owl Temple.

import type { Board } from '../boards'

export const board: Board = {
  rock: '#4b5563',
  accent: '#d9a544',
  emblem: 'M12 9l6 4h12l6-4v14c0 8-5 14-12 15c-7-1-12-7-12-15ZM18.5 16a4 4 0 1 0 .1 0ZM29.5 16a4 4 0 1 0 .1 0ZM24 23l2.5 4l-2.5 3l-2.5-3ZM17 32l2 3M31 32l-2 3',
}
