// The table rendered to text, without a browser: what can be chosen is drawn, once, as a named button.

import { render } from 'svelte/server'
import { expect, test } from 'vitest'

import { LANGUAGES } from 'client/i18n/languages'
import { fetchWords } from 'client/i18n/words.svelte'
import type { Lang } from 'client/lib/api/types'
import type { PictureProps } from 'client/lib/picture'
import ComponentCard from './ComponentCard.svelte'
import components from './fixtures/components.json'
import { byPlace, indexed, type Moment } from './fixtures/read'
import { partOf, PARTS } from './parts'
import TikalTable from './TikalTable.svelte'
import type { TikalView } from './view'

await Promise.all([...LANGUAGES.keys()].map(fetchWords))

const all = indexed(components)
const moments = Object.entries(import.meta.glob<Moment>('./fixtures/*-*.json', { eager: true, import: 'default' }))

const props = (moment: Moment, lang: Lang): PictureProps<TikalView> => ({
  view: moment.view, components: all, names: ['Ada', 'Bruno', 'Chloé', 'Dimitri'], offered: byPlace(moment.actions), seat: moment.seat, lang,
  onpick: () => undefined, oninspect: () => undefined,
})

/** The opening tags of all elements that stand for a place. */
const tags = (html: string, place: string): string[] =>
  [...html.matchAll(/<(?:g|button)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`data-place="${place}"`))

test.each(moments)('%s: every offered place is drawn as a named button', (_, moment) => {
  const { body } = render(TikalTable, { props: props(moment, 'en') })
  const offered = byPlace(moment.actions)
  expect(offered.size).toBeGreaterThan(0)
  for (const [place, offers] of offered) {
    const found = tags(body, place)
    expect(found.length, place).toBeGreaterThan(0)
    for (const tag of found) {
      expect(tag).toMatch(/tabindex="0"/)
      expect(tag, place).toMatch(/^<button|role="button"/)
      expect(tag).toMatch(offers.length === 1 ? /aria-label="[^"]+\. [^"]+"/ : /aria-label="[^"]+\. \d+ choices"/)
    }
  }
  const buttons = [...body.matchAll(/<(?:g|button)\b[^>]*tabindex="0"[^>]*>/g)].map(([tag]) => /data-place="([^"]*)"/.exec(tag)?.[1])
  expect(new Set(buttons)).toEqual(new Set(offered.keys()))
})

test.each(moments)('%s: every icon has a name for pointers, which screen readers do not read', (_, moment) => {
  for (const lang of LANGUAGES.keys()) {
    const { body } = render(TikalTable, { props: props(moment, lang) })
    const icons = [...body.matchAll(/<g transform="translate\([^)]*\) scale\([^)]*\)"[^>]*>(?:<!--.*?-->)*(?:<title>([^<]*)<\/title>)?(?:<!--.*?-->)*<g class="tk-glyph"/g)]
    expect(icons.length).toBeGreaterThan(30)
    expect(icons.filter(([, title]) => !title || /undefined|_/.test(title)).map(([tag, title]) => `${title} ${tag}`)).toEqual([])
    expect(icons.filter(([tag]) => !tag.includes('aria-hidden="true"'))).toEqual([])
  }
})

test.each(moments)('%s: each sheet shows its own places', (_, moment) => {
  for (const part of PARTS) {
    const { body } = render(TikalTable, { props: { ...props(moment, 'fr'), part } })
    for (const place of byPlace(moment.actions).keys()) {
      const home = partOf(place)
      expect(tags(body, place).length > 0, `${place} on ${part}`).toBe(home === undefined || home === part)
    }
  }
})

test.each(moments)('%s: no word is missing', (_, moment) => {
  for (const lang of LANGUAGES.keys()) {
    const { body } = render(TikalTable, { props: props(moment, lang) })
    expect(body).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('every component has a card with its name and picture', () => {
  for (const component of all.values()) {
    const { body } = render(ComponentCard, { props: { component, lang: 'en' } })
    expect(body).toContain(component.name)
    expect(body).toMatch(/<svg|<img/)
    if (['card', 'key', 'treasure'].includes(component.family)) expect(body, component.id).toContain('<img')
    expect(body.includes('aria-expanded'), component.id).toBe(component.confidence !== 'rulebook' || Object.values(component.numbers).some((value) => value === 'reconstructed'))
    expect(body).not.toMatch(/undefined|NaN/)
  }
})

test('a finished game shows the camp, treasures and hand of every player', () => {
  const [, moment] = moments.find(([name]) => name.includes('explore-3')) ?? []
  if (moment === undefined) throw new Error('the fixture is there')
  const players = moment.view.players.map(({ camp_keys_seen: _seen, ...player }) => ({
    ...player, camp: { pink: 1, blue: 2 }, treasures: { mask: 2 }, hand: { final_5: 1, key_any: 2 },
  }))
  const view: TikalView = { ...moment.view, stack: [{ frame: 'over' }], players }
  const count = (text: string, html: string): number => html.split(text).length - 1
  for (const seat of [0, 1]) {
    const { body } = render(TikalTable, { props: { ...props({ ...moment, actions: [] }, 'en'), view, seat } })
    expect(count('Field notes', body)).toBeGreaterThanOrEqual(players.length)
    expect(count('Locksmith ×2', body)).toBe(players.length)
    expect(count('aria-label="Sets of camp keys"', body)).toBe(players.length)
    expect(body).not.toContain('Camp keys (hidden)')
  }
})
