import { describe, expect, it } from 'vitest'

import { ICONS, parseIcon } from '../icons'
import { calmSpot } from './calm'
import { rivalIcons } from './rival'

const tables = Object.values(import.meta.glob<string>('../../content/*rival.toml', { query: '?raw', import: 'default', eager: true }))
const effects = new Set(tables.flatMap((table) => [...table.matchAll(/rounds = \[([^\]]*)\]/g)].flatMap(([, list = '']) => [...list.matchAll(/"([^"]+)"/g)].map(([, effect = '']) => effect))))

describe('the tiles of the rival', () => {
  it('are all read', () => {
    expect(effects.size).toBeGreaterThan(15)
  })

  it.each([...effects])('say in icons that they %s', (effect) => {
    const icons = rivalIcons(effect)
    expect(icons.length > 0).toBe(effect !== 'skip')
    // Resources and travel are drawn by the same list under their own words.
    expect(icons.filter((icon) => ICONS[parseIcon(icon).word] === undefined)).toEqual([])
  })
})

describe('a calm spot', () => {
  const table = { x: 0, y: 50, width: 1000, height: 600 }
  const size = { width: 300, height: 200 }

  it('is near the middle of the map while nothing is to be decided', () => {
    const { x, y } = calmSpot(table, size, [], { x: 0, y: 50, width: 600, height: 400 })
    expect(Math.abs(x - 150)).toBeLessThan(16)
    expect(Math.abs(y - 150)).toBeLessThan(16)
  })

  it('covers nothing that is busy where there is room elsewhere, and lies within the table', () => {
    const busy = { x: 0, y: 50, width: 640, height: 600 }
    const { x, y } = calmSpot(table, size, [busy], busy)
    expect(x).toBeGreaterThanOrEqual(640)
    expect(x + size.width).toBeLessThanOrEqual(1000)
    expect(y + size.height).toBeLessThanOrEqual(650)
  })

  it('is in the corner of a table that is too small', () => {
    expect(calmSpot({ x: 0, y: 0, width: 100, height: 100 }, size, [], table)).toEqual({ x: 8, y: 8 })
  })
})
