// What the browser client needs of Tikal II. Everything but the first page is fetched when it is first needed.

import { picture, type GamePart } from 'client/lib/games'
import { home } from './home'

export const part: GamePart = {
  order: 2,
  rounds: 2,
  home,
  pictures: async () => {
    const [table, card, icons, places, sheets, ahead] = await Promise.all([
      import('./TikalTable.svelte'),
      import('./ComponentCard.svelte'),
      import('./IconRow.svelte'),
      import('./places'),
      import('./parts'),
      import('./ahead'),
    ])
    return { Table: picture(table.default), Card: card.default, Icons: icons.default, placesOf: places.placesOf, parts: sheets.PARTS, partOf: sheets.partOf, turnOf: places.turnOf, changes: ahead.changes }
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
