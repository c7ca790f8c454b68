// Which tile the rival carries out, or carried out last: known to every part of the table, also to one that was not shown at that moment.

import { getContext, setContext } from 'svelte'

import type { RivalView } from '../view'

export interface Turned {
  /** The tile. */
  readonly tile: string | undefined
  /** How many tiles were turned up while this table was shown. */
  readonly times: number
}

const KEY = Symbol('turned')

/** Follows the rival of a table. A jump to another position turns up nothing. */
export function provideTurned(rival: () => RivalView | null): Turned {
  let before: readonly string[] | undefined
  let last = $state.raw<string>()
  let count = 0
  let times = $state(0)
  $effect.pre(() => {
    const { tiles = [], unplayed = [] } = rival() ?? {}
    const gone = (before ?? tiles).filter((id) => !unplayed.includes(id))
    const seen = before !== undefined
    before = unplayed
    if (gone.length !== 1) return
    last = gone[0]
    if (seen) times = count += 1
  })
  const turned: Turned = {
    get tile() {
      return rival()?.current ?? last
    },
    get times() {
      return times
    },
  }
  setContext(KEY, turned)
  return turned
}

export function useTurned(): Turned {
  return getContext<Turned>(KEY)
}
