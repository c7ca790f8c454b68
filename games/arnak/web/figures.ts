// The pictures of the rules: by section, the part of the table, the places that are highlighted, and the position where it is another
// than `fixtures/rules.json`.

import type { Figure } from 'client/rules/figures'

export const figures: Readonly<Record<string, Figure>> = {
  sites: { part: 'map', places: ['camp1.1', 'camp2.1', 'camp3.1', 'camp4.1', 'camp5.1'] },
  discover: { part: 'map', places: ['low1', 'low3', 'high2'] },
  guardians: { part: 'map', places: ['low2'] },
  idols: { part: 'own', places: ['idol slots'] },
  cards: { part: 'own', places: ['deck', 'exploration_ship'], position: 'owl' },
  buying: { part: 'cards', places: [] },
  fear: { part: 'own', places: ['fear', 'play fear'] },
  research: { part: 'research', places: ['2a', '2b'] },
  temple: { part: 'research', places: ['temple 1', 'temple 2', 'temple 3', 'temple 4', 'temple 5', 'temple 6'], height: 20 },
  assistants: { part: 'own', places: ['assistant 1', 'assistant 2'], position: 'solo' },
  'round-end': { part: 'cards', places: ['traders_scales', 'ostrich'] },
  solo: { part: 'map', places: ['camp2.1', 'camp3.1', 'low1', 'low4'], position: 'solo' },
  purple: { part: 'players', places: ['obj_item', 'obj_research', 'obj_site'], position: 'solo', height: 15 },
  spider: { part: 'research', places: ['altar 1'], position: 'spider', height: 24 },
  owl: { part: 'research', places: ['passage 1', '3b'], position: 'solo', height: 26 },
}
