// Why places offer nothing now, as the rules tell it, for the position that is shown; and the thing that is read large, with its reasons.

import { api } from '../lib/api/client'
import type { WhyNot } from '../lib/api/types'
import type { Place } from '../lib/picture'
import type { Acting } from '../lib/state/acting.svelte'
import { settings } from '../lib/state/settings.svelte'
import type { TableState } from '../lib/state/table.svelte'

const NONE: readonly WhyNot[] = []

/** A place as its element names it; `whole` is the larger place it is a part of, as the price of a bridge is of the space it leads to. */
export interface Spot {
  readonly component?: string | undefined
  readonly place?: Place | undefined
  readonly whole?: Place | undefined
}

/** The reasons about one spot, each sentence once. */
export function reasonsAt(all: readonly WhyNot[], { component, place, whole }: Spot): readonly WhyNot[] {
  const direct = all.filter(({ what }) => what.place === place || what.id === component)
  const here = direct.length > 0 || whole === undefined ? direct : all.filter(({ what }) => what.place === whole)
  return here.filter((why, at) => here.findIndex((other) => other.text === why.text) === at)
}

export class Reasons {
  /** The component that is shown large. */
  inspected = $state<string | undefined>()
  /** Why the place that is being read offers nothing. */
  here = $state.raw<readonly WhyNot[]>(NONE)
  #spot: Spot | undefined
  #asked: { readonly about: string; readonly answer: Promise<readonly WhyNot[]> } | undefined

  constructor(
    private readonly table: TableState,
    private readonly acting: Acting,
  ) {}

  /** The position, viewer and language that reasons are for. */
  about = $derived.by(() => `${this.table.step} ${String(this.table.you.viewer)} ${settings.lang}`)

  #all(): Promise<readonly WhyNot[]> {
    const { about } = this
    if (this.#asked?.about !== about) {
      const answer = api.why(this.table.id, settings.lang).then(
        ({ reasons }) => reasons,
        () => {
          this.#asked = undefined
          return NONE
        },
      )
      this.#asked = { about, answer }
    }
    return this.#asked.answer
  }

  /** Why nothing can be done there; nothing for a place that offers something, and once the table went on meanwhile. */
  async at(spot: Spot): Promise<readonly WhyNot[]> {
    if (this.table.passing || this.table.behind > 0) return NONE
    const offers = (one: string | undefined): boolean => one !== undefined && this.acting.places.has(one)
    if (offers(spot.place) || offers(spot.component) || offers(spot.whole)) return NONE
    const before = this.about
    const all = await this.#all()
    return before === this.about ? reasonsAt(all, spot) : NONE
  }

  /** Shows a thing large and tells why it cannot be used; nothing ends it. While others play, that is all there is to tell, and the
   * question tells it. */
  read(component?: string, place?: Place, whole?: Place): void {
    const spot = { component, place, whole }
    const same = this.#spot
    if (component !== undefined && this.inspected === component && same?.place === place && same?.whole === whole) return
    this.#spot = spot
    this.inspected = component
    this.here = NONE
    if ((component === undefined && place === undefined) || this.acting.actions.length === 0) return
    void this.at(spot).then((reasons) => {
      if (this.#spot === spot) this.here = reasons
    })
  }

  /** The table went on: reasons of before hold no longer. */
  forget(): void {
    this.here = NONE
    this.#spot = undefined
  }
}
