// The way of a pirogue: along the river, clockwise, never across the temple.

import type { Point } from './hex'
import type { Layout } from './layout'

const pointOf = (layout: Layout, stop: string | Point): Point =>
  typeof stop === 'string' ? (layout.sites[stop] ?? layout.planes[stop] ?? layout.forest).landing : stop

/** The points from one place of the river to another, both ends included as they are given. */
export function voyage(layout: Layout, from: string, to: string, start: Point, end: Point): Point[] {
  const { course } = layout
  const first = course.indexOf(from)
  const last = course.indexOf(to)
  if (first < 0 || last < 0 || from === to) return [start, end]
  const between: Point[] = []
  for (let at = (first + 1) % course.length; at !== last; at = (at + 1) % course.length) {
    const stop = course[at]
    if (stop !== undefined) between.push(pointOf(layout, stop))
  }
  return [start, ...between, end]
}

/** The share of the whole way at which each point is reached. */
export function shares(points: readonly Point[]): number[] {
  const steps = points.map((point, at) => {
    const before = points[at - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const whole = steps.reduce((sum, step) => sum + step, 0) || 1
  let gone = 0
  return steps.map((step) => (gone += step) / whole)
}
