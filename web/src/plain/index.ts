// The pictures of a game that brings none: names and values of the view, cards with their texts, and no places. What can be done
// stands in the list of actions.

import type { Pictures } from '../lib/games'
import PlainCard from './PlainCard.svelte'
import PlainIcons from './PlainIcons.svelte'
import PlainTable from './PlainTable.svelte'
import { PLAYERS } from '../lib/ui/signs'

export const plain: Pictures = {
  Table: PlainTable,
  Card: PlainCard,
  Icons: PlainIcons,
  parts: [{ id: 'players', sign: PLAYERS }],
  symbol: (icon) => icon.replaceAll('_', ' '),
  partOf: () => undefined,
  placesOf: () => [],
  changes: () => [],
}
