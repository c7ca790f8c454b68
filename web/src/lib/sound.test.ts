import { expect, it } from 'vitest'

import { events as arnak } from '../../../games/arnak/web/events'
import { events as tikal } from '../../../games/tikal/web/events'
import type { Notes } from './events'
import { soundOf } from './sound'

const HIGH: Notes = [[880, 0, 0.1], [990, 0.1, 0.2]]
const LOW: Notes = [[110, 0, 0.5]]
const part = { sounds: { found: HIGH, woke: LOW, seized: LOW, paid: [[440, 0, 0.1]] as Notes }, beginsRound: ['dawn'] }
const frequencies = (notes: Notes) => notes.map(([frequency]) => frequency)

it('is a tick for what has no sound', () => {
  expect(soundOf(['gained'], part)).toHaveLength(1)
  expect(soundOf([], {})).toHaveLength(1)
})

it('is one sound after the other for the two most notable events, as they happened', () => {
  const both = soundOf(['woke', 'found', 'paid'], part)
  expect(frequencies(both)).toEqual([110, 880, 990])
  const [, second, third] = both
  expect(second?.[1]).toBeGreaterThan(0.5)
  expect((third?.[1] ?? 0) - (second?.[1] ?? 0)).toBeCloseTo(0.1)
  // The least notable is heard where there is room for it.
  expect(frequencies(soundOf(['paid', 'found'], part))).toEqual([440, 880, 990])
})

it('is heard once where events share a sound or happen twice', () => {
  expect(soundOf(['woke', 'seized', 'woke'], part)).toEqual(LOW)
})

it('tells that a round begins, after a sound of the game if there is one', () => {
  const dawn = soundOf(['dawn'], part)
  expect(dawn.length).toBeGreaterThan(1)
  expect(frequencies(soundOf(['found', 'dawn'], part))).toEqual([...frequencies(HIGH), ...frequencies(dawn)])
})

it.each([
  ['arnak', arnak, ['discovered', 'guardian_awoke', 'overcame', 'idol_taken', 'hidden_idol_taken', 'recruited', 'rival_turn', 'researched', 'bought', 'round_started']],
  ['tikal', tikal, ['delivered', 'kept', 'took_open', 'next_sanctuary', 'placed', 'got_key', 'rescued', 'round_ended']],
] as const)('has sounds for the events of %s, none longer than two seconds and none harsh', (_, events, named) => {
  const tick = soundOf([], events)
  for (const name of named) {
    const notes = soundOf([name], events)
    expect(notes, name).not.toEqual(tick)
    for (const [frequency, start, length] of notes) {
      expect(frequency).toBeGreaterThan(60)
      expect(frequency).toBeLessThan(1400)
      expect(start + length).toBeLessThan(2)
    }
  }
})
