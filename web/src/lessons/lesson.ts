// A guided first game: steps that explain one thing, highlight places, and continue when the table shows that it was
// done. The deal is prepared, so steps can name cards and places; the checks read the engine's events, and a player
// who deviates from the advice is not stuck.

import type { GameEvent, News, View } from '../lib/api/types'
import type { Offered, Place } from '../lib/picture'

/** What a step may look at. */
export interface Scene {
  readonly seat: number
  readonly round: number
  readonly view: View
  readonly actions: readonly Offered[]
  /** Own events since the step began. */
  readonly done: readonly GameEvent[]
  readonly over: boolean
}

export interface Step {
  /** Its title and text are the message `lesson-ID` of `lesson.ftl`. */
  readonly id: string
  /** What the prepared deal makes a good choice, as texts of actions: the first that is offered is pointed at. */
  readonly advice?: readonly string[]
  /** Which of the offered actions this step is about; their places are pointed at when nothing advised is offered. */
  readonly about?: (offered: Offered) => boolean
  /** Whether it was done; a step without a check waits for "Next". */
  readonly check?: (scene: Scene) => boolean
}

export interface Lesson {
  /** The deal, which the steps name cards and places of. */
  readonly seed: number
  readonly steps: readonly Step[]
}

/** Whether one of these events was the player's own. */
export const did =
  (...events: readonly string[]) =>
  (scene: Scene): boolean =>
    scene.done.some((event) => events.includes(event.event))

/** Whether actions with one of these verbs are offered. */
export const offered =
  (...verbs: readonly string[]) =>
  (scene: Scene): boolean =>
    scene.actions.some((action) => verbs.includes(String(action.action['do'])))

export const verbIs =
  (...verbs: readonly string[]) =>
  (action: Offered): boolean =>
    verbs.includes(String(action.action['do']))

type Did = News & { readonly what: 'did' }

/** What was done and not taken back. */
export function standing(news: readonly News[]): readonly Did[] {
  const done: Did[] = []
  for (const one of news) {
    if (one.what === 'did') done.push(one)
    else if (one.what === 'took_back') done.splice(Math.max(0, done.length - one.steps))
  }
  return done
}

/** The events of a seat since a number, without those that were taken back. */
export function ownEvents(news: readonly News[], seat: number, since: number): readonly GameEvent[] {
  return standing(news).flatMap((one) => (one.number > since ? one.events.filter((event) => event.seat === seat) : []))
}

/** Where a step of the guide began: after the action with this number, or at the start of the game with 0. */
export interface Mark {
  readonly at: number
  readonly since: number
}

/** The marks that still hold: those whose action was not taken back. The first always does. */
export function marksLeft(marks: readonly Mark[], news: readonly News[]): readonly Mark[] {
  const first = news[0]?.number ?? Infinity
  const numbers = new Set(standing(news).map(({ number }) => number))
  const gone = marks.findIndex(({ since }, index) => index > 0 && since >= first && !numbers.has(since))
  return gone < 0 ? marks : marks.slice(0, gone)
}

/** The action a step advises, if it is offered. */
export function advisedBy(step: Step, actions: readonly Offered[]): Offered | undefined {
  for (const text of step.advice ?? []) {
    const found = actions.find((offered) => offered.text === text)
    if (found) return found
  }
  return undefined
}

/** The places a step points at. */
export function placesOfStep(step: Step, actions: readonly Offered[], placesOf: (action: Offered['action']) => readonly Place[]): ReadonlySet<Place> {
  const { about } = step
  const advised = advisedBy(step, actions)
  const chosen = advised ? [advised] : about ? actions.filter(about) : []
  return new Set(chosen.flatMap((offered) => [...placesOf(offered.action)]))
}
