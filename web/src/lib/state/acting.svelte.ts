// What a person is about to do: the place they picked, the action that waits for a second word, the answer that is under way.

import { Refused } from '../api/socket'
import type { Back, Command } from '../api/types'
import { byPlace, inOrder, is, sortOffer, wantsConfirm, type Sorted } from '../offer'
import type { Verbs } from '../games'
import type { Offered, Place } from '../picture'
import { play } from '../sound'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

const NOTHING: readonly Offered[] = []

export class Acting {
  chosen = $state<Place | undefined>()
  armed = $state.raw<Offered | undefined>()
  /** The words of the action sent and not yet answered. */
  sent = $state<string | undefined>()
  problem = $state('')

  constructor(
    private readonly table: TableState,
    private readonly placesOf: () => (action: Offered['action']) => readonly Place[],
    private readonly offline: () => string,
    /** What would be left unused by passing, in words; empty if nothing would. */
    readonly leftWords: () => string = () => '',
    readonly verbs: Verbs = {},
  ) {}

  actions = $derived.by<readonly Offered[]>(() => {
    if (this.table.passing || this.table.behind > 0) return NOTHING
    return this.table.position?.offer?.actions ?? NOTHING
  })
  sorted = $derived.by<Sorted>(() => sortOffer(this.actions, this.verbs))
  list = $derived(inOrder(this.sorted))
  places = $derived.by(() => byPlace(this.actions, this.placesOf()))
  /** What can be done with the place picked. */
  here = $derived.by<readonly Offered[]>(() => (this.chosen === undefined ? NOTHING : (this.places.get(this.chosen) ?? NOTHING)))
  /** Actions without a place, which only a button can offer. */
  buttons = $derived.by(() => this.list.filter((offered) => this.placesOf()(offered.action).length === 0))

  isPass(offered: Offered): boolean {
    return is(offered, this.verbs, 'pass')
  }
  isEnd(offered: Offered): boolean {
    return is(offered, this.verbs, 'end')
  }

  /** Something new is shown: whatever was half chosen is over. */
  reset(): void {
    this.chosen = undefined
    this.armed = undefined
    this.sent = undefined
  }

  /** A place was picked; `from` was dragged onto it, which narrows the actions to those of both places, if there are any.
   * On touch screens the first tap shows the actions there, and the second takes one. */
  pick(place: Place, from?: Place, touch = false): void {
    const all = this.places.get(place)
    const joined = from === undefined ? undefined : all?.filter((offered) => this.places.get(from)?.includes(offered))
    const here = joined?.length ? joined : all
    this.problem = ''
    if (!here || here.length === 0) return
    const [only] = here
    if (touch && from === undefined && this.chosen !== place) this.chosen = place
    else if (here.length === 1 && only) this.attempt(only, touch)
    else this.chosen = this.chosen === place ? undefined : place
  }

  /** Does it, or asks once more when it cannot be taken back. `named`: the person read its words. */
  attempt(offered: Offered, named: boolean): void {
    const wasteful = settings.thrifty && this.isPass(offered) && this.leftWords() !== ''
    if (wasteful || (settings.careful && wantsConfirm(offered, named, this.verbs))) this.armed = offered
    else void this.act(offered)
  }

  confirm(): void {
    const offered = this.armed ?? this.sorted.proposed
    if (!offered) return
    if (this.armed) void this.act(offered)
    else this.attempt(offered, true)
  }

  cancel(): void {
    this.armed = undefined
    this.chosen = undefined
    this.problem = ''
  }

  async act(offered: Offered): Promise<void> {
    if (this.sent !== undefined) return
    this.armed = undefined
    this.chosen = undefined
    this.sent = offered.meaning
    play('act')
    await this.send({ do: 'act', step: this.table.step, action: offered.text })
    this.sent = undefined
  }

  undo(back: Back): Promise<void> {
    return this.send({ do: 'undo', step: this.table.step, back })
  }

  /** Sends any command; an error is stored as a sentence. */
  async send(command: Command): Promise<void> {
    this.problem = ''
    try {
      await this.table.send(command)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.problem = error.code === 'offline' ? this.offline() : error.message
    }
  }
}
