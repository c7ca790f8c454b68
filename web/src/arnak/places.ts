import type { Offered, Place } from '../lib/picture'

export function placesOf(action: Offered['action']): Place[] {
  return Object.entries(action).flatMap(([key, value]) => (key !== 'do' && typeof value === 'string' ? [value] : []))
}
