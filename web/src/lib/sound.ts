// Small sounds made on the spot, at the volume that was chosen; off unless a person turned them on. The island is surf with birds now and then.

import type { EventPart, Notes } from './events'
import { settings } from './state/settings.svelte'

type Sound = 'turn' | 'act' | 'event' | 'end' | 'chat' | 'round'

const NOTES: Readonly<Record<Sound, Notes>> = {
  turn: [[523, 0, 0.12], [784, 0.12, 0.2]],
  act: [[330, 0, 0.05]],
  event: [[262, 0, 0.04]],
  end: [[392, 0, 0.15], [523, 0.15, 0.15], [659, 0.3, 0.35]],
  chat: [[659, 0, 0.06]],
  round: [[262, 0, 0.6], [196, 0.3, 0.8]],
}

let context: AudioContext | undefined

/** Seconds from the end of one sound to the next. */
const GAP = 0.04
/** A sound of events that would have to wait longer, in seconds, comes too late to be understood. */
const PATIENCE = 2

const lengthOf = (notes: Notes): number => Math.max(...notes.map(([, start, length]) => start + length))

/** The sounds of several events as they happened: the two most notable of those that the game has a sound for, the beginning of a round
 * among them. */
function notable(events: readonly string[], part: EventPart): readonly Notes[] {
  const known = [...Object.entries(part.sounds ?? {}), ...(part.beginsRound ?? []).map((event) => [event, NOTES.round] as const)]
  const heard = new Map<Notes, number>()
  for (const [event, notes] of known) {
    const at = events.indexOf(event)
    // Events may share a sound, which is heard once.
    if (at >= 0 && !heard.has(notes) && heard.size < 2) heard.set(notes, at)
  }
  return [...heard].sort(([, one], [, other]) => one - other).map(([notes]) => notes)
}

/** The sound of several events: the most notable, one after the other; or a tick. */
export function soundOf(events: readonly string[], part: EventPart): Notes {
  const [first = NOTES.event, second = []] = notable(events, part)
  const after = lengthOf(first) + GAP
  return [...first, ...second.map(([frequency, start, length]) => [frequency, start + after, length] as const)]
}

/** When the last sound of events is over, by the clock of the context. */
let busy = 0

/** The sounds of updates that follow each other closely wait for each other, too; ticks do not. */
export function playEvents(events: readonly string[], part: EventPart): void {
  const now = context?.currentTime ?? 0
  const wait = Math.max(0, busy - now)
  if (!settings.sound || wait > PATIENCE || (wait > 0 && notable(events, part).length === 0)) return
  const notes = soundOf(events, part)
  sing(notes, wait)
  busy = now + wait + lengthOf(notes) + GAP
}

export function play(sound: Sound): void {
  sing(NOTES[sound])
}

function sing(notes: Notes, wait = 0): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime + wait
  for (const [frequency, start, length] of notes) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(0.24 * settings.volume, now + start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length)
  }
}

/** The surf and its volume, while it is heard. */
let surf: { readonly volume: GainNode; readonly end: () => void } | undefined
/** The surf is quieter than the sounds of events. */
const SOFT = 0.09

/** Starts the island's sound, or sets its volume. */
export function listen(loud: number): void {
  if (surf) {
    surf.volume.gain.value = SOFT * loud
    return
  }
  context ??= new AudioContext()
  const air = context
  const length = 4 * air.sampleRate
  const noise = air.createBuffer(1, length, air.sampleRate)
  const samples = noise.getChannelData(0)
  // Brown noise: each sample strays a little from the last, as water does.
  for (let at = 1; at < length; at++) samples[at] = ((samples[at - 1] ?? 0) + 0.04 * (Math.random() * 2 - 1)) / 1.02
  const water = new AudioBufferSourceNode(air, { buffer: noise, loop: true })
  const swell = new GainNode(air, { gain: 0.6 })
  const tide = new OscillatorNode(air, { frequency: 0.09 })
  const depth = new GainNode(air, { gain: 0.35 })
  const volume = new GainNode(air, { gain: SOFT * loud })
  tide.connect(depth).connect(swell.gain)
  water.connect(swell).connect(volume).connect(air.destination)
  tide.start()
  water.start()
  const birds = setInterval(() => {
    if (Math.random() < 0.4) chirp(air, volume)
  }, 5000)
  surf = {
    volume,
    end: () => {
      clearInterval(birds)
      water.stop()
      tide.stop()
      volume.disconnect()
    },
  }
}

export function hush(): void {
  surf?.end()
  surf = undefined
}

/** Two short calls of a bird. */
function chirp(air: AudioContext, into: AudioNode): void {
  const high = 1800 + Math.random() * 1400
  for (const start of [0, 0.16]) {
    const now = air.currentTime + start
    const tone = new OscillatorNode(air, { frequency: high })
    const fade = new GainNode(air, { gain: 0 })
    fade.gain.linearRampToValueAtTime(0.16, now + 0.02)
    fade.gain.exponentialRampToValueAtTime(0.001, now + 0.12)
    tone.frequency.linearRampToValueAtTime(high * 1.25, now + 0.1)
    tone.connect(fade).connect(into)
    tone.start(now)
    tone.stop(now + 0.14)
  }
}
