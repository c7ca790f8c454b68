// Building blocks of our icons, on a square of 24 by 24. Every icon is a list of painted paths; the paint is a class of Icon.svelte.

/** How a path is painted: a colour of the palette with an ink outline, or plain ink, line or paper; `etch` is a line on something light. */
export type Paint =
  | 'coin'
  | 'compass'
  | 'tablet'
  | 'leather'
  | 'arrowhead'
  | 'jewel'
  | 'dark'
  | 'jungle'
  | 'water'
  | 'stone'
  | 'stamp'
  | 'gold'
  | 'silver'
  | 'paper'
  | 'ink'
  | 'line'
  | 'thin'
  | 'etch'
  | 'red'
  | 'light'

export type Part = readonly [Paint, string]
export type Drawing = readonly Part[]

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A box with rounded corners as a path. */
export const box = (x: number, y: number, w: number, h: number, r = 1.5): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

const PERSON_HEAD = circle(9, 7.5, 4)
const PERSON_BODY = 'M2.5 20.5c0-5 2.5-7.5 6.5-7.5s6.5 2.5 6.5 7.5Z'

/** A bust, on the left of the square so that a sign fits beside it. */
export const person = (paint: Paint): Drawing => [
  [paint, PERSON_BODY],
  [paint, PERSON_HEAD],
]

/** A playing card standing upright. */
export const card = (x = 5, y = 2.5, paint: Paint = 'paper'): Part => [paint, box(x, y, 13, 18.5)]

/** The figure of an archaeologist: hat and cloak. */
export const FIGURE: Drawing = [
  ['stone', 'M5 21.5c0-6 2.6-9.5 7-9.5s7 3.5 7 9.5Z'],
  ['paper', circle(12, 9.5, 3.6)],
  ['tablet', 'M4 7.6c2.5 1.4 13.5 1.4 16 0c-1.5-1.3-3-1.6-4-1.6c-.4-3-2-3.8-4-3.8s-3.6.8-4 3.8c-1 0-2.5.3-4 1.6Z'],
]

/** An idol: a squat figure with raised arms. */
export const IDOL: Drawing = [
  ['gold', 'M8 2.5h8v3.5l3-2.5v6l-3 2.5v3l2 6.5H6l2-6.5v-3l-3-2.5v-6l3 2.5Z'],
  ['ink', 'M9.6 6.2h1.8v1.8H9.6ZM12.6 6.2h1.8v1.8h-1.8ZM10 10h4v1.3h-4Z'],
  ['thin', 'M9 14.5h6M8.4 17.5h7.2'],
]

/** A guardian: a mask with horns and teeth. */
export const GUARDIAN: Drawing = [
  ['stamp', 'M3 2.5c1 3.5 2.5 4.5 4.5 4.7c3-1.2 6-1.2 9 0c2-.2 3.5-1.2 4.5-4.7c1.5 5 .5 7.5-1.2 9c.4 6-3.3 10-7.8 10s-8.2-4-7.8-10c-1.7-1.5-2.7-4-1.2-9Z'],
  ['light', 'M7 10.5l4 1.5l-1.2 2.3c-1.8 0-2.8-1.6-2.8-3.8ZM17 10.5l-4 1.5l1.2 2.3c1.8 0 2.8-1.6 2.8-3.8ZM8.5 17l1.2 1.8l1.1-1.8l1.2 1.8l1.2-1.8l1.1 1.8l1.2-1.8Z'],
]

/** A tent. */
export const TENT: Drawing = [
  ['tablet', 'M12 4l10 16.5H2Z'],
  ['light', 'M12 10l4 10.5H8Z'],
  ['thin', 'M12 4l-1.5-2M12 4l1.5-2'],
]
