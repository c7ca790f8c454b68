// What the browser client needs of Tikal II. Everything but the first page is fetched when it is first needed.

import { picture, type GamePart } from 'client/lib/games'
import { home } from './home'

export const part: GamePart = {
  order: 2,
  rounds: 2,
  home,
  pictures: async () => {
    const [table, card, icons, places, sheets, ahead, words, events] = await Promise.all([
      import('./TikalTable.svelte'),
      import('./ComponentCard.svelte'),
      import('./IconRow.svelte'),
      import('./places'),
      import('./parts'),
      import('./ahead'),
      import('./words'),
      import('./events'),
    ])
    return {
      Table: picture(table.default),
      Card: card.default,
      Icons: icons.default,
      placesOf: places.placesOf,
      parts: sheets.AREAS,
      partOf: sheets.partOf,
      turnOf: places.turnOf,
      pairOf: places.pairOf,
      changes: ahead.changes,
      find: words.find,
      symbol: words.symbol,
      events: events.events,
      verbs: { end: 'end' },
    }
  },
  lesson: async () => (await import('./lesson')).lesson,
  explains: [
    [['keys'], 'setup'],
    [['deliver', 'skip', 'done'], 'deliveries'],
    [['pay', 'lose'], 'river'],
    [['key', 'look', 'open', 'refill', 'card', 'passage', 'discover', 'score', 'decline', 'keep'], 'tiles'],
    [['place'], 'rooms'],
    [['return', 'stay'], 'passages'],
    [['explore', 'walk', 'rest', 'spot', 'rescue'], 'exploring'],
    [['take', 'tent', 'end'], 'turn'],
  ],
}
