// The games of the server as they describe themselves and the levels of its bots, asked for once.

import { api } from '../api/client'
import type { Field, GameInfo } from '../api/types'

class Known {
  list = $state.raw<readonly GameInfo[]>([])
  /** The levels of the bots, weakest first. */
  levels = $state.raw<readonly string[]>([])
  #asked: Promise<readonly GameInfo[]> | undefined

  ask(): Promise<readonly GameInfo[]> {
    this.#asked ??= api.offered().then(
      ({ games, levels }) => {
        this.levels = levels
        return (this.list = games)
      },
      (cause: unknown) => {
        this.#asked = undefined
        throw cause
      },
    )
    return this.#asked
  }

  /** The form of a game's setup; empty until it is known. */
  fieldsOf(game: string): readonly Field[] {
    return this.list.find(({ id }) => id === game)?.fields ?? []
  }

  /** All lines that a score sheet of a game can have. */
  scoresOf(game: string): GameInfo['scores'] {
    return this.list.find(({ id }) => id === game)?.scores ?? []
  }

  /** The heading of a kind of components that people take. */
  takenOf(game: string, kind: string): GameInfo['taken'][number]['name'] | undefined {
    return this.list.find(({ id }) => id === game)?.taken.find(({ id }) => id === kind)?.name
  }
}

export const known = new Known()
