// Our own small drawings of the items and basic cards, on 24 by 24.

import { ICONS } from '../icons'
import { box, circle, TENT, type Drawing } from '../shapes'

const icon = (word: string): Drawing => ICONS[word] ?? []

export const ITEMS: Readonly<Record<string, Drawing>> = {
  sea_turtle: [
    ['jungle', 'M5 16c0-6 4-9 8-9s8 3 8 9Z'],
    ['tablet', 'M5 16H3c-2 0-2-4 0-4h3M9 16l-3 4h4l2-4M16 16l3 4h-4l-2-4'],
    ['thin', 'M13 7v9M9 9l-1 7M17 9l1 7'],
  ],
  ostrich: [
    ['tablet', 'M8 12c4-3 10-2 12 1c-1 4-7 5-11 3c-2-1-2-3-1-4Z'],
    ['line', 'M8 13C5 10 7 7 6 4M13 16v6M16 16l1 6'],
    ['paper', circle(5.5, 3.5, 2)],
    ['coin', 'M3.6 3.5L1 4.2l2.8 .8Z'],
  ],
  pack_donkey: [
    ['stone', 'M3 4l1.5 4L3 10l1 2l3-1l1 9h2v-6h7v6h2v-9l2 3V10l-3-1H9L7 4L5.5 6Z'],
    ['stamp', box(10, 5, 8, 6)],
    ['thin', 'M14 5v6M10 8h8'],
  ],
  horse: [
    ['tablet', 'M6 22c1-5-1-7 1-11L3 13l-1-3l5-6l1-3l2 2c5 0 9 4 9 10v9Z'],
    ['ink', circle(7.5, 6.5, 0.9)],
    ['line', 'M11 3c4 2 6 6 6 12'],
  ],
  steam_boat: [
    ['water', 'M2 15h20l-3 6H5Z'],
    ['paper', 'M6 10h11v5H6Z'],
    ['stamp', 'M9 4h4v6H9Z'],
    ['line', 'M12 2c2-1 3 1 5 0s3 0 4-1'],
  ],
  automobile: [
    ['stamp', 'M2 17v-4h7l2-6h7v6h4v4Z'],
    ['paper', 'M12.5 8.5H16.5V13H11.2Z'],
    ['ink', circle(7, 18, 3)],
    ['ink', circle(17.5, 18, 3)],
    ['coin', circle(3.5, 12, 1.4)],
  ],
  sturdy_boots: [
    ['tablet', 'M2 3h6v9c3 0 5 2 5 5H2Z'],
    ['ink', 'M2 17h11v2.5H2Z'],
    ['tablet', 'M11 5h6v9c3 0 5 2 5 5H11Z'],
    ['ink', 'M11 19h11v2.5H11Z'],
  ],
  gold_pan: [
    ['stone', 'M1 9h22l-4 9H5Z'],
    ['gold', 'M5 9c1-3 4-2 5-3s4 1 5 0s3 1 4 3Z'],
    ['thin', 'M4 13h16'],
  ],
  trowel: [
    ['tablet', 'M14 14l7 7l1.5-1.5l-7-7Z'],
    ['arrowhead', 'M2 2l12 5l-3 4l4 2l-2 2l-2-4l-4 3Z'],
  ],
  pickaxe: [
    ['tablet', 'M10.5 5h3v18h-3Z'],
    ['arrowhead', 'M1 10C5 2 19 2 23 10C17 6.5 7 6.5 1 10Z'],
  ],
  hot_air_balloon: [
    ['stamp', 'M12 1c6 0 8 4 8 7c0 4-5 7-6 10h-4C9 15 4 12 4 8c0-3 2-7 8-7Z'],
    ['light', 'M12 1c2.5 2 3 12 1 17h-2c-2-5-1.5-15 1-17Z'],
    ['tablet', 'M9.5 19.5h5v3.5h-5Z'],
  ],
  aeroplane: icon('plane'),
  journal: icon('notebook'),
  parrot: [
    ['jungle', 'M9 3c5-2 9 2 8 7c-1 6-5 8-9 13c0-5-1-8 0-12Z'],
    ['stamp', 'M9 3c3-1 5 0 5 3c-2 1-5 0-6 2Z'],
    ['coin', 'M8.5 3.5C5 4 5 7 6 8.5c1-1 2-1 3-1Z'],
    ['light', circle(11, 5, 1)],
    ['line', 'M3 18h17'],
  ],
  watch: [
    ['line', 'M12 5c-5-5-9-1-9 3'],
    ['gold', 'M10.5 3h3v3h-3Z'],
    ['gold', circle(12, 14, 8.5)],
    ['light', circle(12, 14, 6)],
    ['etch', 'M12 10v4l3 2'],
  ],
  army_knife: [
    ['arrowhead', 'M9 11L5 1l7 9ZM13 11l3-9l1 9Z'],
    ['stamp', box(2, 11, 20, 6, 3)],
    ['light', 'M11 12.5h1.5V14H14v1.5h-1.5V17H11v-1.5H9.5V14H11Z'],
    ['arrowhead', 'M5 17l3 5l1-5Z'],
  ],
  binoculars: [
    ['ink', 'M7 4h4v5H7ZM13 4h4v5h-4ZM10 10h4v4h-4Z'],
    ['tablet', 'M6.5 8h5L12 20H3ZM12.5 8h5L21 20h-9Z'],
    ['water', 'M3 18h9v2.5H3ZM12 18h9v2.5h-9Z'],
  ],
  tent: TENT,
  fishing_rod: [
    ['line', 'M2 22L20 3M20 3c2 4 1 9 1 12'],
    ['line', 'M21 15c0 3-3 3-3 1'],
    ['stone', circle(7, 17.5, 2.4)],
  ],
  precision_compass: [
    ['gold', circle(12, 13, 9.5)],
    ['light', circle(12, 13, 7)],
    ['gold', 'M10.5 1h3v3h-3Z'],
    ['red', 'M12 13l4-5'],
    ['etch', 'M12 13l-4 5'],
  ],
  bow_and_arrows: [
    ['line', 'M7 2c9 3 9 17 0 20'],
    ['thin', 'M7 2v20'],
    ['line', 'M2 12h19'],
    ['arrowhead', 'M18 8.5l5 3.5l-5 3.5Z'],
  ],
  carrier_pigeon: [
    ['paper', 'M2 9c3-3 6-2 8 1l6-8l1 8c3 1 5 3 6 6l-6 1c-4 4-10 3-12-2C4 13 2 12 2 9Z'],
    ['ink', circle(5.2, 9, 0.9)],
    ['stamp', box(11, 17.5, 6, 4)],
  ],
  whip: [
    ['line', 'M4 21c8 2 16-1 15-6s-9-4-9 0s6 3 7-1S14 3 7 5'],
    ['tablet', 'M2 18l5 2.5l-1.5 2.5l-5-2Z'],
  ],
  rough_map: [
    ['paper', 'M2 5l6-2l8 3l6-2v15l-6 2l-8-3l-6 2Z'],
    ['thin', 'M8 3v15M16 6v15'],
    ['red', 'M15 13l4 4M19 13l-4 4'],
    ['thin', 'M4 9c3 2 5 0 7 3'],
  ],
  airdrop: [
    ['stamp', 'M2 10C2 4 7 1 12 1s10 3 10 9c-2-1.5-4-1.5-6 0c-2-1.5-6-1.5-8 0c-2-1.5-4-1.5-6 0Z'],
    ['thin', 'M2 10l7 6M22 10l-7 6M8 10l2 6M16 10l-2 6'],
    ['tablet', box(8, 16, 8, 7, 1)],
  ],
  flask: [
    ['arrowhead', 'M9 1h6v4H9Z'],
    ['tablet', 'M7 6h10c2 2 2 14 0 16H7c-2-2-2-14 0-16Z'],
    ['light', 'M8 10h8v2H8Z'],
  ],
  machete: [
    ['arrowhead', 'M2 3C10 3 17 8 19 14l-4 3C12 12 8 8 2 3Z'],
    ['tablet', 'M15 17l4-3l4 6l-3 2.5Z'],
  ],
  torch: [
    ['tablet', 'M10 12h4l-1 11h-2Z'],
    ['stamp', 'M12 1c3 4 5 5 4 9c-1 3-7 3-8 0c-1-3 2-3 4-9Z'],
    ['coin', 'M12 6c1.5 2 2.5 3 1.5 5c-1 1-3 1-3.5-.5C9.5 9 11 9 12 6Z'],
  ],
  large_backpack: icon('item'),
  rope: [
    ['tablet', 'M4 12a8 6 0 1 1 16 0a8 6 0 1 1-16 0ZM8.5 12a3.5 2.5 0 1 0 7 0a3.5 2.5 0 1 0-7 0Z'],
    ['thin', 'M6 9l3 1M6 15l3-1M18 9l-3 1M18 15l-3-1M12 6v3M12 15v3'],
    ['line', 'M19 15c2 3 0 6 3 7'],
  ],
  revolver: [
    ['arrowhead', 'M2 6h17V3h3v7h-9l-1 3H8l-3-1Z'],
    ['tablet', 'M2 8l5 4l-1 10H1.5Z'],
    ['ink', 'M9 6.5h4v3H9Z'],
    ['thin', 'M8 13c0 3 4 3 4 0'],
  ],
  hat: [
    ['tablet', 'M1 16c4-3 4-2 6-3c0-6 2-8 5-7c3-1 5 1 5 7c2 1 2 0 6 3c-5 4-17 4-22 0Z'],
    ['ink', 'M6.8 11.5c3 2 7.4 2 10.4 0l.2 2c-3 2-7.8 2-10.8 0Z'],
  ],
  bear_trap: [
    ['arrowhead', 'M2 17c0-6 4-9 10-9s10 3 10 9Z'],
    ['light', 'M4 13l2.5-1l-.5 3.5ZM8 9.5l2.5 0L9 13ZM13.5 9.5H16L15 13ZM17.5 12l2.5 1l-2 2.5Z'],
    ['ink', 'M1 17h22v3H1Z'],
  ],
  grappling_hook: [
    ['arrowhead', 'M11 8h2v8c3 0 4-2 4-4l-2 .5L18 8l3 4.5l-2-.5c0 5-3 7-7 7s-7-2-7-7l-2 .5L6 8l3 4.5l-2-.5c0 2 1 4 4 4Z'],
    ['line', 'M12 8V6a2.5 2.5 0 1 1 .1 0M12 1v1'],
  ],
  lantern: icon('lantern'),
  dog: [
    ['tablet', 'M3 6l4-3l3 4h7c2 0 3-1 4-3c1 4 0 6-2 8v10h-2.5l-.5-6h-6l-1 6H6.5V12L4 10l-2-.5Z'],
    ['ink', circle(6.5, 6.5, 0.9)],
    ['stamp', 'M7 10.5l4-2v2l-4 2.5Z'],
  ],
  brush: [
    ['tablet', 'M17 1l5 5l-9 8l-4-4Z'],
    ['arrowhead', 'M9 10l4 4l-2.5 2.5l-4-4Z'],
    ['paper', 'M6.5 12.5l4 4C9 20 6 22 1.5 22.5C2 18 4 14 6.5 12.5Z'],
  ],
  axe: [
    ['tablet', 'M10 3h3l2 20h-3Z'],
    ['arrowhead', 'M12 3c4-1 8-1 10 1c-1 3-1 5 0 8c-3 1-6 0-9-1Z'],
  ],
  chronometer: [
    ['silver', 'M10.5 1h3v3h-3ZM17 4l2-2l2 2l-2 2Z'],
    ['silver', circle(12, 14, 8.5)],
    ['light', circle(12, 14, 6)],
    ['red', 'M12 14V9'],
    ['etch', 'M12 14l3 3'],
  ],
  theodolite: [
    ['line', 'M12 13L5 23M12 13l7 10M12 13v10'],
    ['gold', 'M8 9h8v4H8Z'],
    ['tablet', 'M3 4l15-2l1 5L4 9Z'],
    ['water', 'M18 2l3-.5l1 5.5l-3 .5Z'],
  ],
  funding_ship: [['paper', box(2, 6, 20, 12)], ['coin', circle(12, 12, 3.8)], ['thin', 'M4.5 8.5h3M16.5 15.5h3']],
  funding_car: [['paper', box(2, 6, 20, 12)], ['coin', circle(12, 12, 3.8)], ['thin', 'M4.5 8.5h3M16.5 15.5h3']],
  exploration_ship: icon('scout'),
  exploration_car: icon('scout'),
  fear: icon('fear'),
}
