// The guided first games.

import type { GameId } from '../lib/api/types'
import { arnak } from './arnak'
import type { Lesson } from './lesson'
import { tikal } from './tikal'

export const lessons: Readonly<Record<GameId, Lesson>> = { arnak, tikal }
