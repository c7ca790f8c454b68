// The drawing of every word that an icon row can hold. The rules make the rows from the effects, so a word missing here is a hole in
// the picture: a test compares this table with the words of the rules.

import { box, card, circle, FIGURE, GUARDIAN, IDOL, person, TENT, type Drawing, type Part } from './shapes'

const PLUS: Part = ['line', 'M19 3v7M15.5 6.5h7']
const CHEVRON_UP: Part = ['line', 'M15.5 8.5L19 4.5l3.5 4M15.5 13L19 9l3.5 4']
const CROSS: Part = ['red', 'M4 4l16 16M20 4L4 20']
const TURN: Part = ['line', 'M15.5 8.5a4 4 0 1 1 1 3.2M15 5.5v3.5h3.5']
const EYE: Drawing = [
  ['paper', 'M2 7.5c3-4.5 7-5.5 10-5.5s7 1 10 5.5c-3 4.5-7 5.5-10 5.5s-7-1-10-5.5Z'],
  ['ink', circle(12, 7.5, 2.6)],
]
const TILE: Part = ['jungle', 'M6 3h12l4 9l-4 9H6l-4-9Z']

const coin: Drawing = [
  ['coin', circle(12, 12, 9.5)],
  ['thin', circle(12, 12, 6.8)],
  ['ink', 'M10 9.5h4v5h-4Z'],
]
const compass: Drawing = [
  ['compass', 'M12 .8l3.2 8l8 3.2l-8 3.2l-3.2 8l-3.2-8l-8-3.2l8-3.2Z'],
  ['light', 'M12 5l1.8 5.2l-1.8 8.8l-1.8-8.8Z'],
  ['ink', circle(12, 11.8, 1.3)],
]
const tablet: Drawing = [
  ['tablet', 'M4 22V9c0-4.5 3.5-7 8-7s8 2.5 8 7v13Z'],
  ['light', 'M8 8h8v1.7H8ZM7 12h10v1.7H7ZM7 16h7v1.7H7Z'],
]
const arrowhead: Drawing = [
  ['arrowhead', 'M12 1.5c3.5 5 6.5 10.5 7.5 17l-5-2v5.5h-5v-5.5l-5 2c1-6.5 4-12 7.5-17Z'],
  ['thin', 'M12 5v11.5M12 9l-3 5M12 9l3 5'],
]
const jewel: Drawing = [
  ['jewel', 'M6.5 3h11l5 6.5L12 22L1.5 9.5Z'],
  ['light', 'M8 5h4l-2.5 4.5H4.5Z'],
  ['thin', 'M1.5 9.5h21M9.5 9.5L12 22l2.5-12.5L12 3'],
]
const dark: Drawing = [
  ['dark', 'M4 22V7l4-5h5l2 3l5-1v18Z'],
  ['light', circle(12, 13, 2.5)],
  ['light', 'M6.5 8.5l3.8 3l-1 1.2l-3.6-2.9ZM17.5 8.5l-3.8 3l1 1.2l3.6-2.9ZM6.5 18.5l3.8-3.5l-1-1.2l-3.6 3.3ZM17.5 18.5l-3.8-3.5l1-1.2l3.6 3.3Z'],
]
const boot: Drawing = [
  ['leather', 'M6.5 2h8v10c3 .5 7 2 7 6v1.5h-15Z'],
  ['ink', 'M6.5 19.5h15v2.7h-15Z'],
  ['thin', 'M11 6h3.5M11 9h3.5'],
]
const ship: Drawing = [
  ['water', 'M1.5 14.5h21l-3.5 6.5H5.5Z'],
  ['paper', 'M11 1.5L3 12.5h8ZM13 3.5v9h7.5Z'],
]
const car: Drawing = [
  ['jungle', 'M1.5 17v-5l4-.8L9 5h8.5l2.5 6.5l2.5 1v4.5Z'],
  ['light', 'M10 6.8h3v4.2H7.8ZM14.5 6.8h2l1.5 4.2h-3.5Z'],
  ['ink', circle(6.5, 17.5, 3)],
  ['ink', circle(17.5, 17.5, 3)],
  ['light', circle(6.5, 17.5, 1)],
  ['light', circle(17.5, 17.5, 1)],
]
const plane: Drawing = [
  ['stamp', 'M12 1c1.5 0 2 2 2 4v3l9 5v3l-9-2.5v4.5l3 2v2.5L12 21.5L7 22.5V20l3-2v-4.5L1 16v-3l9-5V5c0-2 .5-4 2-4Z'],
  ['light', circle(12, 6.2, 1.2)],
]
const glass: Drawing = [
  ['line', 'M15 15l6.5 6.5'],
  ['water', circle(10, 10, 7.5)],
  ['light', 'M6 10.5a4.2 4.2 0 0 1 4-4.5v1.5a2.8 2.8 0 0 0-2.6 3Z'],
]
const notebook: Drawing = [
  ['tablet', box(4, 2, 16, 20, 2)],
  ['paper', 'M8 5h9v7H8Z'],
  ['ink', 'M4 2.5h2.5v19H4Z'],
]
const lantern: Drawing = [
  ['line', 'M8 6c0-5 8-5 8 0'],
  ['ink', 'M7 6h10v2.5H7ZM6 19h12v3H6Z'],
  ['gold', 'M7.5 8.5h9l1 10.5h-11Z'],
  ['red', 'M12 17c-2.5-2-1-4 0-5.5c1 1.5 2.5 3.5 0 5.5'],
]
const fear: Drawing = [
  ['dark', 'M12 1.5c6 0 9.5 4 9.5 9c0 3-1.5 5-3.5 6v3.5l-2-1.5l-2 3l-2-3l-2 3l-2-3l-2 1.5v-3.5c-2-1-3.5-3-3.5-6c0-5 3.5-9 9.5-9Z'],
  ['light', circle(8.3, 10.5, 2.4)],
  ['light', circle(15.7, 10.5, 2.4)],
]
const hand: Drawing = [
  ['paper', 'M2 8l7-4l6 13l-7 4Z'],
  ['paper', box(7, 3, 9, 15)],
  ['paper', 'M22 8l-7-4l-6 13l7 4Z'],
]
const deck = (paint: 'paper' | 'stone'): Drawing => [
  [paint, 'M4 14l8-4l8 4l-8 4Z'],
  [paint, 'M4 17l8-4l8 4l-8 4Z'],
]
const hold: Drawing = [['paper', 'M2 15c2-1.5 4-1.5 6 0h5c2 0 2 2.5 0 2.5h-3M13 16.5l6-3.5c2-1 3.5 1 2 2.5L14 21H2Z']]
const idolSmall: Part = ['gold', 'M9 2h6v4l2-1.5V9l-2 2v2l1.5 3h-9L9 13v-2L7 9V4.5L9 6Z']

export const ICONS: Readonly<Record<string, Drawing>> = {
  coin,
  compass,
  tablet,
  arrowhead,
  jewel,
  dark,
  boot,
  ship,
  car,
  plane,
  fear,
  draw: [card(3), ['line', 'M19 21V9M15.5 12.5L19 9l3.5 3.5']],
  draw_bottom: [card(3), ['line', 'M19 5v13M15.5 14.5L19 18l3.5-3.5'], ['ink', 'M5 18h9v2H5Z']],
  exile: [card(), CROSS],
  use_up: [['paper', 'M9 2l11 4.5l-6.5 15.5L2.5 17.5Z'], ['line', 'M18 15v7M15 19l3 3l3-3']],
  upgrade: [['tablet', box(2, 14, 8, 8, 2)], ['jewel', 'M14 3h6l2.5 3L17 11.5L11.5 6Z'], ['line', 'M6 11V7h4M8 5l2.5 2L8 9.5']],
  refresh: [...person('silver'), TURN],
  refresh_all: [...person('silver'), TURN, ['line', 'M16.5 15.5h6M16.5 19h6']],
  recruit: [...person('silver'), PLUS],
  promote: [...person('gold'), CHEVRON_UP],
  supply_silver: [...person('silver'), ['silver', circle(18.5, 7, 4)], ['etch', 'M17 7h3']],
  supply_gold: [...person('gold'), ['gold', circle(18.5, 7, 4)], ['etch', 'M17 7h3M18.5 5.5v3']],
  exchange: [...person('silver'), ['line', 'M15 5.5h7.5M20 3l2.5 2.5L20 8M22.5 11.5H15M17.5 9L15 11.5l2.5 2.5']],
  rescue: [...person('silver'), ['line', 'M3 2.5v19M9 2.5v19M15 2.5v19M1.5 3.5h15.5'], ['line', 'M19 13V6M16.5 8.5L19 6l2.5 2.5']],
  send: [...FIGURE, ['line', 'M15.5 4h7M19.5 1l3 3l-3 3']],
  relocate: [...FIGURE, ['line', 'M2 17c-1.5-7 1-13 9-14.5M8 1l3 1.5L9 6']],
  activate: [['jungle', 'M6 10h12l3.5 6l-3.5 6H6l-3.5-6Z'], ['coin', 'M12 .5l1.8 5l5.2-1.5l-3 4.5l3 4.5l-5.2-1.5l-1.8 5l-1.8-5l-5.2 1.5l3-4.5l-3-4.5l5.2 1.5Z']],
  camp: TENT,
  camp_empty: [['paper', 'M12 4l10 16.5H2Z'], ['thin', 'M12 10l4 10.5H8Z'], ['line', 'M5 4l3 3M8 4L5 7']],
  level1: [TILE, ['light', 'M9 6h6v2h-2v8h2v2H9v-2h2V8H9Z']],
  mine: [...FIGURE, ['line', 'M3 22.5h18']],
  scout: [['tablet', 'M2 14l12-7l3 5l-12 7Z'], ['gold', 'M13.5 6l5-3l5 8l-5 3Z'], ['line', 'M10 16l-2 6M12 15l4 7']],
  site1: [['stone', 'M6 3h12l4 9l-4 9H6l-4-9Z'], ['light', 'M9 6h6v2h-2v8h2v2H9v-2h2V8H9Z']],
  site2: [['stone', 'M6 3h12l4 9l-4 9H6l-4-9Z'], ['light', 'M6.5 6h11v2H16v8h1.5v2h-11v-2H8V8H6.5ZM10 8v8h4V8Z']],
  overcome: [...GUARDIAN, ['line', 'M2 22L22 2'], ['light', 'M2.5 18.5l3 3l-2 1.5l-2.5-2.5Z']],
  alone: [['thin', circle(12, 12, 11)], ...FIGURE],
  buy: [['paper', 'M2 3h10l10 10l-9 9L2 12Z'], ['ink', circle(6.5, 7.5, 1.7)], ['line', 'M10 13l4 4M13 10l4 4']],
  item: [['line', 'M8 6c0-5 8-5 8 0'], ['tablet', 'M5 9c0-3 2-4 7-4s7 1 7 4v12H5Z'], ['light', 'M7.5 13h9v5h-9Z'], ['ink', 'M11 11.5h2v4h-2Z']],
  artifact: [['compass', 'M9 2h6v3.5c4 2 6 5 5 9.5c-.8 4-4 7-8 7s-7.2-3-8-7c-1-4.5 1-7.5 5-9.5Z'], ['light', 'M5.5 12h13v1.8h-13ZM7 16.5l2-1.8l2 1.8l2-1.8l2 1.8l2-1.8v1.5l-2 1.8l-2-1.8l-2 1.8l-2-1.8l-2 1.8Z']],
  card: [card()],
  reveal: [...EYE, ['paper', box(7, 14, 10, 9)]],
  take: [...hold, ['line', 'M11 2v8M7.5 7L11 10.5L14.5 7']],
  hand,
  deck_top: [...deck('paper'), ['line', 'M12 1v7.5M9 6l3 3l3-3']],
  research: [['line', 'M6 22V5M14 22V5M6 8h8M6 12.5h8M6 17h8'], ['line', 'M20 20V4M17 7l3-3.5L23 7']],
  notebook,
  minus: [['line', 'M6 12h12']],
  free: [['paper', circle(12, 12, 8)], ['line', 'M7 17L17 7']],
  twice: [['line', 'M2 9l6 8M8 9l-6 8M12.5 9.5c0-4.5 8-4.5 8 0c0 3-8 5-8 8h8.5']],
  per: [['line', 'M16 3L8 21']],
  guardian: GUARDIAN,
  idol: IDOL,
  archaeologist: FIGURE,
  max: [['line', 'M17 4L6 10l11 6M6 20h11']],
  pass: [['gold', 'M16 2.5c-6 1-9 5-9 9.5s3 8.5 9 9.5c-3 1.5-13 .5-13-9.5s10-11 13-9.5Z'], ['line', 'M15 9h5l-5 6h5']],
  protect: [['compass', 'M12 1.5l9 3v7c0 5.5-4 9-9 11c-5-2-9-5.5-9-11v-7Z'], ['light', 'M11 6h2v4h4v2h-4v6h-2v-6H7v-2h4Z']],
  all_planes: [...plane, ['thin', circle(12, 12, 11.2)]],
  recall: [...FIGURE, ['line', 'M21 3c2 8 1 14-4 17M20.5 15.5L16.5 20l5.5 1']],
  look_top: [...EYE, ...deck('stone')],
  look_bottom: [...EYE, ...deck('paper'), ['ink', 'M4 17l8 4l8-4v2.5l-8 4l-8-4Z']],
  hammer: [['tablet', 'M10.5 9h3.5v13.5h-3.5Z'], ['stone', 'M3 3h15l3.5 4L18 9H3Z']],
  unslot: [['stone', 'M4 22V13h16v9h-4v-5H8v5Z'], idolSmall, ['line', 'M20 10V3M18 5l2-2.5L22 5']],
  crown: [['gold', 'M2 6l5 4l5-7.5l5 7.5l5-4l-2.5 14h-15Z'], ['thin', 'M5 16.5h14']],
  copy_idol: [['silver', 'M3 2h6v4l2-1.5V9l-2 2v2l1.5 3h-9L3 13v-2L1 9V4.5L3 6Z'], ['gold', 'M13 8h6v4l2-1.5V15l-2 2v2l1.5 3h-9l1.5-3v-2l-2-2v-4.5l2 1.5Z']],
  ready: [...GUARDIAN, ['light', circle(18.5, 18, 5)], ['etch', 'M15.5 18a3 3 0 1 1 1 2.3M15 15.5v2.7h2.5']],
  or: [['line', 'M15 4L9 20']],
  pick: [['paper', box(4, 3, 16, 18)], ['line', 'M7 9l2 2l3-4M7 16l2 2l3-4M14.5 9.5h3M14.5 16.5h3']],
  arrow: [['line', 'M3 12h17M14.5 6.5L20 12l-5.5 5.5']],
  bolt: [['coin', 'M14 1L4 14h6.5L9 23l11-14h-7Z']],
  exile_self: [card(), CROSS, ['coin', circle(12, 12, 3.5)]],
  silver: [['silver', circle(12, 12, 9)], ['etch', 'M8 12h8']],
  gold: [['gold', 'M12 1.5l3 6.5l7 .7l-5.3 4.8l1.6 7l-6.3-3.7l-6.3 3.7l1.6-7L2 8.7L9 8Z']],
  glass,
  lantern,
  obscure: [...EYE, ['line', 'M3 2l18 12'], ['dark', 'M7 15h10v7l-2.5-1.5L12 22.5l-2.5-2L7 22Z']],
}

/** An icon word taken apart: `coin:2` is two coins. */
export interface IconWord {
  readonly word: string
  readonly count: number
}

/** Takes an icon word apart. A number of one is not written. */
export function parseIcon(text: string): IconWord {
  const [word = '', count] = text.split(':')
  const n = Number(count ?? '1')
  return { word, count: Number.isFinite(n) ? n : 1 }
}

/** Icon words of a price or a way as the numbers of a component write it: `coin tablet 2` is `coin`, `tablet:2`. */
export function iconsOfCost(cost: string): readonly string[] {
  const icons: string[] = []
  for (const word of cost.split(' ').filter((part) => part !== '')) {
    const last = icons.at(-1)
    if (/^\d+$/.test(word) && last !== undefined) icons[icons.length - 1] = `${last}:${word}`
    else icons.push(word === 'card' ? 'use_up' : word)
  }
  return icons
}
