// The form of a game's setup, as `GET /games` describes it: which fields are shown, which choices are open, which setup
// results. The same logic as `kernel::meta::Form`, so that no game's options are named here.

import { inLang } from '../i18n/languages'
import type { Field, Lang, Setup } from './api/types'

export type Value = Field['default']
export type Values = Readonly<Record<string, Value>>
type Condition = NonNullable<Field['when']>[number]
export type Choice = Field['choices'][number]

const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b)

function holds(conditions: readonly Condition[] | undefined, values: Values): boolean {
  return (conditions ?? []).every((condition) => {
    const value = values[condition.field]
    const list = Array.isArray(value) ? value : [value]
    return condition.values.some((wanted) => list.some((had) => same(had, wanted))) === condition.has
  })
}

/** The fields that are shown, in order. */
export function shown(fields: readonly Field[], values: Values): readonly Field[] {
  return fields.filter((field) => holds(field.when, values))
}

/** Whether a choice can be taken now. */
export function isOpen(choice: Choice, values: Values): boolean {
  return holds(choice.when, values)
}

/** Whether a choice is taken. */
export function isTaken(field: Field, choice: Choice, values: Values): boolean {
  const value = values[field.key]
  return Array.isArray(value) && field.many ? value.some((had) => same(had, choice.value)) : same(value, choice.value)
}

/** Replaces choices that are no longer open by the first one that is. */
function settle(fields: readonly Field[], values: Values): Values {
  let settled = values
  for (const field of fields) {
    const open = field.choices.filter((choice) => isOpen(choice, settled))
    const value = settled[field.key]
    const kept =
      field.many && Array.isArray(value)
        ? value.filter((had) => open.some((choice) => same(choice.value, had)))
        : open.some((choice) => same(choice.value, value))
          ? value
          : (open[0]?.value ?? value)
    settled = { ...settled, [field.key]: kept }
  }
  return settled
}

/** Every field at its default. */
export function defaults(fields: readonly Field[]): Values {
  return settle(fields, Object.fromEntries(fields.map((field) => [field.key, field.default])))
}

/** Takes a choice, or in a field of several takes it in or out. Fields that depend on it follow. */
export function choose(fields: readonly Field[], values: Values, field: Field, choice: Choice): Values {
  const before = values[field.key]
  const list = Array.isArray(before) ? before : []
  const many = () => (isTaken(field, choice, values) ? list.filter((had) => !same(had, choice.value)) : [...list, choice.value])
  return settle(fields, { ...values, [field.key]: field.many ? many() : choice.value })
}

/** The number of players chosen. */
export function playersOf(values: Values): number {
  return Number(values['players'] ?? 2)
}

/** The setup as the game reads it. */
export function setupOf(fields: readonly Field[], values: Values): Setup {
  const setup: Record<string, Value> = {}
  for (const field of shown(fields, values)) {
    const last = field.path.at(-1)
    if (last === undefined) continue
    let here = setup
    for (const name of field.path.slice(0, -1)) {
      const inner: Record<string, Value> = here[name] !== undefined ? (here[name] as Record<string, Value>) : {}
      here[name] = inner
      here = inner
    }
    here[last] = values[field.key]
  }
  return setup
}

/** The field whose choices are shown as pictures, if the game has one. */
export function picturedOf(fields: readonly Field[]): Field | undefined {
  return fields.find((field) => field.pictured)
}

/** Fields that are neither shown as pictures nor the number of players, which has a line of its own. */
export function plainOf(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => !field.pictured && field.key !== 'players')
}

/** The choices of a setup that tell tables of a game apart, by name: its board, its variants. Players are shown by their seats, and details
 *  of a rival are left out. A switch is named if it is on and could be off. */
export function namesOf(fields: readonly Field[], setup: Setup, lang: Lang): readonly string[] {
  const stated = fields.filter(({ key, path }) => key !== 'players' && path.length === 1 && setup[path[0] ?? ''] !== undefined)
  const values = { ...defaults(fields), ...Object.fromEntries(stated.map(({ key, path }) => [key, setup[path[0] ?? '']])) }
  return stated.flatMap((field) => {
    const taken = field.choices.filter((choice) => isTaken(field, choice, values))
    const names = taken.flatMap((choice) => {
      if (typeof choice.value !== 'boolean') return [choice.name]
      return choice.value && field.choices.some((other) => other !== choice && isOpen(other, values)) ? [field.name] : []
    })
    return names.map((name) => inLang(name, lang) ?? '')
  })
}
