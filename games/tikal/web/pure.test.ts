import { expect, test } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import { corners } from './corners'
import components from './fixtures/components.json'
import { indexed } from './fixtures/read'
import { isGlyph } from './glyphs'
import { hatching, SPACES, turned } from './hex'
import { drawn, iconName, iconsOf } from './icons'
import { TALL, WIDE } from './layout'
import { partFor, partOf } from './parts'
import { roomFacts } from './rooms'
import { setsOf } from './sets'
import { shares, voyage } from './voyage'
import { words } from './words'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

const all = indexed(components)

test('the temple has the spaces of the rules, neighbours one step apart', () => {
  const spaces = [...all.values()].filter((one) => one.family === 'space')
  expect([...SPACES.keys()].sort()).toEqual(spaces.map((one) => one.id).sort())
  for (const space of spaces) {
    const here = SPACES.get(space.id)
    for (const [side, id] of Object.entries(space.numbers)) {
      const there = SPACES.get(id)
      if (!here || !there) continue
      expect(Math.hypot(there.x - here.x, there.y - here.y), `${space.id} ${side}`).toBeCloseTo(40 * Math.sqrt(3), 1)
      if (side === 'E') expect(there.x).toBeGreaterThan(here.x)
      if (side === 'SW') expect(there.y > here.y && there.x < here.x).toBe(true)
    }
  }
})

test('doors turn with their room, counter-clockwise', () => {
  expect(turned(['E', 'NE'], 4)).toEqual(['SW', 'SE'])
  expect(turned(['E'], 0)).toEqual(['E'])
  expect(turned(['nowhere'], 1)).toEqual([])
})

test('hatching stays inside the hexagon', () => {
  for (const [, x, y] of hatching(10, 3).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(10.01)
})

test('rooms show what their components tell', () => {
  expect(roomFacts(all.get('stack-pink-adjacent'))).toEqual({
    kind: 'light', colour: 'pink', altar: undefined, doors: ['E', 'NE'], spots: [['points:2'], [], [], []],
  })
  const sanctuary = roomFacts(all.get('sanctuary-multicolour'))
  expect(sanctuary.kind).toBe('sanctuary')
  expect(sanctuary.spots).toEqual([['points:3', 'card'], ['points:5'], ['treasure'], ['points:2']])
  expect(roomFacts(all.get('treasure-room')).spots).toHaveLength(4)
  expect(roomFacts(all.get('S6'))).toMatchObject({ kind: 'secret', spots: [['points:7', 'treasure']] })
  expect(roomFacts(undefined).spots).toHaveLength(4)
})

test('every icon word of every component is drawn and named in every language', () => {
  for (const icon of new Set([...all.values()].flatMap((one) => one.icons))) {
    const [head = ''] = icon.split(':')
    expect(drawn(icon).glyph === 'plain', icon).toBe(head === 'plain')
    for (const lang of LANGUAGES.keys()) expect(iconName(icon, words(lang)), icon).not.toContain('undefined')
    expect(words('en').of('icon', head), icon).toBeDefined()
  }
  for (const one of all.values()) if (one.family === 'treasure' || one.family === 'key') expect(isGlyph(one.id)).toBe(true)
  expect(iconsOf('points 3; card')).toEqual(['points:3', 'card'])
  expect(iconsOf('nothing')).toEqual([])
})

test('a tile keeps its corner while others are taken', () => {
  const dealt = corners([], ['A01', 'A02', 'A03'])
  expect(dealt).toEqual(['A01', 'A02', 'A03', ''])
  expect(corners(dealt, ['A01', 'A03'])).toEqual(['A01', '', 'A03', ''])
  expect(corners(['A01', '', 'A03', ''], ['A05', 'A03'])).toEqual(['A05', '', 'A03', ''])
})

test('pirogues follow the river clockwise', () => {
  const start = { x: 1, y: 2 }
  const end = { x: 3, y: 4 }
  for (const layout of [WIDE, TALL]) {
    const river = [...all.values()].filter((one) => one.family === 'river').map((one) => one.id)
    expect(layout.course.filter((stop) => typeof stop === 'string')).toEqual(river)
    expect(voyage(layout, 's3', 's5', start, end)).toContainEqual(layout.forest.landing)
    expect(voyage(layout, 's5', 's3', start, end)).not.toContainEqual(layout.forest.landing)
    expect(voyage(layout, 's2', 's2', start, end)).toEqual([start, end])
  }
  expect(shares([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 3, y: 19 }])).toEqual([0, 0.25, 1])
  expect(shares([start, start])).toEqual([0, 0])
})

test('camp keys lie in sets, the largest first', () => {
  expect(setsOf({ pink: 2, yellow: 1, green: 0, blue: 1, brown: 3 })).toEqual([['pink', 'yellow', 'blue', 'brown'], ['pink', 'brown'], ['brown']])
  expect(setsOf({})).toEqual([])
})

test('a small screen turns to the sheet on which something can be chosen', () => {
  expect(partOf('A2')).toBe('temple')
  expect(partOf('A02')).toBe('river')
  expect(partOf('s1')).toBe('river')
  expect(partOf('hand final_5')).toBe('players')
  expect(partOf('look mask')).toBeUndefined()
  expect(partFor('temple', ['A01', 'A02', 'tent'])).toBe('river')
  expect(partFor('players', ['A01', 'tent'])).toBe('players')
  expect(partFor('river', ['look mask'])).toBe('river')
})

test('numbers of all components have words', () => {
  for (const lang of LANGUAGES.keys()) {
    const w = words(lang)
    for (const one of all.values()) {
      expect(w.of('confidence', one.confidence), one.confidence).toBeDefined()
      const names = Object.keys(one.numbers).filter((name) => one.family !== 'space' && !/^spot_|_confidence$/.test(name))
      for (const name of names) expect(w.of('number', name), name).toBeDefined()
    }
  }
})
