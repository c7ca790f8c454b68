// What the browser client needs of Arnak. Everything but the first page is fetched when it is first needed.

import { picture, type GamePart } from 'client/lib/games'
import { home } from './home'

export const part: GamePart = {
  order: 1,
  rounds: 5,
  home,
  pictures: async () => {
    const [table, card, icons, places, left, ahead, parts, words, events] = await Promise.all([
      import('./ArnakTable.svelte'),
      import('./ComponentCard.svelte'),
      import('./IconRow.svelte'),
      import('./places'),
      import('./left'),
      import('./ahead'),
      import('./parts'),
      import('./words'),
      import('./events'),
    ])
    return {
      Table: picture(table.default),
      Card: card.default,
      Icons: icons.default,
      placesOf: places.placesOf,
      parts: parts.PARTS,
      find: words.find,
      symbol: words.symbol,
      events: events.events,
      verbs: { pass: 'pass', end: 'end', draw: 'draw' },
      partOf: places.partOf,
      leftOver: left.leftOver,
      changes: ahead.changes,
      warns: ahead.warns,
    }
  },
  lesson: async () => (await import('./lesson')).lesson,
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
