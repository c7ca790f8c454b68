// The numbers of a component that are shown to people, and their names.

import type { Component } from 'client/lib/picture'
import { find, has, type Lang } from './words'

const COSTS: ReadonlySet<string> = new Set(['travel', 'cost', 'discover', 'wall_cost'])

/** The value is a price or a way, to be drawn as icons. */
export function isCost(key: string): boolean {
  return COSTS.has(key)
}

/** The name of a number. */
export function fieldName(key: string, lang: Lang): string {
  return find(lang, `field-${key}`) ?? key
}

/** The numbers worth showing beside the rule text: those that have a name. */
export function shownFields(component: Component): readonly (readonly [string, string])[] {
  return Object.entries(component.numbers).filter(([key, value]) => has(`field-${key}`) && value !== '')
}
