// The components of a game in the present language, each list fetched once.

import { api } from './api/client'
import type { GameId, Lang } from './api/types'
import { indexComponents, type Component } from './picture'

export type Known = ReadonlyMap<string, Component>

const lists = new Map<string, Promise<readonly Component[]>>()

export function componentList(game: GameId, lang: Lang): Promise<readonly Component[]> {
  const key = `${game} ${lang}`
  let list = lists.get(key)
  if (!list) {
    list = api.components(game, lang).catch((error: unknown) => {
      lists.delete(key)
      throw error
    })
    lists.set(key, list)
  }
  return list
}

export async function componentMap(game: GameId, lang: Lang): Promise<Known> {
  const list = await componentList(game, lang)
  return indexComponents(list)
}
