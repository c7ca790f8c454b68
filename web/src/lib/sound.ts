// Small sounds made on the spot; off unless a person turned them on.

import { settings } from './state/settings.svelte'

type Sound = 'turn' | 'act' | 'event' | 'end' | 'chat'

const NOTES: Readonly<Record<Sound, readonly (readonly [frequency: number, start: number, length: number])[]>> = {
  turn: [[523, 0, 0.12], [784, 0.12, 0.2]],
  act: [[330, 0, 0.05]],
  event: [[262, 0, 0.04]],
  end: [[392, 0, 0.15], [523, 0.15, 0.15], [659, 0.3, 0.35]],
  chat: [[659, 0, 0.06]],
}

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [frequency, start, length] of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length)
  }
}
