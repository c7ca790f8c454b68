// The pictures of the first page: scenes of this client, and what the games bring to it.

import { galleryOf, type Art, type Found } from '../lib/art'
import { GAMES, partOf } from '../lib/games'

const scenes = galleryOf({
  files: import.meta.glob<string>('../../pictures/scenes/*/*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../../pictures/scenes/manifest.json', { import: 'default', eager: true }),
})

/** A wide scene of a game. */
export function sceneOf(game: string): Art | undefined {
  return scenes('wide', `home_${game}`) ?? partOf(game)?.home?.cover
}

/** Other wide scenes. */
export function scene(name: 'victory' | 'defeat' | 'hand_over' | 'nothing_yet'): Art | undefined {
  return scenes('wide', name)
}

/** About how wide a scene may be shown, in pixels, before it is blurred. */
export function widest(art: Art | undefined): number {
  return Math.round((art?.width ?? 0) * 1.35)
}

/** The face of a bot, by its level: from the first game that has one. */
export function faceOf(level: string): Art | undefined {
  return GAMES.map((game) => partOf(game)?.home?.faceOf?.(level)).find((art) => art !== undefined)
}

/** The picture in motion behind the title: of the first game that has one. */
export const Moving = GAMES.map((game) => partOf(game)?.home?.Moving).find((moving) => moving !== undefined)
