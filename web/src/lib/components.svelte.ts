// The components of a game in the present language, each list fetched once.

import { api } from './api/client'
import type { GameId, Lang } from './api/types'
import { indexComponents, type Component } from './picture'

export type Known = ReadonlyMap<string, Component>

const lists = new Map<string, Promise<readonly Component[]>>()

/** The components of new games, or of a table that is played with the tables that have this hash. */
export function componentList(game: GameId, lang: Lang, content = ''): Promise<readonly Component[]> {
  const key = `${game} ${lang} ${content}`
  let list = lists.get(key)
  if (!list) {
    list = api.components(game, lang, content || undefined).catch((error: unknown) => {
      lists.delete(key)
      throw error
    })
    lists.set(key, list)
  }
  return list
}

/** Drops the cache, because other component tables are in use. */
export function forgetComponents(): void {
  lists.clear()
}

export async function componentMap(game: GameId, lang: Lang, content?: string): Promise<Known> {
  const list = await componentList(game, lang, content)
  return indexComponents(list)
}
