import { describe, expect, it } from 'vitest'

import type { Field } from './api/types'
import { choose, defaults, isOpen, namesOf, setupOf, shown } from './form'

const none = {} as Field['name']
const pick = (value: unknown, when?: Field['choices'][number]['when']) => ({ value, name: none, about: none, ...(when ? { when } : {}) })
const line = (key: string, path: string[], choices: Field['choices'], more: Partial<Field> = {}): Field => ({
  key,
  path,
  name: none,
  about: none,
  many: false,
  choices,
  default: choices[0]?.value,
  ...more,
})
const fields: readonly Field[] = [
  line('players', ['players'], [pick(1), pick(2)]),
  line('side', ['side'], [pick('day'), pick('night')]),
  line('lamp', ['lamp'], [pick(false, [{ field: 'side', has: false, values: ['night'] }]), pick(true)]),
  line('ghosts', ['night', 'ghosts'], [pick('white'), pick('grey')], {
    many: true,
    default: [],
    when: [{ field: 'side', has: true, values: ['night'] }],
  }),
]

function take(values: ReturnType<typeof defaults>, key: string, value: unknown) {
  const field = fields.find((field) => field.key === key)
  const choice = field?.choices.find((choice) => choice.value === value)
  if (!field || !choice) throw new Error(`no choice ${key}`)
  return choose(fields, values, field, choice)
}

describe('the form of a setup', () => {
  it('begins with the defaults', () => {
    expect(setupOf(fields, defaults(fields))).toEqual({ players: 1, side: 'day', lamp: false })
  })
  it('lets dependent fields and choices follow', () => {
    let values = take(defaults(fields), 'side', 'night')
    values = take(take(values, 'ghosts', 'grey'), 'players', 2)
    expect(setupOf(fields, values)).toEqual({ players: 2, side: 'night', lamp: true, night: { ghosts: ['grey'] } })
    const lamp = fields.find((field) => field.key === 'lamp')
    expect(lamp?.choices.map((choice) => isOpen(choice, values))).toEqual([false, true])
    values = take(values, 'ghosts', 'grey')
    expect(values['ghosts']).toEqual([])
    values = take(values, 'side', 'day')
    expect(shown(fields, values).map((field) => field.key)).toEqual(['players', 'side', 'lamp'])
  })
  it('names what tells tables apart', () => {
    const named = fields.map((field) => ({
      ...field,
      name: { en: field.key } as Field['name'],
      choices: field.choices.map((choice) => ({ ...choice, name: { en: String(choice.value) } as Field['name'] })),
    }))
    const variants = line('variants', ['variants'], ['fast', 'long'].map((value) => ({ ...pick(value), name: { en: value } as Field['name'] })), { many: true, default: [] })
    const names = (setup: Record<string, unknown>) => namesOf([...named, variants], setup, 'en')
    expect(names({ players: 2, side: 'day', lamp: false, variants: [] })).toEqual(['day'])
    expect(names({ players: 2, side: 'day', lamp: true, variants: ['long'] })).toEqual(['day', 'lamp', 'long'])
    // The lamp belongs to the night, and who haunts it is a detail.
    expect(names({ side: 'night', lamp: true, night: { ghosts: ['grey'] } })).toEqual(['night'])
    expect(names({ players: 1 })).toEqual([])
  })
})
