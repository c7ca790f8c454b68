// How things arrive on the table of Tikal: rooms are laid, flags stamped, numbers jump. At the pace of lib/motion.

import { backOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

import { pace } from 'client/lib/motion'

/** A room is laid with a little turn. */
export const lay = (_: Element): TransitionConfig => ({
  duration: pace(550),
  easing: cubicOut,
  css: (t, u) => `transform: scale(${1 + 0.5 * u}) rotate(${15 * u}deg); opacity: ${t}`,
})

/** A sanctuary comes to light: it sinks into its place out of a glow. */
export const unveil = (_: Element): TransitionConfig => ({
  duration: pace(1400),
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${-30 * u}px) scale(${1 + 0.7 * u}); opacity: ${Math.min(1, 2 * t)}; filter: brightness(${1 + 1.2 * u}) drop-shadow(0 0 ${14 * u}px #ffd27a)`,
})

/** A flag or token is stamped onto its place. */
export const stamp = (_: Element): TransitionConfig => ({
  duration: pace(450),
  easing: cubicOut,
  css: (t, u) => `transform: scale(${1 + 1.6 * u}); opacity: ${t}`,
})

/** A number that has changed jumps. */
export const jump = (_: Element): TransitionConfig => ({
  duration: pace(500),
  easing: backOut,
  css: (_t, u) => `transform: scale(${1 + 0.9 * u}); color: var(--stamp)`,
})
