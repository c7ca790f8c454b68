// Maps an icon word of a component (`points:3`, `key:pink`, `final_pair:3:12`) to its drawing.

import { isGlyph, type GlyphName } from './glyphs'
import type { Words } from './words'

/** A drawn icon: a glyph in a colour, perhaps a sign on it and a text. */
export interface Drawn {
  readonly glyph: GlyphName
  /** A CSS colour. */
  readonly tint: string
  readonly sign?: { readonly glyph: GlyphName; readonly x: number; readonly y: number; readonly size: number }
  readonly text?: { readonly value: string; readonly x: number; readonly y: number; readonly size: number }
}

const TINTS: Readonly<Record<string, string>> = {
  treasure: 'var(--coin)', mask: 'var(--coin)', statuette: 'var(--coin)', vase: 'var(--coin)', pendant: 'var(--coin)', knife: 'var(--coin)',
  passage: 'var(--stone)', open_wall: 'var(--stone)', light_room: 'var(--glow)', sanctuary: 'var(--coin)', score_doors: 'var(--tablet)',
  card: 'var(--stamp)', delivery: 'var(--compass)', delivery_bonus: 'var(--compass)', delivery_types: 'var(--compass)',
  explore: 'var(--tablet)', forest_free: 'var(--arrowhead)', tree: 'var(--jungle)', palm: 'var(--jungle)', points: 'var(--stamp)',
  final: 'var(--stamp)', final_pair: 'var(--coin)', final_colours: 'var(--stamp)', tent: 'var(--tablet)', backpack: 'var(--tablet)', 'tent-camp': 'var(--tablet)', 'camp-key': 'var(--tablet)', canoe: 'var(--water)', flag: 'var(--ink-soft)',
}

/** The CSS colour of a key colour. */
export const colourOf = (colour: string): string => `var(--key-${colour}, var(--stone))`

/** The CSS colour of a seat. */
export const seatColour = (seat: number): string => `var(--seat-${seat})`

/** The sign of a seat. */
export function seatGlyph(seat: number): GlyphName {
  const name = `seat${seat}`
  return isGlyph(name) ? name : 'seat0'
}

/** The sign of a key colour. */
export const signOf = (colour: string): GlyphName => (isGlyph(colour) ? colour : 'multicolour')

/** What is drawn for an icon word. */
export function drawn(icon: string): Drawn {
  const [head = '', first = '', second = ''] = icon.split(':')
  const tint = TINTS[head] ?? 'var(--ink-soft)'
  switch (head) {
    case 'key': {
      const sign = first === 'any' || first === '' ? 'any' : signOf(first)
      const size = sign === 'any' ? 14 : 9.5
      return { glyph: 'key', tint: sign === 'any' ? 'var(--paper-raised)' : colourOf(first), sign: { glyph: sign, x: 12 - size / 2, y: 8 - size / 2, size } }
    }
    case 'points': return { glyph: 'points', tint, text: { value: first, x: 12, y: 16.4, size: first.length > 1 ? 11.5 : 13 } }
    case 'final': return { glyph: 'final', tint, text: { value: first, x: 13.5, y: 16.5, size: 12 } }
    case 'final_pair': return { glyph: 'final_pair', tint, text: { value: `${first}/${second}`, x: 12, y: 15, size: 8.5 } }
    case 'final_colours': return { glyph: 'final_colours', tint, text: { value: first, x: 9, y: 19.5, size: 9 } }
    case 'delivery_bonus': return { glyph: 'delivery', tint, text: { value: `+${first}`, x: 16, y: 8, size: 11 } }
    case 'delivery_types': return { glyph: 'delivery', tint, sign: { glyph: 'any', x: 11, y: -2, size: 12 } }
    default: break
  }
  if (/^seat\d$/.test(head) && isGlyph(head)) return { glyph: head, tint: seatColour(Number(head.slice(4))) }
  if (head.startsWith('colour-')) {
    const colour = head.slice(7)
    return { glyph: signOf(colour), tint: colourOf(colour) }
  }
  return isGlyph(head) ? { glyph: head, tint } : { glyph: 'plain', tint }
}

/** What an icon word means, for those who do not see it. */
export function iconName(icon: string, w: Words, called: (id: string) => string = (id) => id): string {
  const [head = '', first = '', second = ''] = icon.split(':')
  const name = w.of('icon', head) ?? called(head)
  if (/^seat\d$/.test(head)) return w('player', { n: Number(head.slice(4)) + 1 })
  if (head === 'points') return w('points', { n: Number(first) })
  if (head === 'key') return `${name} ${first === 'any' ? (w.of('icon', 'any') ?? first) : called(first)}`
  return second !== '' ? `${name} (${first}/${second})` : first !== '' ? `${name} (${first})` : name
}

/** The icon words of an effect written as in the tables: `points 3; card`. */
export function iconsOf(effect: string): string[] {
  return effect === '' || effect === 'nothing' ? [] : effect.split(';').map((part) => part.trim().replaceAll(' ', ':'))
}
