// The person who sits at this browser: a guest at first, an account later.

import { api } from '../api/client'
import type { Person } from '../api/types'
import { settings } from './settings.svelte'

let person = $state<Person | undefined>()
let asked: Promise<Person> | undefined

export const session = {
  get person() {
    return person
  },
  set(next: Person | undefined) {
    person = next
    if (!next) asked = undefined
  },
}

/** The present person; a guest is made when there is none. */
export function ensure(): Promise<Person> {
  asked ??= api
    .session(undefined, settings.lang)
    .then((answer) => (person = answer.person))
    .catch((error: unknown) => {
      asked = undefined
      throw error
    })
  return asked
}

/** Asks again who one is, after a login or a change of name. */
export function again(): Promise<Person> {
  asked = undefined
  return ensure()
}
