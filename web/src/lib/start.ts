// Making a table and going there.

import { api } from './api/client'
import type { GameId, NewTable } from './api/types'
import { choose, defaults, setupOf } from './form'
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
  bot: (game: GameId) => start(tableOf(blank(game))),
  solo: async () => {
    // The first game that can be played alone, with its own defaults.
    for (const game of await api.games()) {
      const players = game.fields.find((field) => field.key === 'players')
      const alone = players?.choices.find((choice) => choice.value === 1)
      if (!players || !alone) continue
      const values = choose(game.fields, defaults(game.fields), players, alone)
      return start(tableOf(blank(game.id as GameId), setupOf(game.fields, values)))
    }
  },
  hotSeat: (game: GameId) => start(tableOf({ ...blank(game), seats: ['me', 'me', 'me', 'me'] } satisfies Form)),
  lesson: async (game: GameId) => {
    const { lessons } = await import('../lessons')
    await start({ ...tableOf({ ...blank(game), seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] }), seed: lessons[game].seed }, true)
  },
}
