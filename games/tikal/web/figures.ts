// The pictures of the rules: by section, the part of the table and the places that are highlighted in the position `fixtures/rules.json`.

import type { Figure } from 'client/rules/figures'

export const figures: Readonly<Record<string, Figure>> = {
  river: {
    part: 'river',
    places: ['s1', 's2'],
  },
  rooms: {
    part: 'temple',
    places: ['D2', 'D3', 'D5'],
  },
  exploring: {
    part: 'temple',
    places: ['E4', 'B4'],
  },
}
