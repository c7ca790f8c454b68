// The pictures of the first page: scenes, temples, and faces for the bots. Those of a game are fetched with its table.

import { galleryOf, type Art, type Found } from '../lib/art'

const arnak = galleryOf({
  files: {
    ...import.meta.glob<string>('../../../games/arnak/pictures/{boards/base,temples/*}@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../../games/arnak/pictures/{sites/{site2_2compasses_jewel,site2_2tablets_jewel,site1_fear_compass_jewel,site1_coin_arrowhead,site1_jewel,site1_tablet_arrowhead},mist/mist_[1-3]}@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../../games/arnak/pictures/pieces/figure_[1-4]@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../../games/arnak/pictures/assistants/{coins,tablet,exile,draw,compass,coin_or_plane}@*.webp', { query: '?url', import: 'default', eager: true }),
  },
  manifests: import.meta.glob<Found['manifests'][string]>('../../../games/arnak/pictures/manifest.json', { import: 'default', eager: true }),
})
const tikal = galleryOf({
  files: import.meta.glob<string>('../../../games/tikal/pictures/boards/wide@*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../../../games/tikal/pictures/manifest.json', { import: 'default', eager: true }),
})
const scenes = galleryOf({
  files: import.meta.glob<string>('../../pictures/scenes/*/*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../../pictures/scenes/manifest.json', { import: 'default', eager: true }),
})

/** A wide scene of a game. */
export function sceneOf(game: string): Art | undefined {
  return scenes('wide', `home_${game}`) ?? (game === 'arnak' ? arnak('boards', 'base') : tikal('boards', 'wide'))
}

/** Other wide scenes. */
export function scene(name: 'victory' | 'defeat' | 'hand_over' | 'nothing_yet'): Art | undefined {
  return scenes('wide', name)
}

export function templeArt(board: string): Art | undefined {
  return arnak('temples', board)
}

/** The pieces of the living board on the first page. */
export const boardArt = (): Art | undefined => arnak('boards', 'base')
export const siteArt = (id: string): Art | undefined => arnak('sites', id)
export const mistArt = (n: number): Art | undefined => arnak('mist', `mist_${n}`)
export const pieceOf = (id: string): Art | undefined => arnak('pieces', id)

const FACES: Readonly<Record<string, string>> = { random: 'coins', easy: 'tablet', medium: 'draw', hard: 'exile', expert: 'compass', master: 'coin_or_plane' }

/** The face of a bot, by its level. */
export function faceOf(level: string): Art | undefined {
  const id = FACES[level]
  return id === undefined ? undefined : arnak('assistants', id)
}
