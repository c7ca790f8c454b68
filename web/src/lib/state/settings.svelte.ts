// What a person chose for this browser: language, theme, look, speed, sound. Kept in local storage.

import { LANGUAGES, preferred } from '../../i18n/languages'
import type { Lang } from '../api/types'
import { followSystem, savesData, systemLook, type Look } from './look.svelte'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  lang: Lang
  theme: Theme
  /** Pictures or drawings; the system decides until a look is chosen. */
  look: Look | undefined
  /** 0 shows everything at once, 1 is normal. */
  speed: number
  sound: boolean
  /** 0 to 1. */
  volume: number
  /** The island is heard at the table. */
  ambience: boolean
  notify: boolean
  /** Ask for confirmation before actions that cannot be undone. */
  careful: boolean
  /** Ask before passing with figures or cards left. */
  thrifty: boolean
  /** A button that just appeared waits before it can be pressed. */
  guarded: boolean
  /** The log sets off what happened since one's last turn. */
  recap: boolean
  /** The level of the bot that is one click away: a beginner, until another is chosen. */
  opponent: string
}

const KEY = 'temples.settings'

function first(): Kept {
  const lang = preferred(globalThis.navigator?.languages ?? [])
  return { lang, theme: 'auto', look: undefined, speed: 1, sound: false, volume: 0.5, ambience: false, notify: false, careful: true, thrifty: true, guarded: true, recap: true, opponent: 'easy' }
}

function read(): Kept {
  const kept = first()
  try {
    const text = localStorage.getItem(KEY)
    if (text) Object.assign(kept, JSON.parse(text))
    if (!LANGUAGES.has(kept.lang)) kept.lang = first().lang
  } catch {
    // Without storage every visit begins with the defaults.
  }
  return kept
}

const kept = $state(read())

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The choice holds until the page is left.
  }
}

function look(): Look {
  return kept.look ?? systemLook()
}

/** Carries language, theme and look into the document. */
export function dress(): void {
  const root = document.documentElement
  root.lang = kept.lang
  if (kept.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = kept.theme
  root.dataset['look'] = look()
  // Who chose pictures in spite of it gets the fonts as well.
  root.toggleAttribute('data-saving', savesData() && look() === 'drawn')
  root.style.setProperty('--speed', String(motion()))
}

followSystem(() => dress())

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** The speed of animations; people who asked their system for less motion get none. */
export function motion(): number {
  return calm?.matches ? 0 : kept.speed
}

export const settings = {
  get lang() {
    return kept.lang
  },
  get theme() {
    return kept.theme
  },
  get look() {
    return look()
  },
  get speed() {
    return kept.speed
  },
  get sound() {
    return kept.sound
  },
  get volume() {
    return kept.volume
  },
  get ambience() {
    return kept.ambience
  },
  get notify() {
    return kept.notify
  },
  get careful() {
    return kept.careful
  },
  get thrifty() {
    return kept.thrifty
  },
  get guarded() {
    return kept.guarded
  },
  get recap() {
    return kept.recap
  },
  get opponent() {
    return kept.opponent
  },
  set(change: Partial<Kept>) {
    Object.assign(kept, change)
    write()
    dress()
  },
}
