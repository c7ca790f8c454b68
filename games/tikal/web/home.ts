// What the first page shows of Tikal II: its cover.

import { galleryOf, type Found } from 'client/lib/art'
import type { HomePart } from 'client/lib/games'

const find = galleryOf({
  files: import.meta.glob<string>('../pictures/boards/wide@*.webp', { query: '?url', import: 'default', eager: true }),
  manifests: import.meta.glob<Found['manifests'][string]>('../pictures/manifest.json', { import: 'default', eager: true }),
})

export const home: HomePart = { cover: find('boards', 'wide') }
