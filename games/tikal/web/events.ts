// What the events of Tikal II are to the log, to the sounds and to the summary of what others did.

import type { EventPart, Notes } from 'client/lib/events'

/** A treasure, or what is kept of the treasures, cards or rooms that were seen. */
const FIND: Notes = [[784, 0, 0.14], [988, 0.12, 0.32]]
const KEY: Notes = [[698, 0, 0.06], [932, 0.07, 0.16]]

export const events: EventPart = {
  signs: {
    got_key: 'key',
    paid_forest: 'key',
    rescued: 'key',
    delivered: 'delivery',
    took_open: 'treasure',
    got_passage: 'passage',
  },
  silent: ['turn'],
  beginsTurn: ['turn'],
  endsRound: ['round_ended'],
  // The second round begins as the first is scored.
  beginsRound: ['round_ended'],
  fromHand: ['played'],
  sounds: {
    // A sanctuary comes to light: a chord that opens.
    next_sanctuary: [[196, 0, 0.6], [294, 0.14, 0.6], [392, 0.28, 0.8]],
    // The seaplane takes off with it.
    delivered: [[392, 0, 0.16], [494, 0.14, 0.18], [587, 0.28, 0.4]],
    took_open: FIND,
    kept: FIND,
    got_key: KEY,
    rescued: KEY,
    got_passage: [[165, 0, 0.2], [220, 0.16, 0.3]],
    // A stone sinks into its place.
    placed: [[110, 0, 0.22], [147, 0.1, 0.3]],
  },
}
