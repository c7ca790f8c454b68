// The rendered pictures of Arnak.

import { galleryOf, type Art, type Found } from 'client/lib/art'

const find = galleryOf({
  files: import.meta.glob<string>('../pictures/*/*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../pictures/manifest.json', { import: 'default', eager: true }),
})

/** The families in which a component of the box may have its picture. */
const FOLDERS: Readonly<Record<string, string>> = {
  item: 'items',
  artifact: 'artifacts',
  basic: 'basics',
  fear: 'basics',
  guardian: 'guardians',
  assistant: 'assistants',
  site_tile: 'sites',
  board: 'temples',
}

/** The picture of a component. */
export function artOf(family: string | undefined, id: string): Art | undefined {
  const folder = family === undefined ? undefined : FOLDERS[family]
  return folder === undefined ? undefined : find(folder, id)
}

/** The island: that of the base box, unless the board has a picture of its own. */
export function islandArt(board: string): Art | undefined {
  return find('boards', board) ?? find('boards', 'base')
}

/** The wall that research tokens climb. */
export function wallArt(board: string): Art | undefined {
  return find('temples', board)
}

/** One of the mists over undiscovered sites. */
export function mistArt(n: number): Art | undefined {
  const all = ['mist_1', 'mist_2', 'mist_3', 'mist_4'].flatMap((id) => find('mist', id) ?? [])
  return all[n % Math.max(1, all.length)]
}

/** What the pieces of a seat are called: 1 to 4, or the rival's. */
export function seatId(owner: number | 'rival'): string {
  return owner === 'rival' ? 'rival' : String(owner + 1)
}

/** A piece: a figure, a tent, an idol. */
export function pieceArt(id: string): Art | undefined {
  return find('pieces', id)
}
