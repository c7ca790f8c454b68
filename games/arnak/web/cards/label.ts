// What a screen reader says of a card: name, price, travel, points and effect, each once.

import type { Component } from 'client/lib/picture'
import { iconsOfCost } from '../icons'
import { iconName, rowName, say, type Lang } from '../words'

export function cardLabel(card: string, component: Component | undefined, icons: readonly string[], lang: Lang, nth?: string): string {
  const numbers = component?.numbers ?? {}
  const [coins, compasses, travel, points] = [numbers['coins'], numbers['compasses'], numbers['travel'], numbers['points']]
  const price = coins === undefined ? (compasses === undefined ? '' : iconName(`compass:${compasses}`, lang)) : iconName(`coin:${coins}`, lang)
  const facts = [
    price && say(lang, 'cost_of', { price }),
    travel && say(lang, 'travel_of', { icons: rowName(iconsOfCost(travel), lang) }),
    points !== undefined && points !== '0' ? say(lang, 'n_points', { n: Number(points) }) : '',
  ].filter((fact) => fact)
  const name = `${component?.name ?? card}${nth === undefined ? '' : ` ${nth}`}`
  const head = [name, ...facts].join(', ')
  return icons.length === 0 ? head : `${head}: ${rowName(icons, lang)}`
}
