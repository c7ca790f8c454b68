// Making a table and going there.

import { api } from './api/client'
import type { GameId, NewTable } from './api/types'
import { blank, tableOf, type Form } from './setup'
import { go } from './state/route.svelte'
import { ensure } from './state/session.svelte'

export async function start(table: NewTable): Promise<void> {
  await ensure()
  const made = await api.make(table)
  if (made.invite_link) sessionStorage.setItem(`temples.invite.${made.id}`, made.invite_link)
  if (made.seat_link) sessionStorage.setItem(`temples.seat.${made.id}`, made.seat_link)
  if (table.lesson) sessionStorage.setItem(`temples.lesson.${made.id}`, '0 0')
  go(`/t/${made.id}`)
}

/** The games one click away. */
export const quick = {
  bot: (game: GameId) => start(tableOf(blank(game))),
  solo: () => start(tableOf({ ...blank('arnak'), players: 1 })),
  hotSeat: (game: GameId) => start(tableOf({ ...blank(game), seats: ['me', 'me', 'me', 'me'] } satisfies Form)),
  lesson: (game: GameId) => start({ ...tableOf({ ...blank(game), seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] }), lesson: game }),
}
