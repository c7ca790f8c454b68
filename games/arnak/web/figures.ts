// The pictures of the rules: by section, the part of the table and the places that are highlighted in the position `fixtures/rules.json`.

import type { Figure } from 'client/rules/figures'

export const figures: Readonly<Record<string, Figure>> = {
  sites: {
    part: 'map',
    places: ['camp1.1', 'camp2.1', 'camp3.1', 'camp4.1', 'camp5.1'],
  },
  discover: {
    part: 'map',
    places: ['low1', 'low3', 'high2'],
  },
  guardians: {
    part: 'map',
    places: ['low2'],
  },
  buying: {
    part: 'cards',
    places: [],
  },
  research: {
    part: 'research',
    places: ['2a', '2b'],
  },
}
