// The rendered pictures of Tikal II.

import { galleryOf, type Art, type Found } from 'client/lib/art'

const find = galleryOf({
  files: import.meta.glob<string>('../pictures/*/*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../pictures/manifest.json', { import: 'default', eager: true }),
})

/** The ground under the table: the wide board, or the tall sheet of the river. */
export function boardArt(sheet: 'wide' | 'tall'): Art | undefined {
  return find('boards', sheet)
}

/** A room without its doors, a door, or a space that is not yet dug. */
export function roomArt(id: string): Art | undefined {
  return find('rooms', id)
}

/** A piece: a key, a treasure, a pirogue. */
export function pieceArt(id: string): Art | undefined {
  return find('pieces', id)
}

/** A building on the river. */
export function placeArt(id: string): Art | undefined {
  return find('places', id)
}

export function cardArt(id: string): Art | undefined {
  return find('cards', id)
}
