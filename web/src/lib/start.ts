// Making a table and going there.

import { api } from './api/client'
import type { GameId, NewTable } from './api/types'
import { partOf } from './games'
import { choose, defaults, setupOf, type Values } from './form'
import { blank, tableOf, type SeatChoice } from './setup'
import { go } from './state/route.svelte'
import { ensure } from './state/session.svelte'

/** Makes a table and sits down there; `guided` for a first game with a guide. */
export async function start(table: NewTable, guided = false): Promise<void> {
  await ensure()
  const made = await api.make(table)
  if (guided) sessionStorage.setItem(`temples.lesson.${made.id}`, '0 0')
  go(`/t/${made.id}`)
}

/** What differs from a game's defaults: values of its form by field, and who sits where. */
export interface Wish {
  readonly values?: Values
  readonly seats?: SeatChoice[]
}

/** A table of a game with its own defaults, but for what is wished. */
async function wished(game: GameId, { values = {}, seats }: Wish): Promise<NewTable> {
  const fields = (await api.games()).find(({ id }) => id === game)?.fields ?? []
  let chosen = defaults(fields)
  for (const field of fields) {
    const choice = field.choices.find(({ value }) => value === values[field.key])
    if (choice) chosen = choose(fields, chosen, field, choice)
  }
  return tableOf({ ...blank(game), ...(seats ? { seats } : {}) }, setupOf(fields, chosen))
}

/** The games one click away. */
export const quick = {
  bot: async (game: GameId, wish: Wish = {}) => start(await wished(game, wish)),
  solo: async (game: GameId, wish: Wish = {}) => start(await wished(game, { ...wish, values: { ...wish.values, players: 1 } })),
  hotSeat: async (game: GameId, wish: Wish = {}) => start(await wished(game, { ...wish, seats: ['me', 'me', 'me', 'me'] })),
  lesson: async (game: GameId) => {
    const lesson = await partOf(game)?.lesson()
    if (!lesson) throw new Error(`there is no guided game of ${game}`)
    const table = await wished(game, { seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] })
    await start({ ...table, seed: lesson.seed }, true)
  },
}
