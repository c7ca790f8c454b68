import { describe, expect, it } from 'vitest'

import { answer, groupsOf, partsOf, problemsByField, shown, value, type CheckField, type CheckRow } from './check'
import { crc32, zip } from './zip'

const field = (column: string, kind: CheckField['kind'], now: unknown): CheckField => ({ column, label: column, kind, value: now, confidence: 'public' })
const row = (id: string, confidence: CheckRow['confidence'], fields: CheckField[] = [], file = 'arnak/items.toml', family = 'item'): CheckRow => ({
  file, section: 'rows', id, family, family_name: family, component: id, confidence, fields,
})

describe('what is to check', () => {
  const rows = [row('hat', 'public'), row('axe', 'rulebook'), row('rope', 'checked'), row('owl', 'public', [], 'a.toml', 'board'), row('owl', 'reconstructed', [], 'b.toml', 'board')]

  it('is as sure as its least sure row', () => {
    const owl = partsOf(rows).find((part) => part.component === 'owl')
    expect(owl?.mark).toBe('reconstructed')
    expect(owl?.rows.length).toBe(2)
  })

  it('comes with the least sure first, without what is sure', () => {
    const groups = groupsOf(partsOf(rows), false)
    expect(groups.map((group) => [group.mark, group.count])).toEqual([['reconstructed', 1], ['public', 1]])
    expect(groupsOf(partsOf(rows), true).map((group) => group.mark)).toEqual(['reconstructed', 'public', 'checked', 'rulebook'])
  })
})

describe('what is entered', () => {
  it('is shown and read back as it was', () => {
    for (const one of [field('en', 'text', 'Hat'), field('cost', 'number', 3), field('exile', 'flag', true), field('spaces', 'texts', ['boot', 'boot 2']), field('bonus', 'numbers', [0, 1, -2]), field('from', 'texts', []), field('wall', 'number', null), field('idol', 'flag', null)]) {
      expect(value(one, shown(one)), one.column).toEqual(one.value)
    }
  })

  it('stays a text when it is no number, for the server to judge', () => {
    expect(value(field('cost', 'number', 3), 'three')).toBe('three')
    expect(value(field('bonus', 'numbers', [1]), '1, x')).toEqual([1, 'x'])
    expect(value(field('cost', 'number', 3), ' ')).toBeNull()
  })

  it('is sent with everything else of its component', () => {
    const [part] = partsOf([row('hat', 'public', [field('cost', 'number', 3), field('en', 'text', 'Hat')])])
    expect(part && answer(part, { 'arnak/items.toml rows hat cost': '2' })).toEqual([{ file: 'arnak/items.toml', section: 'rows', id: 'hat', values: { cost: 2, en: 'Hat' } }])
  })

  it('gets its problems at its field', () => {
    const found = problemsByField([
      { file: 'f', section: 'rows', id: 'hat', column: 'cost', message: 'too much' },
      { file: null, section: null, id: null, column: null, message: 'copies add up to 14' },
    ])
    expect(found.get('f rows hat cost')).toEqual(['too much'])
    expect(found.get('')).toEqual(['copies add up to 14'])
  })
})

describe('an archive', () => {
  it('has the check sum of the format', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })

  it('lists its files at the end and holds them as they are', () => {
    const bytes = zip([{ name: 'box/arnak/é.toml', text: 'rows = []\n' }, { name: 'box/b.toml', text: '' }])
    const view = new DataView(bytes.buffer)
    const end = bytes.length - 22
    expect(view.getUint32(end, true)).toBe(0x06054b50)
    expect(view.getUint16(end + 10, true)).toBe(2)
    const directory = view.getUint32(end + 16, true)
    expect(directory + view.getUint32(end + 12, true)).toBe(end)
    expect(view.getUint32(directory, true)).toBe(0x02014b50)
    const name = view.getUint16(directory + 28, true)
    expect(new TextDecoder().decode(bytes.slice(directory + 46, directory + 46 + name))).toBe('box/arnak/é.toml')
    const local = view.getUint32(directory + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true)
    expect(new TextDecoder().decode(bytes.slice(start, start + 10))).toBe('rows = []\n')
  })
})
