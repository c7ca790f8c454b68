// The ink drawings as data: every glyph lies on a field of 24 by 24 and is a list of layers, each a path and how it is inked.

import { COLOURS } from './view'

/** How a layer is inked: in the tint of the glyph, in ink, on paper, or in the colour of a key; as an area or as a line. */
export type Ink = 'tint' | 'tint-line' | 'ink' | 'line' | 'paper' | 'paper-line' | `key-${(typeof COLOURS)[number]}`

/** One layer of a glyph. */
export type Layer = readonly [path: string, ink: Ink]

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const around = (n: number, radius: number, of: (x: number, y: number) => string): string =>
  Array.from({ length: n }, (_, k) => {
    const angle = (2 * Math.PI * k) / n - Math.PI / 2
    return of(Math.round((12 + radius * Math.cos(angle)) * 10) / 10, Math.round((12 + radius * Math.sin(angle)) * 10) / 10)
  }).join('')

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: 2 * points }, (_, k) => {
    const angle = (Math.PI * k) / points - Math.PI / 2
    const radius = k % 2 === 0 ? outer : inner
    return `${k === 0 ? 'M' : 'L'}${Math.round((12 + radius * Math.cos(angle)) * 10) / 10} ${Math.round((12 + radius * Math.sin(angle)) * 10) / 10}`
  }).join('') + 'z'

/** A dot in each of the five colours. */
const dots = (radius: number, size: number): Layer[] =>
  COLOURS.map((colour, k) => {
    const angle = (2 * Math.PI * k) / COLOURS.length - Math.PI / 2
    return [disc(Math.round((12 + radius * Math.cos(angle)) * 10) / 10, Math.round((12 + radius * Math.sin(angle)) * 10) / 10, size), `key-${colour}`]
  })

const HEX = 'M12 1.5L21.1 6.8V17.2L12 22.5L2.9 17.2V6.8z'

export const GLYPHS = {
  // The five colours, each with its own sign.
  pink: [[around(5, 5.6, (x, y) => disc(x, y, 4.4)), 'tint'], [disc(12, 12, 2.6), 'paper']],
  yellow: [[star(8, 11, 6), 'tint']],
  green: [['M3 21C2 10 9 3 21 3c0 12-7 19-18 18z', 'tint'], ['M4 20L15 9', 'paper-line']],
  blue: [['M2 8q3.3-5 6.7 0t6.6 0 6.7 0M2 13.5q3.3-5 6.7 0t6.6 0 6.7 0M2 19q3.3-5 6.7 0t6.6 0 6.7 0', 'tint-line']],
  brown: [['M1.5 21h21v-4.5H19V12h-3.2V7.5h-2.3V3h-3v4.5H8.2V12H5v4.5H1.5z', 'tint']],
  multicolour: [[disc(12, 12, 11), 'paper'], ...dots(6.2, 3.3)],

  // The four seats.
  seat0: [[disc(12, 12, 9), 'tint']],
  seat1: [['M4 4h16v16H4z', 'tint']],
  seat2: [['M12 2.5L22.5 21h-21z', 'tint']],
  seat3: [['M12 1L23 12 12 23 1 12z', 'tint']],

  // Treasures.
  mask: [['M4.5 3.5c5-2 10-2 15 0v9c0 5.5-3.5 9-7.5 9s-7.5-3.5-7.5-9z', 'tint'], [`${disc(8.7, 9.5, 1.8)}${disc(15.3, 9.5, 1.8)}M8.5 16.2h7v1.6h-7z`, 'ink'], ['M12 9v4.5', 'line']],
  statuette: [[`${disc(12, 5, 3.6)}M6 10h12l-1.5 6.5h-1.3V19H18v3H6v-3h2.8v-2.5H7.5z`, 'tint'], ['M9 13.5h6M12 10v6', 'line']],
  vase: [['M7.5 2.5h9v2.4l-1.7 2c3.8 1.8 5 4.2 5 7.2 0 3.6-2.3 5.6-4 7.7H8.2c-1.7-2.1-4-4.1-4-7.7 0-3 1.2-5.4 5-7.2l-1.7-2z', 'tint'], ['M4.6 12.5h14.8M5 16.5h14', 'line']],
  pendant: [['M4 2c0 7 3.5 9.5 8 9.5S20 9 20 2', 'line'], [disc(12, 16, 6), 'tint'], [disc(12, 16, 2.2), 'ink']],
  knife: [['M12 1c4.5 5 4.6 9.5 2.5 14h-5C7.4 10.5 7.5 6 12 1z', 'tint'], ['M6.5 15h11v2.5h-11z', 'ink'], ['M10.3 17.5h3.4V23h-3.4z', 'tint'], ['M12 4v9', 'line']],
  treasure: [['M3 9.5C3 6 6 4 12 4s9 2 9 5.5V20H3z', 'tint'], ['M3 11h18M7.5 4.8V20M16.5 4.8V20', 'line'], ['M10 9.5h4v4h-4z', 'paper']],

  // What tiles, cards and spots show.
  key: [['M10.3 13.5h3.4V23h-3.4zM13.7 16.3h4.3v2.4h-4.3zM13.7 20h3v2.4h-3z', 'tint'], [disc(12, 8, 7), 'tint']],
  card: [['M6 2h12a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 18 22H6a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 6 2z', 'paper'], ['M7 4.5h10v15H7z', 'line'], ['M12 7l3.2 5-3.2 5-3.2-5z', 'tint']],
  passage: [['M2 22V11.5a10 10 0 0 1 20 0V22z', 'tint'], ['M6.5 22v-9.5a5.5 5.5 0 0 1 11 0V22z', 'ink'], ['M12 20.5v-6M9.5 16.5l2.5-2.5 2.5 2.5', 'paper-line']],
  open_wall: [['M2 4h20v17H2z', 'tint'], ['M2 9.7h6M2 15.3h5M17 9.7h5M16 15.3h6M6 4v5.7M18 15.3V21', 'line'], ['M9 21l-2-5 2-4-1-5 5-3 4 4-1.5 4L17 16l-2 5z', 'paper']],
  light_room: [[HEX, 'paper'], ['M6 7.5L12 4l6 3.5v9L12 20l-6-3.5z', 'line'], ['M18.5 8.7h3.6v6.6h-3.6z', 'tint'], ['M12 8.5v7M8.5 12h7', 'line']],
  sanctuary: [[HEX, 'ink'], ['M7 16.5h10v-3h-2V8h-6v5.5H7z', 'tint'], ['M12 8c-2-2-.5-3 0-4.5.5 1.5 2 2.5 0 4.5z', 'tint']],
  score_doors: [['M3 22V9a5.5 5.5 0 0 1 11 0v13z', 'tint'], [disc(11, 15, 1.2), 'ink'], [star(5, 6, 2.6).replaceAll(/(\d+\.?\d*) (\d+\.?\d*)/g, (_, x: string, y: string) => `${Number(x) + 6} ${Number(y) - 5}`), 'paper']],
  explore: [['M1.5 16c2-2 4.5-2 5.5-3.5C7 7.5 8.5 4.5 12 4.5s5 3 5 8c1 1.5 3.5 1.5 5.5 3.5-4 3.5-17 3.5-21 0z', 'tint'], ['M7 12.5c3 1.3 7 1.3 10 0M12 4.5v-2', 'line']],
  delivery: [['M1.5 9.5L4.5 8l2.5 2.5h11.5c2 0 4 .8 4 2.3s-2 2.2-4 2.2H8L3.5 13z', 'tint'], ['M7 6.5h10v2H7z', 'ink'], ['M9 8v3M15 8v3M9 15v3M16 15v3', 'line'], ['M5.5 18h14c1 0 1-.5 1.5-1v1.5c0 1-1 1.5-2 1.5H8c-1 0-2-1-2.5-2z', 'ink']],
  forest_free: [['M21.5 2C13 4 8 8.5 5 14l4 4c5.5-3 10.5-7.5 12.5-16z', 'tint'], ['M5 14l4 4-1.8 1.6-3.8-3.8zM3.8 16.6l2.8 2.8L3.5 22.5 .8 20z', 'ink']],
  final: [['M5 2h14v20H5z', 'paper'], ['M8 2v20', 'tint-line'], ['M3 5.5h4M3 10h4M3 14.5h4M3 19h4', 'line']],
  final_pair: [['M11 3a9 9 0 0 0 0 18l-1.5-4.5L11 12 9.5 7.5z', 'tint'], ['M13.5 3a9 9 0 0 1 0 18L12 16.5l1.5-4.5L12 7.5z', 'paper']],
  final_colours: [['M12 3c6 0 10 3.5 10 8 0 3-2 4.5-4.5 4.5h-2c-2 0-2 1.5-1.5 3s-.5 2.5-2.5 2.5C6 21 2 17 2 12s4-9 10-9z', 'paper'], [`${disc(7, 11, 1.7)}${disc(10, 7.3, 1.7)}${disc(14.5, 7, 1.7)}${disc(18, 10.3, 1.7)}`, 'tint']],
  any: dots(5.6, 3.2),
  or: [['M16 3L8 21', 'line']],
  plain: [[disc(12, 12, 8), 'paper'], ['M8 12h8', 'line']],
  points: [[disc(12, 12, 10.5), 'paper'], [disc(12, 12, 8.8), 'tint-line']],

  // Pieces and scenery.
  tent: [['M12 4L1.5 21h21z', 'tint'], ['M12 10.5L7.5 21h9z', 'ink'], ['M12 4l1.5-2.5M12 4l-1.5-2.5', 'line']],
  'tent-used': [['M1.5 21l3-4 5 1 3-3.5 6 2.5 4 4z', 'paper'], ['M6 19.5h10', 'line']],
  'tent-camp': [['M12 5L2 20h20z', 'tint'], ['M12 11L8 20h8z', 'ink']],
  'camp-key': [['M5 3h14v18H5z', 'tint'], ['M9.5 8.5a2.5 2.5 0 1 1 3.5 2.3V17h-2v-6.2a2.5 2.5 0 0 1-1.5-2.3z', 'paper']],
  flag: [['M5 2v20', 'line'], ['M5.5 3h15l-4 5 4 5h-15z', 'tint']],
  backpack: [['M5 9a7 7 0 0 1 14 0v12.5H5z', 'tint'], ['M8 13.5h8v5H8z', 'paper'], ['M9 5V3.5a3 3 0 0 1 6 0V5M11 13.5v2h2v-2', 'line']],
  tree: [['M12 1l6.5 8.5h-3L20.5 17H13.5v5.5h-3V17H3.5l5-7.5h-3z', 'tint']],
  palm: [['M11 11c-1 4-1 8-2.5 12h4c.5-4 .3-8 .5-12z', 'ink'], ['M12 10C9 5 4 5 2 9c3-1.5 6-1 10 1zm0 0c-5-1-9 1-9 6 2.5-3 5-5 9-6zm0 0c0-5 4-8 9-6-4 0-6.5 2-9 6zm0 0c5-2 9 0 10 5-2.5-3-5.5-4.5-10-5z', 'tint']],
  canoe: [['M.5 9.5c5 3 18 3 23 0-1 6-5 8.5-11.5 8.5S1.5 15.5.5 9.5z', 'tint']],
} satisfies Readonly<Record<string, readonly Layer[]>>

/** The name of a glyph. */
export type GlyphName = keyof typeof GLYPHS

/** Whether there is a glyph of this name. */
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name)
