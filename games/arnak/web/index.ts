// What the browser client needs of Arnak. Everything but the addresses is fetched when it is first needed.

import { picture, type GamePart } from 'client/lib/games'

export const part: GamePart = {
  order: 1,
  rounds: 5,
  words: {
    name: { en: 'Lost Ruins of Arnak', fr: 'Les Ruines perdues de Narak' },
    about: {
      en: 'Explore an island, overcome its guardians and research the way to the lost temple. 1 to 4 players, four temples, five rounds.',
      fr: 'Explorez une île, maîtrisez ses gardiens et cherchez le chemin du temple perdu. 1 à 4 joueurs, quatre temples, cinq manches.',
    },
    lesson: {
      en: 'Dig, travel, buy, research, discover and overcome: one idea per step.',
      fr: 'Excaver, se déplacer, acheter, chercher, découvrir et maîtriser : une idée par étape.',
    },
  },
  pictures: async () => {
    const [table, card, icons, places, left, ahead] = await Promise.all([
      import('./ArnakTable.svelte'),
      import('./ComponentCard.svelte'),
      import('./IconRow.svelte'),
      import('./places'),
      import('./left'),
      import('./ahead'),
    ])
    return {
      Table: picture(table.default),
      Card: card.default,
      Icons: icons.default,
      placesOf: places.placesOf,
      parts: ['map', 'research', 'cards', 'players'],
      partOf: places.partOf,
      leftOver: left.leftOver,
      changes: ahead.changes,
      wakes: ahead.wakes,
    }
  },
  lesson: async () => (await import('./lesson')).lesson,
  rules: {
    en: async () => (await import('./rules/en')).sections,
    fr: async () => (await import('./rules/fr')).sections,
  },
  explains: [
    [['pass', 'end'], 'turn'],
    [['spend', 'icon', 'cover', 'hire'], 'travel'],
    [['useup', 'exile_hand', 'exile_play', 'exile_tile', 'put_down', 'draw', 'look'], 'cards'],
    [['dark', 'altar', 'put_on_altar'], 'spider'],
    [['discard', 'keep_hand'], 'round-end'],
    [['bonus_first', 'row_first', 'bonus', 'temple'], 'research'],
    [['wall', 'passage', 'pair', 'pair_idol'], 'owl'],
    [['recruit', 'use_assistant', 'promote', 'refresh', 'exchange', 'rescue'], 'assistants'],
    [['move', 'activate', 'recall', 'site_first', 'obscure_first', 'continue'], 'sites'],
    [['copy', 'unslot'], 'idols'],
    [['crown', 'ready'], 'guardians'],
    [['research'], 'research'],
    [['buy', 'take_card'], 'buying'],
    [['dig', 'discover'], 'sites'],
  ],
}
