// Calls to the server of the page. Every failure becomes an `ApiError` with one sentence for people.

import { t } from '../../i18n'
import type { CheckedFolder, CheckedRow, CheckSheet } from '../check'
import type { Component } from '../picture'
import { settings } from '../state/settings.svelte'
import type { Ahead, GameId, GameInfo, Hint, Lang, Made, NewTable, Person, Position, SeatLink, TableSummary, WhyNot } from './types'
import type { Analysis, Best, Profile, Ratings, Replay } from './about'

const BASE = '/api/v1'

/** Why a call failed: the server's code and sentence, or `offline`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds after which the server takes another try; 0 if it names none. */
    readonly retry = 0,
  ) {
    super(message)
  }
}

type Query = Readonly<Record<string, string | number | undefined>>

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return BASE + path + (text ? `?${text}` : '')
}

async function failure(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined)
  const error = body && typeof body === 'object' && 'error' in body ? body.error : undefined
  const retry = Number(answer.headers.get('Retry-After') ?? 0) || 0
  if (error && typeof error === 'object' && 'message' in error && 'code' in error) {
    return new ApiError(answer.status, String(error.code), String(error.message), retry)
  }
  return new ApiError(answer.status, 'http', `${answer.status} ${answer.statusText}`, retry)
}

async function send(method: string, path: string, query?: Query, body?: unknown, signal?: AbortSignal): Promise<Response> {
  // Sentences about what went wrong come in the language chosen here, whatever the browser prefers.
  const headers: Record<string, string> = { 'X-Temples': '1', 'Accept-Language': settings.lang }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { method, headers, credentials: 'same-origin', ...(signal ? { signal } : {}) }
  if (body !== undefined) init.body = JSON.stringify(body)
  const answer = await fetch(address(path, query), init).catch(() => {
    throw new ApiError(0, 'offline', t('net.offline'))
  })
  if (!answer.ok) throw await failure(answer)
  return answer
}

export async function json<T>(method: string, path: string, query?: Query, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await send(method, path, query, body, signal)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** What `GET /tables` lists. */
export interface Listed {
  readonly tables: readonly TableSummary[]
  readonly more?: boolean
}

export const api = {
  /** The games, and the levels of the bots. */
  offered: () => json<{ games: readonly GameInfo[]; levels: readonly string[] }>('GET', '/games'),
  games: async (): Promise<readonly GameInfo[]> => (await api.offered()).games,
  /** Whether the server sends e-mail. */
  mails: async (): Promise<boolean> => (await json<{ mail?: boolean }>('GET', '/games')).mail === true,
  components: async (game: GameId, lang: Lang, content?: string): Promise<readonly Component[]> =>
    (await json<{ components: readonly Component[] }>('GET', `/games/${game}/components`, { lang, content })).components,
  check: (game: GameId, lang: Lang) => json<CheckSheet>('GET', `/games/${game}/check`, { lang }),
  /** The content folder with these rows, or what is wrong with them. */
  checkFolder: (game: GameId, rows: readonly CheckedRow[]) => json<CheckedFolder>('POST', `/games/${game}/check`, {}, { rows }),
  /** The same, and new games are played with it. */
  useFolder: (game: GameId, rows: readonly CheckedRow[]) => json<CheckedFolder>('PUT', `/games/${game}/check`, {}, { rows }),
  resetFolder: (game: GameId) => json<CheckedFolder>('DELETE', `/games/${game}/check`, {}, {}),

  session: (name: string | undefined, lang: Lang) => json<{ person: Person }>('POST', '/session', {}, { ...(name ? { name } : {}), lang }),
  me: () => json<Person>('GET', '/me'),
  change: (change: { name?: string; lang?: Lang; webhook?: string | null }) => json<Person>('PATCH', '/me', {}, change),
  forget: () => json<unknown>('DELETE', '/me'),
  exportAddress: `${BASE}/me/export`,
  logout: () => json<unknown>('POST', '/logout', {}, {}),

  make: (table: NewTable) => json<Made>('POST', '/tables', {}, table),
  tables: (scope: 'mine' | 'public' | 'finished', game?: string, page = 0) =>
    json<Listed>('GET', '/tables', { scope, game: game || undefined, page }),
  table: (id: string) => json<TableSummary>('GET', `/tables/${id}`),
  key: (id: string, key: string) => json<unknown>('POST', `/tables/${id}/key`, {}, { key }),
  /** The own links to single seats of a table. */
  links: async (id: string): Promise<readonly SeatLink[]> => (await json<{ links: readonly SeatLink[] }>('GET', `/tables/${id}/links`)).links,
  /** A link by which another device plays this seat; it is shown once. */
  makeLink: (id: string, seat: number, label: string) => json<{ id: string; seat_link: string }>('POST', `/tables/${id}/links`, {}, { seat, ...(label ? { label } : {}) }),
  revokeLink: (id: string, link: string) => json<unknown>('DELETE', `/tables/${id}/links/${link}`),
  hint: (id: string, level: string, millis: number) => json<Hint>('POST', `/tables/${id}/hint`, {}, { level, millis }),
  /** Everything that cannot be used now, with the reason. */
  why: (id: string, lang: Lang) => json<{ reasons: readonly WhyNot[] }>('GET', `/tables/${id}/why`, { lang }),
  /** What would come of an action. */
  ahead: async (id: string, step: number, action: string, lang: Lang, signal: AbortSignal): Promise<Ahead | undefined> => {
    const told = await json<{ step: number; ahead: Omit<Ahead, 'step'> | null }>('GET', `/tables/${id}/ahead`, { action, step, lang }, undefined, signal)
    return told.ahead ? { ...told.ahead, step: told.step } : undefined
  },
  recordAddress: (id: string) => `${BASE}/tables/${id}/record`,
  replay: (id: string, viewer: string | undefined, lang: Lang) => json<Replay>('GET', `/tables/${id}/replay`, { viewer, lang }),
  replayAt: (id: string, step: number, viewer: string | undefined, lang: Lang) =>
    json<Position>('GET', `/tables/${id}/replay/${step}`, { viewer, lang }),
  analysis: (id: string, lang: Lang) => json<Analysis>('GET', `/tables/${id}/analysis`, { lang }),
  /** The best of the own other games of the same kind as this one. */
  best: (id: string) => json<Best>('GET', `/tables/${id}/best`),
  ratings: (game: GameId, players: number, against: 'people' | 'bots') => json<Ratings>('GET', '/ratings', { game, players, against }),
  report: (report: { table?: string; member?: number; person?: string; text: string }) => json<unknown>('POST', '/reports', {}, report),
  person: (id: string) => json<Profile>('GET', `/people/${id}`),
}
