import { describe, expect, it } from 'vitest'

import type { Component } from 'client/lib/picture'
import bird from '../fixtures/bird.json'
import owl from '../fixtures/owl.json'
import spider from '../fixtures/spider.json'
import type { ArnakView } from '../view'
import { effectsOf, tokensBySpot, trackOf } from './track'

const component = (id: string, icons: readonly string[], numbers: Record<string, string> = {}): Component => ({
  family: 'bridge', id, name: id, numbers, text: '', icons, confidence: 'public',
})
const view = (fixture: { view: unknown }): ArnakView => fixture.view as ArnakView

describe('the research track', () => {
  it.each([['bird', bird], ['owl', owl], ['spider', spider]] as const)('keeps every space of %s inside and apart', (_, fixture) => {
    const passage: Component = { ...component('owl.p1', []), family: 'passage' }
    const temple: Component = { ...component('bird.lost_temple', [], { temple: 'true' }), family: 'track_space' }
    const { spots } = trackOf(view(fixture), new Map([passage, temple].map((part) => [part.id, part])), false)
    for (const a of spots) {
      expect(a.x - a.w / 2).toBeGreaterThanOrEqual(0)
      expect(a.x + a.w / 2).toBeLessThanOrEqual(100)
      for (const b of spots) {
        if (a !== b && a.row === b.row) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual((a.w + b.w) / 2)
      }
    }
  })

  it('leaves room for the passages of the board, and shows its temple wide', () => {
    const passage: Component = { ...component('owl.p1', []), family: 'passage' }
    const left = (fixture: { view: unknown }): number => Math.min(...trackOf(view(fixture), new Map([[passage.id, passage]]), false).spots.map(({ x, w }) => x - w / 2))
    expect(left(owl)).toBeGreaterThan(left(bird))
    const temple: Component = { ...component('bird.lost_temple', [], { temple: 'true' }), family: 'track_space' }
    const width = (components: ReadonlyMap<string, Component>): number => trackOf(view(bird), components, false).spots.at(-1)?.w ?? 0
    expect(width(new Map([[temple.id, temple]]))).toBeGreaterThan(width(new Map()))
  })

  it('puts one price on bridges that cost the same and one on each that differ', () => {
    const same = new Map([
      ['bird.r1a_r2b', component('bird.r1a_r2b', ['jewel'])],
      ['bird.r1b_r2b', component('bird.r1b_r2b', ['jewel'])],
    ])
    expect(trackOf(view(bird), same, false).prices.map(({ id }) => id)).toEqual(['bird.r1a_r2b'])
    expect(trackOf(view(bird), same, false).bridges).toHaveLength(2)
    same.set('bird.r1b_r2b', component('bird.r1b_r2b', ['coin']))
    expect(trackOf(view(bird), same, false).prices).toHaveLength(2)
  })

  it('draws parallel bridges side by side, each with its own price and place', () => {
    const lanes = new Map([
      ['spider.s0_s1_1', component('spider.s0_s1_1', ['compass', 'arrowhead'])],
      ['spider.s0_s1_2', component('spider.s0_s1_2', ['tablet:2', 'boot'])],
    ])
    const { prices, bridges } = trackOf(view(spider), lanes, true)
    expect(bridges).toHaveLength(2)
    expect(new Set(bridges).size).toBe(2)
    expect(prices.map(({ id, step }) => [id, step])).toEqual([['spider.s0_s1_1', '1a.1'], ['spider.s0_s1_2', '1a.2']])
    const [left, right] = prices
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(20)
  })

  it('splits the icon row by token', () => {
    const space = component('x', ['glass', 'coin', 'notebook', 'take', 'artifact'], { glass_points: '2', notebook_points: '1' })
    expect(effectsOf(space)).toEqual([
      { token: 'glass', icons: ['coin'], points: '2' },
      { token: 'notebook', icons: ['take', 'artifact'], points: '1' },
    ])
  })

  it('finds every token of every player once', () => {
    const four = view(spider)
    const standing = [...tokensBySpot(four).values()].flat()
    const onTrack = four.players.flatMap(({ tokens }) => [tokens.glass, tokens.notebook, tokens.lantern]).filter((spot) => spot !== null)
    expect(standing).toHaveLength(onTrack.length)
  })
})
