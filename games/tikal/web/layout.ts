// Where everything lies, as numbers: on the wide board with the temple in the middle, and on the sheet of the river for phones,
// tall for upright ones and the same turned by a quarter for those on their side.

import type { Point } from './hex'

/** A box of the drawing. */
export interface Box extends Point {
  readonly w: number
  readonly h: number
}

/** A site: the corner of its block of two by two tiles, and where pirogues land. */
export interface SitePlace {
  readonly tiles: Point
  readonly landing: Point
  /** How the second and later pirogues are shifted. */
  readonly shift: Point
  /** Where its building stands, if there is room for one. */
  readonly house?: Point
}

/** One arrangement of river and supplies. */
export interface Layout {
  readonly view: Box
  readonly bank: string
  /** The river clockwise from the start site: its places by id, and bends between them. */
  readonly course: readonly (string | Point)[]
  readonly sites: Readonly<Record<string, SitePlace>>
  readonly planes: Readonly<Record<string, SitePlace>>
  readonly forest: SitePlace
  readonly wheel: Point
  readonly piles: Point
  readonly open: Point & { readonly step: number; readonly columns: number; readonly size: number }
  readonly deck: Point
  readonly discard: Point & { readonly columns: number }
  readonly keys: Point
  readonly passages: Point
  readonly lightRooms: Point
  readonly sanctuary: Point
  /** Where the names of the river's sides and arrows of the current stand: place and degrees. */
  readonly arrows: readonly (readonly [x: number, y: number, degrees: number])[]
}

/** The size of an action tile and the gap to the next. */
export const TILE = { w: 54, h: 46, gap: 4 } as const

/** The middle of the temple on the wide board. */
export const TEMPLE: Point = { x: 370, y: 351 }

/** The part of the wide board that shows the temple alone. */
export const TEMPLE_VIEW: Box = { x: 143, y: 122, w: 454, h: 458 }

/** The secret rooms around the temple, from its middle. */
export const SECRETS: Readonly<Record<string, Point>> = {
  S1: { x: -69.3, y: -186 },
  S2: { x: 69.3, y: -186 },
  S3: { x: 197, y: 0 },
  S4: { x: 69.3, y: 186 },
  S5: { x: -69.3, y: 186 },
  S6: { x: -197, y: 0 },
}

/** The radius of a secret room. */
export const SECRET_RADIUS = 23

/** The clearing outside the temple and where explorers wait there by seat, from the middle of the temple. */
export const CLEARING: Point = { x: 0, y: 192 }
export const OUTSIDE: readonly Point[] = [
  { x: -29, y: 189 },
  { x: -10, y: 189 },
  { x: 10, y: 189 },
  { x: 29, y: 189 },
]

/** Where an explorer stands in a room by seat, from the middle of the room. */
export const STANDING: readonly Point[] = [
  { x: -23, y: -8 },
  { x: 23, y: -8 },
  { x: -11, y: -25 },
  { x: 11, y: -25 },
]

export const WIDE: Layout = {
  view: { x: 0, y: 0, w: 740, h: 700 },
  bank: 'M446 114H555Q605 114 605 164V538Q605 588 555 588H185Q135 588 135 538V164Q135 114 185 114H294',
  course: [
    's1', 's2', { x: 140, y: 560 }, 'plane1', 's3', 's4', { x: 158, y: 120 }, 'forest', { x: 446, y: 114 }, 's5', { x: 600, y: 138 }, 'plane2',
    's6', { x: 602, y: 560 },
  ],
  sites: {
    s1: { tiles: { x: 624, y: 598 }, landing: { x: 574, y: 586 }, shift: { x: -32, y: 0 }, house: { x: 660, y: 540 } },
    s2: { tiles: { x: 4, y: 598 }, landing: { x: 166, y: 586 }, shift: { x: 32, y: 0 }, house: { x: 14, y: 540 } },
    s3: { tiles: { x: 4, y: 304 }, landing: { x: 135, y: 354 }, shift: { x: 0, y: 22 }, house: { x: 18, y: 248 } },
    s4: { tiles: { x: 4, y: 6 }, landing: { x: 139, y: 146 }, shift: { x: 0, y: 22 }, house: { x: 18, y: 96 } },
    s5: { tiles: { x: 624, y: 6 }, landing: { x: 574, y: 117 }, shift: { x: -32, y: 0 }, house: { x: 636, y: 96 } },
    s6: { tiles: { x: 624, y: 304 }, landing: { x: 605, y: 330 }, shift: { x: 0, y: 22 }, house: { x: 636, y: 248 } },
  },
  planes: {
    plane1: { tiles: { x: 44, y: 462 }, landing: { x: 135, y: 500 }, shift: { x: 0, y: -20 } },
    plane2: { tiles: { x: 632, y: 168 }, landing: { x: 605, y: 190 }, shift: { x: 0, y: 20 } },
  },
  forest: { tiles: { x: 296, y: 62 }, landing: { x: 330, y: 114 }, shift: { x: 26, y: 0 } },
  wheel: { x: 679, y: 500 },
  piles: { x: 132, y: 14 },
  open: { x: 236, y: 18, step: 34, columns: 3, size: 32 },
  deck: { x: 462, y: 14 },
  discard: { x: 514, y: 14, columns: 4 },
  keys: { x: 134, y: 612 },
  passages: { x: 402, y: 612 },
  lightRooms: { x: 466, y: 612 },
  sanctuary: { x: 540, y: 612 },
  arrows: [
    [370, 588, 180],
    [135, 262, 270],
    [605, 270, 90],
    [605, 440, 90],
  ],
}

export const TALL: Layout = {
  view: { x: 0, y: 0, w: 390, h: 640 },
  bank: 'M222 34Q244 34 244 66V400Q244 446 212 446H178Q146 446 146 400V66Q146 34 168 34',
  course: ['s1', { x: 212, y: 446 }, { x: 178, y: 446 }, 's2', 'plane1', 's3', 's4', 'forest', { x: 222, y: 36 }, 's5', 'plane2', 's6'],
  sites: {
    s1: { tiles: { x: 268, y: 366 }, landing: { x: 240, y: 424 }, shift: { x: 0, y: -22 } },
    s2: { tiles: { x: 6, y: 366 }, landing: { x: 150, y: 424 }, shift: { x: 0, y: -22 } },
    s3: { tiles: { x: 6, y: 186 }, landing: { x: 146, y: 250 }, shift: { x: 0, y: -22 } },
    s4: { tiles: { x: 6, y: 26 }, landing: { x: 147, y: 122 }, shift: { x: 0, y: -22 } },
    s5: { tiles: { x: 268, y: 26 }, landing: { x: 243, y: 88 }, shift: { x: 0, y: 22 } },
    s6: { tiles: { x: 268, y: 186 }, landing: { x: 244, y: 210 }, shift: { x: 0, y: 22 } },
  },
  planes: {
    plane1: { tiles: { x: 28, y: 296 }, landing: { x: 146, y: 330 }, shift: { x: 0, y: -20 } },
    plane2: { tiles: { x: 290, y: 132 }, landing: { x: 244, y: 176 }, shift: { x: 0, y: 20 } },
  },
  forest: { tiles: { x: 121, y: 2 }, landing: { x: 172, y: 40 }, shift: { x: 16, y: 0 } },
  wheel: { x: 62, y: 552 },
  piles: { x: 130, y: 486 },
  open: { x: 232, y: 490, step: 27, columns: 2, size: 25 },
  deck: { x: 286, y: 486 },
  discard: { x: 340, y: 486, columns: 2 },
  keys: { x: 130, y: 562 },
  passages: { x: 167, y: 84 },
  lightRooms: { x: 167, y: 180 },
  sanctuary: { x: 167, y: 276 },
  arrows: [
    [195, 446, 180],
    [146, 160, 270],
    [244, 290, 90],
  ],
}

/** The tall sheet turned to the left, with its picture: a point (x, y) of it lies at (y, 390 - x). Keys lie between the arms of the river. */
export const LOW: Layout = {
  view: { x: 0, y: 0, w: 640, h: 390 },
  bank: 'M34 168Q34 146 66 146H400Q446 146 446 178V212Q446 244 400 244H66Q34 244 34 222',
  course: ['s1', { x: 446, y: 178 }, { x: 446, y: 212 }, 's2', 'plane1', 's3', 's4', 'forest', { x: 36, y: 168 }, 's5', 'plane2', 's6'],
  sites: {
    s1: { tiles: { x: 352, y: 18 }, landing: { x: 420, y: 148 }, shift: { x: -34, y: 0 } },
    s2: { tiles: { x: 352, y: 276 }, landing: { x: 420, y: 244 }, shift: { x: -34, y: 0 } },
    s3: { tiles: { x: 152, y: 276 }, landing: { x: 240, y: 246 }, shift: { x: -34, y: 0 } },
    s4: { tiles: { x: 8, y: 276 }, landing: { x: 108, y: 245 }, shift: { x: -34, y: 0 } },
    s5: { tiles: { x: 8, y: 18 }, landing: { x: 88, y: 147 }, shift: { x: 34, y: 0 } },
    s6: { tiles: { x: 210, y: 18 }, landing: { x: 236, y: 146 }, shift: { x: 34, y: 0 } },
  },
  planes: {
    plane1: { tiles: { x: 276, y: 304 }, landing: { x: 320, y: 246 }, shift: { x: -30, y: 0 } },
    plane2: { tiles: { x: 132, y: 40 }, landing: { x: 172, y: 146 }, shift: { x: 30, y: 0 } },
  },
  forest: { tiles: { x: -36, y: 158 }, landing: { x: 40, y: 218 }, shift: { x: 0, y: -16 } },
  wheel: { x: 556, y: 318 },
  piles: { x: 484, y: 8 },
  open: { x: 606, y: 90, step: 27, columns: 1, size: 25 },
  deck: { x: 486, y: 84 },
  discard: { x: 544, y: 84, columns: 2 },
  keys: { x: 126, y: 159 },
  passages: { x: 466, y: 168 },
  lightRooms: { x: 516, y: 168 },
  sanctuary: { x: 576, y: 168 },
  arrows: [
    [446, 195, 90],
    [196, 245, 180],
    [300, 146, 0],
  ],
}
