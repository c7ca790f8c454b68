// A user's entries in the form about their box, stored in the browser until they are used or downloaded.

import type { GameId } from './api/types'
import type { Entered } from './check'

export interface Draft {
  entered: Record<string, Entered>
  checked: Record<string, boolean>
}

const key = (game: GameId): string => `temples.check.${game}`
const isRecord = (value: unknown): value is Record<string, never> => typeof value === 'object' && value !== null

export function load(game: GameId): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '{}')
    if (isRecord(kept) && isRecord(kept['entered']) && isRecord(kept['checked'])) return { entered: kept['entered'], checked: kept['checked'] }
  } catch {
    // An unreadable draft is discarded.
  }
  return { entered: {}, checked: {} }
}

export function saveDraft(game: GameId, draft: Draft): void {
  if (Object.keys(draft.entered).length + Object.keys(draft.checked).length === 0) localStorage.removeItem(key(game))
  else localStorage.setItem(key(game), JSON.stringify(draft))
}
