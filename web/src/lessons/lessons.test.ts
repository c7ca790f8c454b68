import { describe, expect, it } from 'vitest'

import type { News } from '../lib/api/types'
import type { Offered } from '../lib/picture'
import { LANGUAGES } from '../i18n/languages'
import { fetchWords } from '../i18n/words.svelte'
import { GAMES } from '../lib/games'
import { guideOf } from './index'
import { did, marksLeft, offered, ownEvents, placesOfStep, standing, type Scene, type Step } from './lesson'

const act = (verb: string): Offered => ({ text: verb, action: { do: verb, space: `place ${verb}` }, meaning: verb, purpose: 'main', dearness: 0, ends_turn: false, reveals: false })
const scene = (more: Partial<Scene> = {}): Scene => ({ seat: 0, round: 1, view: {}, actions: [], done: [], over: false, ...more })

await Promise.all([...LANGUAGES.keys()].map(fetchWords))
const guides = await Promise.all(GAMES.map(async (game) => [game, await guideOf(game)] as const))

// How long a guided game takes is counted, not measured: its words at the pace of somebody who reads rules to learn them, and for each
// action that a step advises the time to find it on the board, to read what it would do, and to see what follows.
const WORDS_PER_MINUTE = 130
const SECONDS_TO_ACT = 15

function minutes(texts: readonly string[], steps: readonly Step[]): number {
  const words = texts.join(' ').split(/\s+/).length
  const acts = steps.reduce((sum, { advice = [] }) => sum + advice.length, 0)
  return words / WORDS_PER_MINUTE + (acts * SECONDS_TO_ACT) / 60
}

describe.each(guides)('the lesson of %s', (_, guide) => {
  const steps = guide?.steps ?? []
  it('has about ten steps', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10)
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
  })

  it.each([...LANGUAGES.keys()])('says every step in %s', (lang) => {
    for (const step of steps) for (const words of [guide?.title(lang, step), guide?.text(lang, step)]) expect(words).not.toMatch(/^lesson-/)
  })

  it.each([...LANGUAGES.keys()])('takes about ten minutes in %s', (lang) => {
    const time = minutes(steps.flatMap((step) => [guide?.title(lang, step) ?? '', guide?.text(lang, step) ?? '']), steps)
    expect(time).toBeGreaterThan(6)
    expect(time).toBeLessThan(11)
  })

  it('never waits for what a deal may not bring', () => {
    // In the last round, with the game over, every step that is checked lets go or was about the first turn.
    const late = scene({ round: 5, over: true, actions: [act('take')], done: ['dug', 'turn_ended', 'bought', 'start_keys', 'took', 'moved', 'flagged'].map((event) => ({ event, text: '', seat: 0 })) })
    for (const step of steps) expect(step.check?.(late) ?? true, step.id).toBe(true)
  })

  it('does not let go before anything happened', () => {
    const start = scene({ actions: [act('dig'), act('keys'), act('pass')] })
    const waiting = steps.filter((step) => step.check && !step.check(start))
    expect(waiting.length).toBeGreaterThan(5)
  })
})

describe('steps', () => {
  const news: News[] = [
    { number: 3, at: 0, what: 'did', by: 0, action: null, events: [{ event: 'dug', text: '', seat: 0 }] },
    { number: 5, at: 0, what: 'did', by: 1, action: null, events: [{ event: 'bought', text: '', seat: 1 }] },
  ]
  it('count own events since they began', () => {
    expect(ownEvents(news, 0, 2)).toHaveLength(1)
    expect(ownEvents(news, 0, 3)).toHaveLength(0)
    expect(ownEvents(news, 1, 0).map((event) => event.event)).toEqual(['bought'])
  })
  it('forget what was taken back', () => {
    const back: News = { number: 6, at: 0, what: 'took_back', member: 0, steps: 1, agreed: false }
    const again: News = { number: 7, at: 0, what: 'did', by: 0, action: null, events: [{ event: 'passed', text: '', seat: 0 }] }
    expect(standing([...news, back, again]).map(({ number }) => number)).toEqual([3, 7])
    expect(ownEvents([...news, { ...back, steps: 2 }, again], 0, 0).map(({ event }) => event)).toEqual(['passed'])
  })
  it('begin again where what they followed was taken back', () => {
    const marks = [{ at: 1, since: 0 }, { at: 2, since: 3 }, { at: 3, since: 5 }, { at: 4, since: 5 }]
    const back: News = { number: 6, at: 0, what: 'took_back', member: 0, steps: 1, agreed: false }
    expect(marksLeft(marks, news)).toBe(marks)
    expect(marksLeft(marks, [...news, back])).toEqual(marks.slice(0, 2))
    expect(marksLeft(marks, [...news, { ...back, steps: 2 }])).toEqual(marks.slice(0, 1))
    // What is older than the news is not known to be gone.
    expect(marksLeft(marks, news.slice(1))).toBe(marks)
  })
  it('look at events and offers', () => {
    expect(did('dug')(scene({ done: [{ event: 'dug', text: '' }] }))).toBe(true)
    expect(did('bought')(scene({ done: [{ event: 'dug', text: '' }] }))).toBe(false)
    expect(offered('end')(scene({ actions: [act('end')] }))).toBe(true)
  })
  it('point at the places they are about', () => {
    const step = new Map(guides).get('arnak')?.steps.find((one) => one.id === 'dig')
    const pointed = (actions: readonly Offered[]) => step && [...placesOfStep(step, actions, (action) => [String(action['space'])])]
    expect(pointed([act('dig'), act('buy')])).toEqual(['place dig'])
    // On the prepared deal at the one that is advised.
    const advised: Offered = { ...act('dig'), text: 'dig camp2.1', action: { do: 'dig', space: 'camp2.1' } }
    expect(pointed([act('dig'), advised])).toEqual(['camp2.1'])
  })
})
