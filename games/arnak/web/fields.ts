// Which numbers of a component people are shown, and under what name.

import type { Component } from 'client/lib/picture'
import type { Lang } from './words'

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  coins: ['Price in coins', 'Prix en pièces'],
  compasses: ['Price in compasses', 'Prix en boussoles'],
  travel: ['Travel', 'Déplacement'],
  cost: ['Cost', 'Coût'],
  discover: ['To discover', 'Découverte'],
  wall_cost: ['Price of the Owl tile', 'Prix de la tuile chouette'],
  wall_points: ['Owl tile', 'Tuile chouette'],
  level: ['Level', 'Niveau'],
  copies: ['Copies', 'Exemplaires'],
  glass_points: ['Glass', 'Loupe'],
  notebook_points: ['Notebook', 'Calepin'],
  lantern_points: ['Lantern', 'Lanterne'],
  arrival: ['Arrival', 'Arrivée'],
  reserve: ['Reserve', 'Réserve'],
  tiles: ['Tiles by players', 'Tuiles par joueurs'],
  row: ['Row', 'Ligne'],
  difficulty: ['Difficulty', 'Difficulté'],
  idols_face_up: ['Idols face up', 'Idoles visibles'],
  idols_face_down: ['Idols face down', 'Idoles cachées'],
}

const COSTS: ReadonlySet<string> = new Set(['travel', 'cost', 'discover', 'wall_cost'])

/** The value is a price or a way, to be drawn as icons. */
export function isCost(key: string): boolean {
  return COSTS.has(key)
}

/** The name of a number. */
export function fieldName(key: string, lang: Lang): string {
  return NAMES[key]?.[lang === 'en' ? 0 : 1] ?? key
}

/** The numbers worth showing beside the rule text. */
export function shownFields(component: Component): readonly (readonly [string, string])[] {
  return Object.entries(component.numbers).filter(([key, value]) => key in NAMES && value !== '')
}
