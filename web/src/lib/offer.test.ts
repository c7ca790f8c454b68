import { describe, expect, it } from 'vitest'

import { byPlace, inOrder, search, slotsOf, sortOffer, wantsConfirm } from './offer'
import type { Offered } from './picture'

const act = (words: string, more: Partial<Offered> = {}): Offered => {
  const [verb = '', card] = words.split(' ')
  return { text: words, action: card ? { do: verb, card } : { do: verb }, meaning: words, purpose: 'main', dearness: 0, ends_turn: false, reveals: false, ...more }
}
const pay = (words: string, dearness: number): Offered => act(words, { purpose: 'pay', dearness })
const free = (words: string): Offered => act(words, { purpose: 'free' })
const end = act('end', { purpose: 'leave' })
const verbs = { pass: 'pass', end: 'end', draw: 'draw' }

describe('an offer', () => {
  it('proposes the cheapest payment and keeps what else can be done as free', () => {
    const sorted = sortOffer([pay('spend hat', 3), pay('spend fear', 1), pay('hire', 4), free('play whip')], verbs)
    expect(sorted.pay.map((a) => a.text)).toEqual(['spend fear', 'spend hat', 'hire'])
    expect(sorted.proposed?.text).toBe('spend fear')
    expect(sorted.free.map((a) => a.text)).toEqual(['play whip'])
    expect(inOrder(sorted)).toHaveLength(4)
  })

  it('proposes the end of the turn only when no main action is left', () => {
    expect(sortOffer([end, free('play whip')], verbs).proposed?.text).toBe('end')
    expect(sortOffer([end, act('play hat')], verbs).proposed).toBeUndefined()
    expect(sortOffer([act('dig camp'), act('pass')], verbs).proposed).toBeUndefined()
  })

  it('takes the only choice as the proposal', () => {
    expect(sortOffer([act('continue', { purpose: 'leave' })], verbs).proposed?.text).toBe('continue')
  })

  it('proposes a card that may be drawn, and no other choice that may be declined', () => {
    const no = act('no', { purpose: 'leave' })
    expect(sortOffer([act('draw'), no, free('play whip')], verbs).proposed?.text).toBe('draw')
    expect(sortOffer([act('exile_hand hat'), no], verbs).proposed).toBeUndefined()
  })

  it('gives passing, declining, ending and the proposal places of their own', () => {
    const no = act('no', { purpose: 'leave' })
    const pass = act('pass')
    const option = act('option 1')
    const draw = act('draw')
    const buttons = [pass, no, end, option]
    expect(slotsOf({ proposed: draw }, buttons, verbs)).toEqual({ pass, skip: no, end, yes: draw, rest: [option] })
    // A proposal that has a place keeps it.
    expect(slotsOf({ proposed: end }, [end], verbs)).toEqual({ pass: undefined, skip: undefined, end, yes: undefined, rest: [] })
    expect(slotsOf({ proposed: no }, [no], verbs).yes).toBeUndefined()
  })

  it('has no places of their own for verbs that a game does not name', () => {
    const buttons = [act('pass'), act('draw'), end]
    expect(slotsOf(sortOffer(buttons, {}), buttons, {})).toEqual({ pass: undefined, skip: end, end: undefined, yes: undefined, rest: buttons.slice(0, 2) })
    expect(wantsConfirm(act('end', { ends_turn: true }), true, {})).toBe(true)
  })

  it('puts an action under each of its places', () => {
    const map = byPlace([act('move a'), act('dig a'), act('pass')], (action) => (typeof action['card'] === 'string' ? [action['card'], 'b'] : []))
    expect(map.get('a')?.map((a) => a.text)).toEqual(['move a', 'dig a'])
    expect(map.get('b')).toHaveLength(2)
    expect(map.size).toBe(2)
  })

  it('finds actions by words without accents', () => {
    const offers = [act('x', { meaning: 'Dépenser une pièce' }), act('y', { meaning: 'Passer' })]
    expect(search(offers, 'piece depenser').map((a) => a.text)).toEqual(['x'])
    expect(search(offers, '')).toHaveLength(2)
  })

  it('asks once more before what cannot be undone, but not for the end of the turn itself', () => {
    expect(wantsConfirm(act('end', { ends_turn: true }), false, verbs)).toBe(false)
    expect(wantsConfirm(act('pass', { ends_turn: true }), true, verbs)).toBe(true)
    expect(wantsConfirm(act('draw', { reveals: true }), false, verbs)).toBe(true)
    expect(wantsConfirm(act('draw', { reveals: true }), true, verbs)).toBe(false)
  })
})
