// Making a table and going there.

import { t } from '../i18n'
import { adviseAt } from './advice'
import { api } from './api/client'
import type { GameId, NewTable } from './api/types'
import { beginChallenge } from './challenge'
import { nameOf, partOf } from './games'
import { nameSeat } from './hotseat'
import { choose, defaults, setupOf, type Values } from './form'
import { blank, tableOf, type SeatChoice } from './setup'
import { go } from './state/route.svelte'
import { ensure } from './state/session.svelte'

/** Makes a table and sits down there; with a guide or an adviser for a first game, with names for those who share the device. */
export async function start(table: NewTable, { help, names = [] }: { help?: 'guide' | 'advice'; names?: readonly string[] } = {}): Promise<string> {
  await ensure()
  const made = await api.make(table)
  names.forEach((name, seat) => name.trim() && nameSeat(made.id, seat, name))
  if (help === 'advice') adviseAt(made.id)
  if (help === 'guide') sessionStorage.setItem(`temples.lesson.${made.id}`, '0 0')
  go(`/t/${made.id}`)
  return made.id
}

/** What differs from a game's defaults: values of its form by field, and who sits where. */
export interface Wish {
  readonly values?: Values
  readonly seats?: SeatChoice[]
}

/** A table of a game with the game's defaults, except for the given options. */
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
  /** The challenge of a day: solo, on the deal shared by all players. */
  challenge: async (game: GameId, wish: Wish, seed: number, day: string) => {
    const table = await wished(game, { ...wish, values: { ...wish.values, players: 1 } })
    beginChallenge(day, await start({ ...table, seed }))
  },
  lesson: async (game: GameId) => {
    const lesson = await partOf(game)?.lesson()
    if (!lesson) throw new Error(t('learn.none', { game: nameOf(game) }))
    const table = await wished(game, { seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] })
    await start({ ...table, seed: lesson.seed }, { help: 'guide' })
  },
  advised: async (game: GameId) => start(await wished(game, { seats: ['me', 'bot:easy', 'bot:easy', 'bot:easy'] }), { help: 'advice' }),
}
