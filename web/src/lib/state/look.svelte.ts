// How tables look: with pictures, or drawn on paper. Until a visitor chooses, the system decides: who saves data or asks for more
// contrast gets the drawings.

export type Look = 'illustrated' | 'drawn'

interface Connection {
  readonly saveData?: boolean
}

const wishes = ['(prefers-reduced-data: reduce)', '(prefers-contrast: more)', '(forced-colors: active)'].flatMap((query) => globalThis.matchMedia?.(query) ?? [])

/** The visitor saves data: no fonts are fetched either. */
export function savesData(): boolean {
  const connection = (globalThis.navigator as (Navigator & { connection?: Connection }) | undefined)?.connection
  return connection?.saveData === true || (globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
}

function wanted(): Look {
  return savesData() || wishes.some((wish) => wish.matches) ? 'drawn' : 'illustrated'
}

let system = $state<Look>(wanted())

/** The look that the system of the visitor asks for. */
export function systemLook(): Look {
  return system
}

/** Follows the system while the page is open. */
export function followSystem(changed: () => void): void {
  for (const wish of wishes) {
    wish.addEventListener('change', () => {
      system = wanted()
      changed()
    })
  }
}
