import { expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>('../../../games/*/web/**/*.svelte', { query: '?raw', import: 'default', eager: true })

/** Elements that arrive or leave with a movement. */
const MOVING = /<[a-z]\w*\s[^<>]*?\b(?:in|out|transition):\w+(?:\|\w+)?(?:=\{(?:[^<>])*?\})?[^<>]*?>/g

it('every movement of a table is a moment, so that the next press ends it', () => {
  const moving = Object.entries(SOURCES).flatMap(([path, source]) => (source.match(MOVING) ?? []).map((tag) => `${path.split('/').at(-1) ?? ''}: ${tag}`))
  expect(moving.length).toBeGreaterThan(15)
  expect(moving.filter((tag) => !tag.includes('data-moment'))).toEqual([])
})
