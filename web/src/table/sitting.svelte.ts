// Everything the parts of the frame share about one table: its state, its names, its pictures, what is pointed at and inspected.

import { t, word } from '../i18n'
import type { Known } from '../lib/components.svelte'
import type { Pictures } from '../lib/games'
import { linesOf, placesOfEvent, type Line } from '../lib/log'
import { seatNames } from '../lib/names'
import type { Offered, Place } from '../lib/picture'
import { sheetOf } from '../lib/sheet'
import { turnOrder } from '../lib/turn'
import type { GameEvent, GameId, News, TableSummary } from '../lib/api/types'
import { Acting } from '../lib/state/acting.svelte'
import { settings } from '../lib/state/settings.svelte'
import type { TableState } from '../lib/state/table.svelte'

const NOWHERE: ReadonlySet<Place> = new Set()
const FROM_HAND: ReadonlySet<string> = new Set(['spent', 'played', 'used_up', 'drew', 'discarded'])

export class Sitting {
  components = $state.raw<Known>(new Map())
  /** An action that is being considered, so that the picture can show what it would do. */
  preview = $state.raw<Offered | undefined>()
  inspected = $state<string | undefined>()
  /** Places a line of the log or a hint points at. */
  hovered = $state.raw<ReadonlySet<Place>>(NOWHERE)
  /** Places of what just happened. */
  happening = $state.raw<ReadonlySet<Place>>(NOWHERE)
  /** The text of the action a guide advises. */
  advised = $state<string | undefined>()
  /** Enter belongs to what has the focus: a field, or a button reached by key. */
  typing = $state(false)
  /** The last thing was pointed at by touch. */
  touch = $state(false)
  readonly game: GameId
  readonly acting: Acting

  constructor(
    readonly state: TableState,
    readonly summary: TableSummary,
    readonly pictures: Pictures,
  ) {
    this.game = summary.game
    this.acting = new Acting(
      state,
      () => pictures.placesOf,
      () => t('net.offline'),
      () => this.#left(),
    )
  }

  names = $derived.by(() =>
    seatNames(this.state.table?.seats ?? this.summary.seats, {
      open: t('seat.open'),
      bot: (level) => t('seat.bot', { level: word('level', level) }),
    }),
  )
  members = $derived.by(() => new Map((this.state.table?.members ?? []).map((member) => [member.member, member.name])))
  order = $derived.by(() => turnOrder(this.state.position?.view, this.state.table?.seats.length ?? 0))
  sheet = $derived.by(() => (this.state.position ? sheetOf(this.state.position, settings.lang) : undefined))
  rival = $derived.by(() => this.state.position?.view['rival'] != null)
  pointed = $derived.by<ReadonlySet<Place>>(() => (this.hovered.size ? this.hovered : this.happening.size ? this.happening : this.#advisedPlaces))
  /** Where a guide's advice is to be found on the board. */
  #advisedPlaces = $derived.by<ReadonlySet<Place>>(() => {
    const offered = this.advised === undefined ? undefined : this.acting.actions.find(({ text }) => text === this.advised)
    return offered ? new Set(this.pictures.placesOf(offered.action)) : NOWHERE
  })
  /** The seat whose area is shown large. */
  seat = $derived.by(() => (typeof this.state.you.viewer === 'number' ? this.state.you.viewer : 0))
  owner = $derived.by(() => this.state.table?.members.some((m) => m.owner && m.member === this.state.you.member) ?? false)
  lines = $derived.by<readonly Line[]>(() => this.say(this.state.news))

  #left(): string {
    const view = this.state.position?.view
    const left = view && this.pictures.leftOver?.(view, this.seat)
    if (!left) return ''
    const parts = [left.figures > 0 ? t('act.figures', { n: left.figures }) : '', left.cards > 0 ? t('act.cards', { n: left.cards }) : ''].filter((part) => part)
    return parts.length === 2 ? t('act.and', { a: parts[0] ?? '', b: parts[1] ?? '' }) : (parts[0] ?? '')
  }

  // A line never changes once written, unless names or the language do.
  #cache = new WeakMap<News, readonly Line[]>()
  #cacheKey = ''
  #told(news: News): readonly Line[] {
    let lines = this.#cache.get(news)
    if (!lines) {
      lines = linesOf(news, this.names, this.members, settings.lang)
      this.#cache.set(news, lines)
    }
    return lines
  }

  /** Points at what these news are about. */
  pointAt(news: readonly News[]): void {
    // A card that left a hand is there no more, and another one like it must not be pointed at.
    const places = (event: GameEvent) => (FROM_HAND.has(event.event) ? [`seat ${event.seat}`] : placesOfEvent(event))
    this.happening = new Set(news.flatMap((one) => (one.what === 'did' ? one.events.flatMap(places) : [])))
  }

  /** News in words. */
  say(news: readonly News[]): readonly Line[] {
    const key = `${settings.lang} ${this.names.join('|')}`
    if (key !== this.#cacheKey) {
      this.#cache = new WeakMap()
      this.#cacheKey = key
    }
    return news.flatMap((one) => this.#told(one))
  }
}
