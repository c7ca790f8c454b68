// A tile keeps its corner of the site while its neighbours are taken; new tiles fill the free corners in order.

/** The tiles of a site by corner, `''` for a free one. */
export function corners(before: readonly string[], tiles: readonly string[]): readonly string[] {
  const kept = before.map((tile) => (tiles.includes(tile) ? tile : ''))
  const fresh = tiles.filter((tile) => !kept.includes(tile))
  return [0, 1, 2, 3].map((corner) => kept[corner] || fresh.shift() || '')
}
