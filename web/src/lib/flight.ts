// Things that fly over a picture from one place to another: copies that take no click and are gone when they arrive. A picture is asked
// for the places before it is redrawn and sends the copies off afterwards. At the pace of lib/motion.

import { pace } from './motion'
import type { Place } from './picture'

export interface Flight {
  /** The place whose picture flies. */
  readonly picture: Place
  readonly from: Place
  readonly to: Place
}

interface Ready extends Flight {
  readonly copy: Element | undefined
  readonly start: DOMRect | undefined
}

const SVG = 'http://www.w3.org/2000/svg'
const NAMES = ['data-place', 'data-component', 'data-testid', 'tabindex', 'role', 'aria-label', 'title', 'id', 'transform'] as const

const thingAt = (root: HTMLElement, place: Place): Element | undefined => [...root.querySelectorAll('[data-place]')].find((thing) => thing.getAttribute('data-place') === place)

function copyOf(thing: Element): Element {
  const copy = thing.cloneNode(true) as Element
  for (const name of NAMES) copy.removeAttribute(name)
  for (const name of NAMES.slice(0, -1)) for (const inner of copy.querySelectorAll(`[${name}]`)) inner.removeAttribute(name)
  copy.classList.remove('offered', 'chosen', 'pointed')
  if (!(thing instanceof SVGGraphicsElement)) return copy
  const { x, y, width, height } = thing.getBBox()
  const sheet = document.createElementNS(SVG, 'svg')
  sheet.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  sheet.append(copy)
  return sheet
}

/** Looks at the places as they are now. Where nothing moves nothing is looked at. */
export function prepare(root: HTMLElement | undefined, flights: readonly Flight[]): readonly Ready[] {
  if (!root || pace(1) === 0) return []
  return flights.map((flight) => {
    const picture = thingAt(root, flight.picture)
    return { ...flight, copy: picture && copyOf(picture), start: thingAt(root, flight.from)?.getBoundingClientRect() }
  })
}

/** Sends them to where their places are now. */
export function takeOff(root: HTMLElement | undefined, ready: readonly Ready[]): void {
  if (!root) return
  const sky = root.getBoundingClientRect()
  for (const { copy, picture, to, start } of ready) {
    const end = thingAt(root, to)?.getBoundingClientRect()
    const now = copy ?? picturedNow(root, picture)
    if (!now || !start?.width || !end?.width) continue
    const size = Math.min(96, Math.max(30, Math.min(start.width, start.height)))
    const thing = document.createElement('span')
    thing.dataset['moment'] = ''
    thing.dataset['flight'] = picture
    thing.setAttribute('aria-hidden', 'true')
    Object.assign(thing.style, { position: 'absolute', left: '0', top: '0', width: `${size}px`, height: `${size}px`, zIndex: '6', pointerEvents: 'none' })
    thing.append(now)
    root.append(thing)
    const at = (box: DOMRect): string => `translate(${box.x - sky.x + (box.width - size) / 2}px, ${box.y - sky.y + (box.height - size) / 2}px)`
    const far = Math.hypot(end.x - start.x, end.y - start.y)
    const frames = [
      { transform: `${at(start)} scale(1)`, opacity: 1 },
      { transform: `${at(start)} scale(1.25)`, opacity: 1, offset: 0.2 },
      { transform: `${at(end)} scale(0.8)`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(0.6)`, opacity: 0 },
    ]
    const flight = thing.animate(frames, { duration: pace(Math.min(1300, 500 + far)), easing: 'ease-in-out' })
    flight.onfinish = flight.oncancel = () => thing.remove()
  }
}

function picturedNow(root: HTMLElement, picture: Place): Element | undefined {
  const thing = thingAt(root, picture)
  return thing && copyOf(thing)
}
