import { parse, type AST } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

import { en } from './en'
import { fr } from './fr'
import { translate, type Key, type Message } from './index'
import { fetchWords } from './loaded.svelte'

await fetchWords('fr')

const keys = Object.keys(en) as Key[]
const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : [message.one, message.other])
const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1] ?? '').sort()

describe('both languages', () => {
  it('have the same keys', () => {
    expect(Object.keys(fr).sort()).toEqual([...keys].sort())
  })

  it('fill the same holes', () => {
    for (const key of keys) {
      const expected = holes(forms(en[key])[0] ?? '')
      for (const text of [...forms(en[key]), ...forms(fr[key])]) {
        expect(text.trim(), key).not.toBe('')
        expect(holes(text), key).toEqual(expected)
      }
    }
  })

  it('choose the plural of their own rules', () => {
    expect(translate('en', 'profile.games', { n: 0 })).toBe('0 games')
    expect(translate('en', 'profile.games', { n: 1 })).toBe('1 game')
    expect(translate('fr', 'profile.games', { n: 0 })).toBe('0 partie')
    expect(translate('fr', 'profile.games', { n: 2 })).toBe('2 parties')
  })

  it('write numbers their own way', () => {
    expect(translate('en', 'hint.looked', { n: 12345 })).toContain('12,345')
    expect(translate('fr', 'hint.looked', { n: 12345 })).toMatch(/12\s345/u)
  })
})

// Words of no language: the two languages named in their own tongue, and the beginning of an address.
const NEUTRAL = new Set(['English', 'Français', 'https://'])
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt'])

/** Every text in the markup of a component that people would read as it stands. */
function literals(source: string): string[] {
  const found: string[] = []
  const look = (text: string): void => {
    if (/\p{L}{2,}/u.test(text) && !NEUTRAL.has(text.trim())) found.push(text.trim())
  }
  const walk = (node: unknown, inside: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => walk(child, inside))
    if (!node || typeof node !== 'object' || !('type' in node)) return
    const { type } = node
    if (type === 'Text') {
      if (inside === '' || SPOKEN.has(inside)) look(String((node as AST.Text).data))
      return
    }
    if (type === 'Comment') return
    if (type === 'RegularElement' && (node as AST.RegularElement).name === 'kbd') return
    const name = type === 'Attribute' ? (node as AST.Attribute).name : String(type).endsWith('Directive') ? String(type) : inside
    for (const [key, child] of Object.entries(node)) if (key !== 'parent' && key !== 'metadata') walk(child, name)
  }
  walk(parse(source, { modern: true }).fragment.nodes, '')
  return found
}

describe('components', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../../../games/*/web/**/*.svelte'], { query: '?raw', import: 'default', eager: true })
  const own = Object.entries(sources).filter(([path]) => !/Gallery|IconSheet/.test(path))

  it('are found', () => {
    expect(own.length).toBeGreaterThan(120)
  })

  it.each(own)('%s holds no text of its own', (_, source) => {
    expect(literals(source)).toEqual([])
  })

  it('would be caught with a text of their own', () => {
    expect(literals('<p>Hello <b>{name}</b></p><img alt="a picture">')).toEqual(['Hello', 'a picture'])
  })
})
