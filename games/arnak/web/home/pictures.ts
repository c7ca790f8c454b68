// The rendered pictures of the first page.

import { galleryOf, type Found } from 'client/lib/art'

export const find = galleryOf({
  files: {
    ...import.meta.glob<string>('../../pictures/{boards/base,temples/*}@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../pictures/{sites/{site2_2compasses_jewel,site2_2tablets_jewel,site1_fear_compass_jewel,site1_coin_arrowhead,site1_jewel,site1_tablet_arrowhead},mist/mist_[1-3]}@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../pictures/pieces/figure_[1-4]@*.webp', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../pictures/assistants/{coins,tablet,exile,draw,compass,coin_or_plane}@*.webp', { query: '?url', import: 'default', eager: true }),
  },
  manifests: import.meta.glob<Found['manifests'][string]>('../../pictures/manifest.json', {
    query: '?only=boards/base,temples/,sites/site1_,sites/site2_2,mist/,pieces/figure_,assistants/',
    import: 'default',
    eager: true,
  }),
})
