import { expect, test } from 'vitest'
import { SHY, softened } from './soften'

const shown = (name: string): string => softened(name).replaceAll(SHY, '|')

test('long words break between syllables', () => {
  expect(shown('Obsidianohrring')).toBe('Obsi|dia|nohr|ring')
  expect(shown('Forschungsstipendium')).toBe('For|schungss|ti|pen|dium')
  expect(shown('Machettenschleife')).toBe('Machet|ten|schleife')
})

test('short words stay whole', () => {
  expect(shown('Großer Rucksack')).toBe('Großer Rucksack')
})
