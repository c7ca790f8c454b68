// Numbers to places in a drawing.

export interface Scale {
  (value: number): number
  readonly ticks: readonly number[]
}

/** Round steps of 1, 2 or 5 times a power of ten, at most `most` of them. */
export function ticksOf(low: number, high: number, most = 6): readonly number[] {
  if (!(high > low)) return [low]
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power
  const first = Math.ceil(low / step) * step
  const ticks: number[] = []
  for (let at = first; at <= high + step / 1e6; at += step) ticks.push(Number(at.toPrecision(12)))
  return ticks
}

/** A straight scale from values to lengths. */
export function scale(from: readonly [number, number], to: readonly [number, number], most?: number): Scale {
  const [low, high] = from
  const span = high - low || 1
  const place = (value: number) => to[0] + ((value - low) / span) * (to[1] - to[0])
  return Object.assign(place, { ticks: ticksOf(low, high, most) })
}

/** The smallest and largest of some numbers, nought included. */
export function extent(values: readonly number[]): [number, number] {
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

/** From a round number at or below the smallest to one at or above the largest, for an axis that says where it begins. */
export function around(values: readonly number[], most = 5): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!(high > low)) return extent(values)
  const [first = low, second = high] = ticksOf(low, high, most)
  const step = second - first
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step]
}

/** The path through some points. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** A name of at most this many letters; a longer one is truncated with an ellipsis. */
export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '1 2'] as const

/** A dash for each seat, so that lines differ by more than colour. */
export function dash(at: number): string {
  return DASHES[at % DASHES.length] ?? ''
}
