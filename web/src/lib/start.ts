// Making a table and going there.

import { api } from './api/client'
import type { GameId, NewTable } from './api/types'
import { blank, tableOf, type Form } from './setup'
import { go } from './state/route.svelte'
import { ensure } from './state/session.svelte'

/** Makes a table and sits down there; `guided` for a first game with a guide. */
export async function start(table: NewTable, guided = false): Promise<void> {
  await ensure()
  const made = await api.make(table)
  if (guided) sessionStorage.setItem(`temples.lesson.${made.id}`, '0 0')
  go(`/t/${made.id}`)
}

/** The games one click away. */
export const quick = {
  bot: (game: GameId, choice: Partial<Form> = {}) => start(tableOf({ ...blank(game), ...choice })),
  solo: (choice: Partial<Form> = {}) => start(tableOf({ ...blank('arnak'), ...choice, players: 1 })),
  hotSeat: (game: GameId, choice: Partial<Form> = {}) => start(tableOf({ ...blank(game), ...choice, seats: ['me', 'me', 'me', 'me'] } satisfies Form)),
  lesson: async (game: GameId) => {
    const { lessons } = await import('../lessons')
    await start({ ...tableOf({ ...blank(game), seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] }), seed: lessons[game].seed }, true)
  },
}
