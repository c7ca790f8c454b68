// The games of the server as they describe themselves, asked for once.

import { api } from '../api/client'
import type { Field, GameInfo } from '../api/types'

class Known {
  list = $state.raw<readonly GameInfo[]>([])
  #asked: Promise<readonly GameInfo[]> | undefined

  ask(): Promise<readonly GameInfo[]> {
    this.#asked ??= api.games().then(
      (games) => (this.list = games),
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
}

export const known = new Known()
