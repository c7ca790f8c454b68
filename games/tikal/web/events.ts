// What the events of Tikal II are to the log and to the summary of what others did.

import type { EventPart } from 'client/lib/events'

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
  fromHand: ['played'],
}
