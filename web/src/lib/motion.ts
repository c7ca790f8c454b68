// The pace of everything that moves: 2 is twice as fast, 0 stands still. Nothing moves for people who asked their system for less
// motion. The pace comes from the settings, not from the style of the page: asking for a style makes the browser work out all of it.

import { motion } from './state/settings.svelte'

/** A time in milliseconds at the present pace. */
export function pace(milliseconds: number): number {
  const speed = motion()
  return speed > 0 ? milliseconds / speed : 0
}
