// A first game with advice: a strong player's opinion of a decision is requested when the decision comes up, and
// compared with the player's choice. Only clear mistakes are mentioned.

import type { Hint } from './api/types'

/** Points lost against the best choice … */
const POINTS = 4
/** … and so much less of a chance to win, or half as many points again. */
const CHANCE = 0.06
/** A choice that was hardly looked at is not judged. */
const LOOKS = 8

export interface Comment {
  /** What would have been better, in words. */
  readonly better: string
  /** By about how many points, if that is known. */
  readonly points: number | undefined
}

/** What to say about an action, if anything. The best few choices are known; giving up a round with means left that is not even among them is a mistake, too. */
export function commentOn(hint: Hint, action: string, wasteful = false): Comment | undefined {
  const [best] = hint.candidates
  const taken = hint.candidates.find(({ text }) => text === action)
  if (best && wasteful && best.visits >= LOOKS && (!taken || taken.visits < LOOKS)) return { better: best.meaning, points: undefined }
  if (!best || !taken || taken === best || best.visits < LOOKS || taken.visits < LOOKS) return undefined
  const points = best.lead - taken.lead
  const clear = points >= POINTS && (best.win - taken.win >= CHANCE || points >= 1.5 * POINTS)
  return clear ? { better: best.meaning, points: Math.round(points) } : undefined
}

const key = (id: string): string => `temples.advice.${id}`

export function adviseAt(id: string): void {
  sessionStorage.setItem(key(id), '1')
}

export function stopAdvice(id: string): void {
  sessionStorage.removeItem(key(id))
}

export function isAdvised(id: string): boolean {
  return sessionStorage.getItem(key(id)) !== null
}
