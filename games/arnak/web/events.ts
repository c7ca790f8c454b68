// What the events of Arnak are to the log, to the sounds and to the summary of what others did.

import type { EventPart, Notes } from 'client/lib/events'

const IDOL: Notes = [[294, 0, 0.45], [440, 0.1, 0.5]]

export const events: EventPart = {
  signs: {
    dug: 'archaeologist',
    discovered: 'archaeologist',
    relocated: 'relocate',
    guardian_awoke: 'guardian',
    overcame: 'overcome',
    idol_taken: 'idol',
    hidden_idol_taken: 'idol',
    idol_slotted: 'idol',
    bought: 'buy',
    item_gained: 'item',
    researched: 'research',
    recruited: 'recruit',
    promoted: 'promote',
    refreshed: 'refresh',
    fear_gained: 'fear',
    fear_tile_gained: 'fear',
    exiled: 'exile',
    drew: 'draw',
    used_up: 'use_up',
    rescued: 'rescue',
  },
  silent: ['turn_ended', 'turn_started'],
  endsTurn: ['turn_ended', 'passed'],
  endsRound: ['round_ended'],
  beginsRound: ['round_started'],
  fromHand: ['spent', 'played', 'used_up', 'drew', 'discarded'],
  sounds: {
    discovered: [[220, 0, 0.5], [330, 0.12, 0.5], [440, 0.26, 0.6]],
    guardian_awoke: [[82, 0, 0.7], [98, 0.15, 0.7], [78, 0.4, 0.8]],
    // An idol is lifted out of the sand: a low glow and a fifth above it.
    idol_taken: IDOL,
    hidden_idol_taken: IDOL,
    rival_idol: IDOL,
    overcame: [[196, 0, 0.2], [294, 0.15, 0.25], [392, 0.3, 0.5]],
    recruited: [[392, 0, 0.14], [440, 0.13, 0.14], [523, 0.26, 0.3]],
    // Two steps in the undergrowth.
    rival_turn: [[131, 0, 0.18], [123, 0.24, 0.3]],
    researched: [[494, 0, 0.12], [587, 0.1, 0.25]],
    bought: [[880, 0, 0.06], [1175, 0.07, 0.12]],
  },
  ofRival: (event) => event.startsWith('rival_'),
}
