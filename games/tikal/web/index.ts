// What the browser client needs of Tikal II. Everything but the addresses is fetched when it is first needed.

import { picture, type GamePart } from 'client/lib/games'

export const part: GamePart = {
  order: 2,
  rounds: 2,
  words: {
    name: { en: 'Tikal II: The Lost Temple', fr: 'Tikal II : le temple perdu' },
    about: {
      en: 'Paddle round the temple, collect keys and open its rooms one after the other. 2 to 4 players, two rounds.',
      fr: 'Pagayez autour du temple, réunissez des clés et ouvrez ses salles l\'une après l\'autre. 2 à 4 joueurs, deux manches.',
    },
    lesson: {
      en: 'Keys, tiles, rooms, flags, treasures: one idea per step.',
      fr: 'Clés, tuiles, salles, drapeaux, trésors : une idée par étape.',
    },
  },
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
  rules: {
    en: async () => (await import('./rules/en')).sections,
    fr: async () => (await import('./rules/fr')).sections,
  },
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
