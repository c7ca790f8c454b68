// Where the sites lie on the map, in hundredths of its width and height: centre, and the size of each kind.

export interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const CAMP = { w: 18.6, h: 25.5 }
const SITE = { w: 23.2, h: 22.2 }

const at = (x: number, y: number, size: { w: number; h: number }): Spot => ({ x, y, ...size })

export const SITES: Readonly<Record<string, Spot>> = {
  two1: at(13, 12.2, SITE),
  two2: at(37.8, 12.2, SITE),
  two3: at(62.4, 12.2, SITE),
  two4: at(87.2, 12.2, SITE),
  high1: at(12.4, 36.6, SITE),
  high2: at(37.2, 36.6, SITE),
  high3: at(62.8, 36.6, SITE),
  high4: at(87.6, 36.6, SITE),
  low1: at(12.8, 61, SITE),
  low2: at(37.6, 61, SITE),
  low3: at(62.2, 61, SITE),
  low4: at(87.2, 61, SITE),
  camp1: at(10.2, 86.6, CAMP),
  camp2: at(30.1, 86.6, CAMP),
  camp3: at(50, 86.6, CAMP),
  camp4: at(69.9, 86.6, CAMP),
  camp5: at(89.8, 86.6, CAMP),
}

/** The trails between the sites, drawn dashed under them. */
export const TRAILS: readonly (readonly [string, string])[] = [
  ['camp1', 'low1'],
  ['camp2', 'low2'],
  ['camp3', 'low2'],
  ['camp3', 'low3'],
  ['camp4', 'low3'],
  ['camp5', 'low4'],
  ['low1', 'high1'],
  ['low2', 'high2'],
  ['low3', 'high3'],
  ['low4', 'high4'],
  ['high1', 'two1'],
  ['high2', 'two2'],
  ['high3', 'two3'],
  ['high4', 'two4'],
]
