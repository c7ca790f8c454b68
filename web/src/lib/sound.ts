// Small sounds made on the spot, at the volume that was chosen; off unless a person turned them on.

import { settings } from './state/settings.svelte'

type Sound = 'turn' | 'act' | 'event' | 'end' | 'chat' | 'discover' | 'guardian' | 'overcome' | 'research' | 'buy' | 'round'

const NOTES: Readonly<Record<Sound, readonly (readonly [frequency: number, start: number, length: number])[]>> = {
  turn: [[523, 0, 0.12], [784, 0.12, 0.2]],
  act: [[330, 0, 0.05]],
  event: [[262, 0, 0.04]],
  end: [[392, 0, 0.15], [523, 0.15, 0.15], [659, 0.3, 0.35]],
  chat: [[659, 0, 0.06]],
  discover: [[220, 0, 0.5], [330, 0.12, 0.5], [440, 0.26, 0.6]],
  guardian: [[82, 0, 0.7], [98, 0.15, 0.7], [78, 0.4, 0.8]],
  overcome: [[196, 0, 0.2], [294, 0.15, 0.25], [392, 0.3, 0.5]],
  research: [[494, 0, 0.12], [587, 0.1, 0.25]],
  buy: [[880, 0, 0.06], [1175, 0.07, 0.12]],
  round: [[262, 0, 0.6], [196, 0.3, 0.8]],
}

let context: AudioContext | undefined

/** The sound that goes with an event of the game. */
const EVENTS: Readonly<Record<string, Sound>> = {
  discovered: 'discover',
  guardian_awoke: 'guardian',
  overcame: 'overcome',
  researched: 'research',
  bought: 'buy',
  round_started: 'round',
}

/** The most notable of several events is heard, or a tick. */
export function playEvents(events: readonly string[]): void {
  const heard = Object.entries(EVENTS).find(([event]) => events.includes(event))
  play(heard?.[1] ?? 'event')
}

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [frequency, start, length] of NOTES[sound]) {
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
