import { execFileSync } from 'node:child_process'
import { parse, type AST } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

import { translate } from './index'
import { ENGLISH, inLang, LANGUAGES, preferred } from './languages'
import { begun, FILES, messagesIn, messagesOf, problems } from './testing'
import { fetchWords, Part } from './words.svelte'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

const folders = [...new Set(FILES.map((file) => file.folder))]
const languages = [...new Set(FILES.map((file) => file.lang))]

describe('the languages', () => {
  it('are the folders, English first', () => {
    expect([...LANGUAGES.keys()][0]).toBe(ENGLISH)
    expect([...LANGUAGES.keys()].sort()).toEqual([...languages].sort())
    expect([...LANGUAGES.values()]).toEqual(expect.arrayContaining(['Deutsch', 'English', 'Français']))
  })

  it('are chosen by what somebody understands', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr')
    expect(preferred(['xx', 'DE-at', 'en'])).toBe('de')
    expect(preferred(['xx-YY'])).toBe(ENGLISH)
    expect(preferred([])).toBe(ENGLISH)
  })

  it('fall back to English', () => {
    expect(inLang({ en: 'Fear', fr: 'Peur' }, 'fr')).toBe('Peur')
    expect(inLang({ en: 'Fear' }, 'fr')).toBe('Fear')
    expect(new Part(['only = only in English'], 'nowhere').say('fr', 'only')).toBe('only in English')
    expect(new Part([], 'nowhere').say('fr', 'unheard-of')).toBe('unheard-of')
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

describe('the files of words', () => {
  it('are found', () => {
    expect(folders).toContain('web/words')
    expect(folders).toContain('games/tikal/words')
    expect(FILES.length).toBeGreaterThan(25)
  })

  it.each(FILES.map((file) => [`${file.folder}/${file.lang}/${file.name}`, file.text]))('%s can be read to the end', (_, text) => {
    expect(messagesOf(text).size).toBe(begun(text))
  })

  it.each(folders.flatMap((folder) => languages.map((lang) => [folder, lang] as const)))('%s has every key and argument in %s', (folder, lang) => {
    expect(problems(messagesIn(folder, ENGLISH), messagesIn(folder, lang))).toEqual([])
  })

  it('would be caught with a gap or a wrong argument', () => {
    const english = messagesOf('a = { $n ->\n    [one] { $who } once\n   *[other] often\n }\n    .more = b\nc = c')
    expect(problems(english, messagesOf('a = { $qui }\nd = d'))).toEqual(['lacks a.more', 'lacks c', 'English lacks d', 'a names qui, which English does not'])
    expect(begun('a = { $n\nb = b')).toBe(2)
    expect(messagesOf('a = { $n\nb = b').size).toBe(1)
  })

  it('gave the types of the keys', () => {
    execFileSync('node', ['keys.mjs', '--check'], { cwd: `${import.meta.dirname}/../..` })
  })
})

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '../../../games/*/web/**/*.{svelte,ts}', '!**/*.test.ts', '!**/*.d.ts'], { query: '?raw', import: 'default', eager: true })

describe('the keys', () => {
  /** Whether code names a key, or puts it together of its beginning and something else. */
  const named = (key: string, code: string): boolean => {
    const kind = key.split(/[.-]/)[0] ?? ''
    return code.includes(`'${key}'`) || code.includes(`="${key}"`) || code.includes(`\`${kind}.\${`) || code.includes(`\`${kind}-\${`) || new RegExp(`\\b(?:word|knows|of)\\('${kind}', `).test(code)
  }

  // The levels of the bots are those of the program, which tests their words.
  it.each(folders.filter((folder) => !folder.startsWith('crates/')))('of %s are all used', (folder) => {
    const game = folder.startsWith('games/') ? folder.replace('/words', '/web/') : undefined
    // The frame of the table says words of the game too: names of its parts and steps of plans.
    const code = Object.entries(sources).filter(([path]) => !game || path.includes(game) || /\/(?:table|lib)\/\w+\.(?:svelte|ts)$/.test(path)).map(([, text]) => text).join('\n')
    const ids = [...messagesIn(folder, ENGLISH).keys()]
    const own = game ? ids.filter((id) => id.startsWith('web-')).map((id) => id.replace('web-', '')) : ids.map((id) => id.replaceAll('-', '.'))
    expect(own.length).toBeGreaterThan(50)
    expect(own.filter((key) => !named(key, code))).toEqual([])
  })
})

// The beginning of an address is of no language.
const NEUTRAL = new Set(['https://'])
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
  const own = Object.entries(sources).filter(([path]) => path.endsWith('.svelte') && !/Gallery|IconSheet/.test(path))

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

/** Strings in code that look like words for people: several words of lower case, a sentence, or a letter that English does not have. */
function sentences(source: string): string[] {
  const code = source
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replaceAll(/(^|\s)\/\/.*/gm, '')
    // Actions in their notation.
    .replaceAll(/advice: \[.*\]/g, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map((found) => (found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\$?\{[^}]*\}/g, '…'))
    .filter((text) => /[à-öø-ÿœß]/iu.test(text) || /^[A-Z][a-z]+ [a-z]|\b[a-z]{2,} (?:[a-z]{2,}|…) [a-z]{2,}|^[A-Z][a-z]+[.:!?]/.test(text))
}

describe('code', () => {
  const own = Object.entries(sources).filter(([path]) => !/allery|IconSheet|testing\.ts|\/fixtures\//.test(path))
  const scripts = own.map(([path, text]) => [path, path.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]).join('\n') : text] as const)

  it.each(scripts)('%s holds no sentence', (_, source) => {
    expect(sentences(source)).toEqual([])
  })

  it.each(own)('%s names no language', (_, source) => {
    for (const lang of LANGUAGES.keys()) if (lang !== ENGLISH) expect(source).not.toMatch(new RegExp(`['"\`]${lang}['"\`]`))
  })

  it('would be caught with a sentence of its own', () => {
    expect(sentences("const a = 'Nothing here' // 'Not this'\nconst b = `you have ${n} cards left`")).toEqual(['Nothing here', 'you have … cards left'])
    expect(sentences("const path = 'M0 0h4v72z'; const rule = 'a href'; const key = 'home.title'")).toEqual([])
    expect(sentences('const name = "café"')).toEqual(['café'])
  })
})
