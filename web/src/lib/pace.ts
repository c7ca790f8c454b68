// How long an update stays before the next is shown.

import type { Update } from './api/types'
import { motion } from './state/settings.svelte'

const STEP = 320
const PER_EVENT = 380
const LONGEST = 2200
const CROWDED = 6

/** Number of other players' events in an update. */
export function foreignEvents(update: Pick<Update, 'news' | 'you'>): number {
  let count = 0
  for (const news of update.news) {
    if (news.what === 'did' && (news.by === 'chance' || !update.you.seats.includes(news.by))) count += news.events.length
  }
  return count
}

/** Milliseconds at a speed, with this many updates queued. */
export function pauseAt(speed: number, events: number, behind: number): number {
  if (speed <= 0 || events === 0) return 0
  const plain = Math.min(LONGEST, STEP + events * PER_EVENT) / speed
  return behind > CROWDED ? plain / 3 : plain
}

export function pauseFor(update: Update, behind: number): number {
  if (document.hidden) return 0
  return pauseAt(motion(), foreignEvents(update), behind)
}
