import { expect, it } from 'vitest'

import type { Field } from './api/types'
import { boardOfSetup } from './best'

const field = (key: string, pictured: boolean, path: readonly string[]): Field =>
  ({ key, path, name: { en: key }, about: { en: '' }, many: false, pictured, default: 'bird', when: [], choices: ['bird', 'owl'].map((value) => ({ value, name: { en: `The ${value}`, fr: `Le ${value}` }, when: [] })) }) as unknown as Field

it('the board of a setup is the choice of the pictured field, by its name', () => {
  const fields = [field('side', false, ['side']), field('board', true, ['map', 'board'])]
  expect(boardOfSetup(fields, { side: 'bird', map: { board: 'owl' } }, 'fr')).toBe('Le owl')
  expect(boardOfSetup(fields, { side: 'bird' }, 'fr')).toBeUndefined()
  expect(boardOfSetup(fields.slice(0, 1), { side: 'bird' }, 'en')).toBeUndefined()
})
