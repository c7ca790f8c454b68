// Pictures for the rules: parts of a real position of each game, seen by its first player, drawn by the same components as the table, with the places that a
// section speaks of pointed at. The positions are views as the server tells them, of games between bots.

import type { GameId, Lang, View } from '../lib/api/types'
import type { Part } from '../lib/games'
import type { Place } from '../lib/picture'

export interface Figure {
  readonly part: Part
  readonly places: readonly Place[]
  readonly caption: Readonly<Record<Lang, string>>
}

const ARNAK: Readonly<Record<string, Figure>> = {
  sites: {
    part: 'map',
    places: ['camp1.1', 'camp2.1', 'camp3.1', 'camp4.1', 'camp5.1'],
    caption: { en: 'The five camps lie at the foot of the island. Blue stands at the fourth.', fr: "Les cinq camps sont au pied de l'île. Bleu est au quatrième." },
  },
  discover: {
    part: 'map',
    places: ['low1', 'low3', 'high2'],
    caption: {
      en: 'Undiscovered sites lie in the mist, each with its idol and its price. Those beside them were discovered: a tile lies there and somebody digs.',
      fr: "Les sites inconnus sont dans la brume, chacun avec son idole et son prix. Ceux d'à côté sont découverts : une tuile y est posée et quelqu'un y excave.",
    },
  },
  guardians: {
    part: 'map',
    places: ['low2'],
    caption: {
      en: 'A guardian watches over this site. If it is still there when the round ends, the blue archaeologist brings a Fear card home.',
      fr: "Un gardien veille sur ce site. S'il y est encore à la fin de la manche, l'archéologue bleu rapporte une carte Peur.",
    },
  },
  buying: {
    part: 'cards',
    places: [],
    caption: { en: 'Artifacts lie to the left of the moon staff, items to the right.', fr: 'Les artéfacts sont à gauche du Sceptre lunaire, les objets à droite.' },
  },
  research: {
    part: 'research',
    places: ['2a', '2b'],
    caption: {
      en: "Red's glass and notebook stand in the second row; blue's notebook is one row behind.",
      fr: 'La loupe et le calepin de Rouge sont à la deuxième rangée ; le calepin de Bleu est une rangée plus bas.',
    },
  },
}

const TIKAL: Readonly<Record<string, Figure>> = {
  river: {
    part: 'river',
    places: ['s1', 's2'],
    caption: { en: 'The pirogues travel round the temple from site to site. Red is at the first, blue at the second.', fr: "Les pirogues font le tour du temple de site en site. Rouge est au premier, Bleu au deuxième." },
  },
  rooms: {
    part: 'temple',
    places: ['D2', 'D3', 'D5'],
    caption: { en: 'Rooms that were laid, turned as their players liked.', fr: "Des salles posées, tournées au gré des joueurs." },
  },
  exploring: {
    part: 'temple',
    places: ['E4', 'B4'],
    caption: { en: "Red's explorer stands in a sanctuary, blue's in a room of the second row; the flags show where they have excavated.", fr: "L'explorateur rouge est dans un sanctuaire, le bleu dans une salle de la deuxième rangée ; les drapeaux montrent où ils ont fouillé." },
  },
}

const FIGURES: Readonly<Record<GameId, Readonly<Record<string, Figure>>>> = { arnak: ARNAK, tikal: TIKAL }

/** The picture of a section, if it has one. */
export function figureOf(game: GameId, section: string): Figure | undefined {
  return FIGURES[game]?.[section]
}

const positions: Readonly<Record<GameId, () => Promise<View>>> = {
  arnak: async () => (await import('./positions/arnak.json')).default as unknown as View,
  tikal: async () => (await import('./positions/tikal.json')).default as unknown as View,
}

export function positionOf(game: GameId): Promise<View> {
  return positions[game]?.() ?? Promise.reject(new Error(`there is no picture of ${game}`))
}
