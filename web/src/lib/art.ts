// Rendered pictures by family and id, from the manifest of a game. If one is missing, the caller draws instead.

/** A picture in two densities. */
export interface Art {
  readonly src: string
  readonly dense: string
  readonly width: number
  readonly height: number
  /** Shown until the picture is there. */
  readonly colour: string
  /** The picture has a ground of its own that shines through. */
  readonly alpha: boolean
}

type Listed = Omit<Art, 'src' | 'dense'>

/** What the build found: addresses by path, and one manifest or none. */
export interface Found {
  readonly files: Readonly<Record<string, string>>
  readonly manifests: Readonly<Record<string, Readonly<Record<string, Listed>>>>
}

export type Gallery = (family: string, id: string) => Art | undefined

/** Finds pictures by family and id. One without a dense file shows the plain one everywhere; one without that counts as missing. */
export function galleryOf({ files, manifests }: Found): Gallery {
  const addresses = new Map(Object.entries(files).map(([path, address]) => [path.split('/').slice(-2).join('/'), address]))
  const [manifest = {}] = Object.values(manifests)
  const all = new Map<string, Art>()
  for (const [key, listed] of Object.entries(manifest)) {
    const src = addresses.get(`${key}@1x.webp`)
    const dense = addresses.get(`${key}@2x.webp`) ?? src
    if (src !== undefined && dense !== undefined) all.set(key, { src, dense, width: listed.width, height: listed.height, colour: listed.colour, alpha: listed.alpha })
  }
  return (family, id) => all.get(`${family}/${id}`)
}
