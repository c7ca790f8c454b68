import { describe, expect, it } from 'vitest'

import type { Component } from 'client/lib/picture'
import { leftOver } from '../left'
import { cardLabel } from './label'

const hat: Component = { family: 'item', id: 'hat', name: 'Hat', numbers: { coins: '2', travel: 'ship', points: '1' }, text: '', icons: ['compass:2'], confidence: 'rulebook' }

describe('a card', () => {
  it('is read with price, travel, points and effect, each once', () => {
    const label = cardLabel('hat', hat, hat.icons, 'en', '1/2')
    expect(label).toBe('Hat 1/2, Cost 2 × coin, travel ship, 1 point: 2 × compass')
  })

  it('that is not known yet goes by its id', () => {
    expect(cardLabel('hat', undefined, [], 'fr')).toBe('hat')
  })
})

describe('what passing leaves unused', () => {
  it('are figures at home and cards other than Fear', () => {
    const view = { players: [{ figures: [null, 'camp1.1'], hand: { cards: ['hat', 'fear', 'whip'] } }] }
    expect(leftOver(view, 0, 'en')).toEqual(['1 archaeologist', '2 cards to play'])
    expect(leftOver(view, 3, 'en')).toEqual([])
  })
})
