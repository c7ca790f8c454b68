// Our own small drawings of the artifacts, on 24 by 24.

import { ICONS } from '../icons'
import { box, circle, IDOL, type Drawing } from '../shapes'

const icon = (word: string): Drawing => ICONS[word] ?? []

export const ARTIFACTS: Readonly<Record<string, Drawing>> = {
  pathfinders_sandals: [
    ['tablet', 'M5 2c4 0 4 4 3.5 8s0 11-3 11s-3.5-5-3-9S2 2 5 2ZM18 3c4 0 4 4 3.5 8s0 11-3 11s-3.5-5-3-9s0-10 2.5-10Z'],
    ['line', 'M2.5 9l3-4l3 4M15.5 10l3-4l3 4'],
  ],
  pathfinders_staff: [
    ['tablet', 'M10.5 6h3v17h-3Z'],
    ['compass', circle(12, 5, 4)],
    ['light', circle(12, 5, 1.5)],
    ['stamp', 'M8 12l2.5-1v4ZM16 12l-2.5-1v4Z'],
  ],
  war_mask: [
    ['stamp', 'M4 3h16v10c0 6-4 9-8 9s-8-3-8-9Z'],
    ['coin', 'M4 3l3-2h10l3 2l-2 3H6Z'],
    ['light', 'M6.5 9.5h4v2.5h-4ZM13.5 9.5h4v2.5h-4ZM9 16h6v2H9Z'],
  ],
  treasure_chest: [
    ['tablet', 'M2 11c0-6 3-7 10-7s10 1 10 7Z'],
    ['tablet', box(2, 11, 20, 10, 1)],
    ['gold', 'M10 9.5h4v5h-4Z'],
    ['thin', 'M6 4.5V21M18 4.5V21'],
  ],
  ritual_dagger: [
    ['arrowhead', 'M12 23l-3-10V8h6v5Z'],
    ['gold', 'M5 6.5h14v2.5H5Z'],
    ['tablet', 'M10.5 1h3v6h-3Z'],
    ['jewel', circle(12, 7.7, 1.3)],
  ],
  crystal_earring: [
    ['line', 'M12 6a3 3 0 1 1 2-3'],
    ['compass', 'M12 7l5 6l-5 10l-5-10Z'],
    ['light', 'M12 9l-3 4h3Z'],
    ['thin', 'M7 13h10'],
  ],
  mortar: [
    ['tablet', 'M16 1l3 2l-6 9l-3-1Z'],
    ['stone', 'M3 10h18c0 5-2 8-5 9l1 3H7l1-3c-3-1-5-4-5-9Z'],
  ],
  serpents_gold: [
    ['gold', circle(9, 17, 5)],
    ['gold', circle(16, 18, 4)],
    ['jungle', 'M3 8c3-6 9-6 10-2s-5 4-4 7s10 2 12-4l-2-1c-1 3-6 4-6 2s4-4 3-7C14-1 4 0 1 7Z'],
  ],
  serpent_idol: [
    ['jungle', 'M8 22h9c3-5-5-7-3-11c1-2 5-1 5-5S15 1 11 2S6 6 7 9s4 4 3 7s-2 4-2 6Z'],
    ['light', circle(13.5, 5, 1.3)],
    ['stone', 'M4 21h16v2.5H4Z'],
  ],
  monkey_medallion: [
    ['line', 'M5 1l7 8l7-8'],
    ['gold', circle(12, 15, 8)],
    ['tablet', 'M8 12a2 2 0 1 1 1-1h6a2 2 0 1 1 1 1c2 5-1 8-4 8s-6-3-4-8Z'],
    ['ink', 'M10 14h1.3v1.3H10ZM12.7 14H14v1.3h-1.3ZM10.5 17.5h3v.8h-3Z'],
  ],
  idol_of_ara_anu: IDOL,
  inscribed_blade: [
    ['arrowhead', 'M20 1c1 8-3 13-10 17l-3-3C9 9 13 4 20 1Z'],
    ['tablet', 'M7 15l3 3l-4 5l-4-4Z'],
    ['thin', 'M16 6l1 1M13.5 9l1 1M11 12l1 1'],
  ],
  guardians_ocarina: [
    ['tablet', 'M2 13c0-5 6-8 12-8h8v4l-3 1c1 6-3 10-8 10s-9-3-9-7Z'],
    ['ink', `${circle(7, 13, 1.2)}${circle(11, 11.5, 1.2)}${circle(11, 16, 1.2)}${circle(15, 14, 1.2)}`],
  ],
  tigerclaw_hairpin: [
    ['paper', 'M4 22C1 14 4 5 12 2c-2 4-4 12-3 19ZM12 21c-1-7 1-14 8-17c-3 5-3 11-4 17Z'],
    ['gold', 'M3 19h14v3.5H3Z'],
  ],
  war_club: [
    ['tablet', 'M2 20l9-10l3 3l-10 9Z'],
    ['stone', 'M11 10l2-7l5-1l4 4l-1 5l-7 2Z'],
    ['light', 'M14 4.5l2 1.5l-2.5 1ZM18 5l1.5 2.5L17 7.5ZM19 9.5l-2.5 1l.5-2.5Z'],
  ],
  sundial: [
    ['stone', 'M2 16c0-4 4-6 10-6s10 2 10 6s-4 6-10 6S2 20 2 16Z'],
    ['gold', 'M12 2l6 14h-6Z'],
    ['thin', 'M5 16h2M12 19.5v-1.5M8 18.5l1-1'],
  ],
  traders_scales: [
    ['line', 'M12 2v18M4 6h16M7 21h10'],
    ['gold', 'M1 14h8c0 4-8 4-8 0ZM15 14h8c0 4-8 4-8 0Z'],
    ['thin', 'M5 6l-4 8M5 6l4 8M19 6l-4 8M19 6l4 8'],
  ],
  hunting_arrows: [
    ['line', 'M5 22L17 6M11 22L12.5 6M18 22L8 6'],
    ['arrowhead', 'M19.5 2l-.5 6l-4-2.5ZM12.5 1l2.2 5.5h-4.4ZM5.5 2l.5 6l4-2.5Z'],
  ],
  coconut_flask: [
    ['tablet', circle(12, 14, 8)],
    ['paper', 'M9.5 2h5v5h-5Z'],
    ['ink', `${circle(9.5, 13, 1)}${circle(14.5, 13, 1)}${circle(12, 17, 1)}`],
    ['line', 'M5 9c-3-3-2-6 3-6'],
  ],
  cleansing_cauldron: [
    ['arrowhead', 'M3 9h18c1 8-3 12-9 12S2 17 3 9Z'],
    ['water', 'M3 9c3-3 15-3 18 0c-3 2-15 2-18 0Z'],
    ['line', 'M7 21l-2 2M17 21l2 2M9 5c-2-2 1-2 0-4M14 5c-2-2 1-2 0-4'],
  ],
  ancient_wine: [
    ['stamp', 'M9 6h6c5 3 5 9 2 13l-2 4H9l-2-4C4 15 4 9 9 6Z'],
    ['stone', 'M9 2h6v4H9Z'],
    ['line', 'M8 7c-4-1-4 5-3 7M16 7c4-1 4 5 3 7'],
    ['light', 'M6.5 13h11v2h-11Z'],
  ],
  decorated_horn: [
    ['paper', 'M2 5c8-2 16 4 17 16c-2 1-4 0-5-1C13 13 8 11 2 10Z'],
    ['gold', 'M1 4h3v7H1ZM9 6l3 1.5l-2 5l-2.5-1Z'],
    ['stamp', 'M15.5 13l2.5-1l1 3.5l-3 .8Z'],
  ],
  ornate_hammer: icon('hammer'),
  star_charts: [
    ['paper', 'M3 4c3-2 15-2 18 0v16c-3-2-15-2-18 0Z'],
    ['compass', 'M8 7l1 2l2 .3l-1.5 1.5l.5 2.2L8 12l-2 1l.5-2.2L5 9.3L7 9ZM16 11l1 2l2 .3l-1.5 1.5l.5 2.2L16 16l-2 1l.5-2.2l-1.5-1.5L15 13Z'],
    ['thin', 'M8 10l8 4l2-7'],
  ],
  stone_jar: [
    ['stone', 'M7 3h10v3c4 3 4 12 1 16H6C3 18 3 9 7 6Z'],
    ['thin', 'M4.5 11h15M4.5 15h15M7 6h10'],
    ['light', 'M8 12.3l1.5 1.5l1.5-1.5l1.5 1.5l1.5-1.5l1.5 1.5l-.5.700H8Z'],
  ],
  passage_shell: [
    ['paper', 'M12 2c6 0 10 5 10 10s-4 9-10 10C6 21 2 17 2 12S6 2 12 2Z'],
    ['line', 'M12 22C6 18 6 10 12 8s7 6 3 8s-6-2-3-4'],
  ],
  ceremonial_rattle: [
    ['tablet', 'M10.5 12h3v11h-3Z'],
    ['stamp', circle(12, 7.5, 6)],
    ['light', 'M6.5 7h11v2h-11Z'],
    ['gold', 'M8 14h8l1 3H7Z'],
  ],
  sacred_drum: [
    ['stamp', 'M3 7v11c3 5 15 5 18 0V7Z'],
    ['paper', 'M3 7c2-4 16-4 18 0c-2 4-16 4-18 0Z'],
    ['thin', 'M4 10l4 11l4-10l4 10l4-11'],
  ],
  traders_coins: [
    ['gold', 'M2 17c0-3 10-3 10 0v3c0 3-10 3-10 0ZM2 13c0-3 10-3 10 0v2c0 3-10 3-10 0Z'],
    ['gold', circle(16, 9, 6.5)],
    ['ink', 'M14.5 7.5h3v3h-3Z'],
  ],
  stone_key: [
    ['stone', 'M7 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11ZM10.5 10l11 11l-2 2l-2-2l-2 2l-2-2l1.5-2l-6.5-6.5Z'],
    ['light', circle(7, 7.5, 2.2)],
  ],
  obsidian_earring: [
    ['line', 'M12 6a3 3 0 1 1 2-3'],
    ['dark', 'M12 7c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 2-6 6-10Z'],
    ['light', 'M9 17a3 3 0 0 1 2-4l.5 1.2a2 2 0 0 0-1.2 2.8Z'],
  ],
  guiding_stone: [
    ['stone', 'M6 3l8-1l6 6l1 9l-6 6H6l-4-7Z'],
    ['compass', 'M12 6l2 4.5l4.5 1.5L14 14l-2 4.5L10 14l-4.5-2L10 10.5Z'],
  ],
  guiding_skull: [
    ['paper', 'M12 2c6 0 9 4 9 8.5c0 3-1.5 4.5-3 5.5v4H6v-4c-1.5-1-3-2.5-3-5.5C3 6 6 2 12 2Z'],
    ['jewel', circle(8.3, 10.5, 2.3)],
    ['jewel', circle(15.7, 10.5, 2.3)],
    ['thin', 'M10 20v-3M14 20v-3M12 20v-3'],
  ],
  runes_of_the_dead: [
    ['dark', 'M4 3l7-1l1 9l-7 1ZM14 4l6 1l-1 9l-7-1ZM5 14l7 0v8l-7 0ZM14 15l6-.5l.5 7l-6 .5Z'],
    ['light', 'M7 5h1.2v4H7ZM16 7h1.2v4H16ZM8 16h1.2v4H8ZM17 16.5h1.2v4H17Z'],
  ],
  guardians_crown: icon('crown'),
}
