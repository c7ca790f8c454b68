// The score sheet at any moment: from the result once there is one, from the view before.

import type { GameInfo, Lang, Position, ScoreSheet, View } from './api/types'
import { inLang } from '../i18n/languages'

export interface Sheet {
  readonly lines: readonly string[]
  readonly columns: readonly { readonly who: number | 'rival'; readonly points: readonly number[]; readonly total: number; readonly rank?: number }[]
}

function ofResult(sheet: ScoreSheet, lang: Lang): Sheet {
  return { lines: sheet.categories.map((category) => inLang(category, lang) ?? ''), columns: sheet.rows }
}

const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.filter((n): n is number => typeof n === 'number') : [])
const lists = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const record = (value: unknown): Record<string, unknown> => (value && typeof value === 'object' ? (value as Record<string, unknown>) : {})

/** The lines that a score sheet of the game can have, as the program sends them. */
export type Headings = GameInfo['scores']

function label(id: string, lang: Lang, headings: Headings): string {
  return inLang(headings.find((heading) => heading.id === id), lang) ?? id.replaceAll('_', ' ')
}

/** A view with a whole sheet; the rival, if any, has the last column. */
function ofScores(view: View, lang: Lang, headings: Headings): Sheet {
  const scores = record(view['scores'])
  const ids = lists(scores['categories']).map(String)
  const points = lists(scores['points']).map(numbers)
  const totals = numbers(scores['totals'])
  const players = lists(view['players']).length
  return {
    lines: ids.map((id) => label(id, lang, headings)),
    columns: points.map((column, at) => ({ who: at < players ? at : 'rival', points: column, total: totals[at] ?? 0 })),
  }
}

/** A view in which each player has points by category. */
function ofPlayers(view: View, lang: Lang, headings: Headings): Sheet {
  const players = lists(view['players']).map(record)
  const ids = Object.keys(record(players[0]?.['points']))
  return {
    lines: ids.map((id) => label(id, lang, headings)),
    columns: players.map((player, who) => ({
      who,
      points: ids.map((id) => Number(record(player['points'])[id] ?? 0)),
      total: Number(player['score'] ?? 0),
    })),
  }
}

export function sheetOf(position: Position, lang: Lang, headings: Headings): Sheet {
  if (position.standing) return ofResult(position.standing.sheet, lang)
  return 'scores' in position.view ? ofScores(position.view, lang, headings) : ofPlayers(position.view, lang, headings)
}

/** A seat's current points, if the view reveals them. */
export function totalOf(sheet: Sheet, seat: number | 'rival'): number | undefined {
  return sheet.columns.find((column) => column.who === seat)?.total
}
