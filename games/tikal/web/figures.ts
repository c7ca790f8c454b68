// The pictures of the rules: by section, the part of the table, the places that are highlighted, and the position where it is another
// than `fixtures/rules.json`.

import type { Figure } from 'client/rules/figures'

export const figures: Readonly<Record<string, Figure>> = {
  setup: { part: 'river', places: ['key pink', 'key yellow', 'key green', 'key blue', 'key brown'] },
  river: { part: 'river', places: ['s1', 's2'] },
  deliveries: { part: 'river', places: ['plane1', 'price knife'], position: 'deliver-2' },
  tiles: { part: 'river', places: ['A07', 'A08'] },
  rooms: { part: 'temple', places: ['D2', 'D3', 'D5'] },
  exploring: { part: 'temple', places: ['E4', 'B4'] },
  passages: { part: 'temple', places: ['S5', 'S6'], position: 'deliver-2' },
  tent: { part: 'players', places: ['tent'], position: 'deliver-2', height: 12 },
  cards: { part: 'players', places: ['hand pair_3_or_12'], height: 13 },
  scoring: { part: 'players', places: ['seat 1'], position: 'explore-3', height: 13 },
  variants: { part: 'river', places: ['open vase', 'open pendant'], position: 'explore-3' },
}
