import { describe, expect, it } from 'vitest'

import { galleryOf } from './art'

const listed = { width: 160, height: 128, colour: '#334', alpha: false }

describe('pictures', () => {
  const find = galleryOf({
    files: { '../../pictures/arnak/items/parrot@1x.webp': '/a.webp', '../../pictures/arnak/items/parrot@2x.webp': '/b.webp', '../../pictures/arnak/items/hat@1x.webp': '/c.webp' },
    manifests: { '../../pictures/arnak/manifest.json': { 'items/parrot': listed, 'items/hat': listed, 'items/rope': listed } },
  })

  it('are found with both densities', () => {
    expect(find('items', 'parrot')).toMatchObject({ src: '/a.webp', dense: '/b.webp', width: 160 })
  })

  it('have one size where there is no dense file', () => {
    expect(find('items', 'hat')).toMatchObject({ src: '/c.webp', dense: '/c.webp' })
  })

  it('count as missing while the file is missing', () => {
    expect(find('items', 'rope')).toBeUndefined()
    expect(find('artifacts', 'parrot')).toBeUndefined()
  })

  it('may be missing altogether', () => {
    expect(galleryOf({ files: {}, manifests: {} })('items', 'parrot')).toBeUndefined()
  })
})
