// What the events of Arnak are to the log, to the sounds and to the summary of what others did.

import type { EventPart } from 'client/lib/events'

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
  beginsRound: ['round_started'],
  fromHand: ['spent', 'played', 'used_up', 'drew', 'discarded'],
  sounds: {
    discovered: [[220, 0, 0.5], [330, 0.12, 0.5], [440, 0.26, 0.6]],
    guardian_awoke: [[82, 0, 0.7], [98, 0.15, 0.7], [78, 0.4, 0.8]],
    overcame: [[196, 0, 0.2], [294, 0.15, 0.25], [392, 0.3, 0.5]],
    researched: [[494, 0, 0.12], [587, 0.1, 0.25]],
    bought: [[880, 0, 0.06], [1175, 0.07, 0.12]],
  },
  ofRival: (event) => event.startsWith('rival_'),
}
