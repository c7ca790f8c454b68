// State of one table shared by the parts of the frame: its names, its pictures, what is highlighted and read.

import { t } from '../i18n'
import { levelName } from '../i18n/levels'
import type { Known } from '../lib/components.svelte'
import { PLAIN, type EventPart } from '../lib/events'
import type { Pictures } from '../lib/games'
import { linesOf, placesOfEvent, type Line } from '../lib/log'
import { namesAt, nameSeat } from '../lib/hotseat'
import { absentFrom, seatNames } from '../lib/names'
import { linesBefore, recapOf } from '../lib/recap'
import type { Offered, Place } from '../lib/picture'
import { sheetOf } from '../lib/sheet'
import { turnOrder } from '../lib/turn'
import type { Back, GameEvent, GameId, News, TableSummary, View } from '../lib/api/types'
import { Acting } from '../lib/state/acting.svelte'
import { known } from '../lib/state/known.svelte'
import { session } from '../lib/state/session.svelte'
import { settings } from '../lib/state/settings.svelte'
import type { TableState } from '../lib/state/table.svelte'
import { Reasons } from './reasons.svelte'

const NOWHERE: ReadonlySet<Place> = new Set()

export class Sitting {
  components = $state.raw<Known>(new Map())
  /** An action under consideration, so that the picture can preview its result. */
  preview = $state.raw<Offered | undefined>()
  /** How the table would look after it, as far as the player can know. */
  ahead = $state.raw<View | undefined>()
  /** Places a line of the log or a hint points at. */
  hovered = $state.raw<ReadonlySet<Place>>(NOWHERE)
  /** Places of the latest events. */
  happening = $state.raw<ReadonlySet<Place>>(NOWHERE)
  /** The text of the action a guide advises. */
  advised = $state<string | undefined>()
  /** A guide waits for its own step: what leaves the turn stands back. */
  guided = $state(false)
  /** The place under the pointer or in focus. */
  over = $state<Place | undefined>()
  /** Rotation of the piece to be placed; it is kept from place to place. */
  #turn = $state(0)
  /** Enter belongs to the focused control: a field, or a button reached by keyboard. */
  typing = $state(false)
  /** The last thing was pointed at by touch. */
  touch = $state(false)
  readonly game: GameId
  /** What the events of the game are to log and sounds. */
  readonly events: EventPart
  readonly acting: Acting
  readonly reasons: Reasons

  constructor(
    readonly state: TableState,
    readonly summary: TableSummary,
    readonly pictures: Pictures,
  ) {
    this.game = summary.game
    this.events = pictures.events ?? PLAIN
    // The headings of the score sheet come with it.
    known.ask().catch(() => undefined)
    this.#shared = namesAt(state.id)
    this.acting = new Acting(
      state,
      () => pictures.placesOf,
      () => t('net.offline'),
      () => this.#left(),
      pictures.verbs,
    )
    this.reasons = new Reasons(state, this.acting)
  }

  /** The names that people who share this device gave themselves. */
  #shared = $state.raw<readonly string[]>([])
  names = $derived.by(() => {
    const seats = this.state.table?.seats ?? this.summary.seats
    const own = this.state.you.seats
    const called = seats.map((seat, at) => (own.length > 1 && own.includes(at) && seat.who === 'human' ? { ...seat, name: this.#shared[at] || t('seat.person', { n: at + 1 }) } : seat))
    return seatNames(called, {
      open: t('seat.open'),
      bot: (level) => t('seat.bot', { level: levelName(level) }),
      member: (member) => this.members.get(member),
    })
  })
  /** A person at this device enters a name. */
  name(seat: number, name: string): void {
    this.#shared = nameSeat(this.state.id, seat, name)
  }
  /** The names of all members, also of those who left. */
  members = $derived.by(() => {
    const names = new Map<number, string>()
    for (const news of this.state.news) if (news.what === 'joined') names.set(news.member, news.name)
    for (const member of this.state.table?.members ?? []) names.set(member.member, member.name)
    return names
  })
  /** The one seat this device may play, if it came by a seat link. */
  only = $derived.by(() => (session.person?.only?.table === this.state.id ? session.person.only : undefined))
  /** Seats of absent people, with whose each is. */
  absent = $derived.by(() => {
    const { table } = this.state
    if (table?.status !== 'playing' && table?.status !== 'paused') return []
    return table.seats.flatMap((seat, at) => {
      const member = absentFrom(seat)
      return member === undefined || seat.forfeited ? [] : [{ seat: at, member, bot: seat.who === 'bot' }]
    })
  })
  /** Whether this person could ask for a seat of the running game. */
  mayAsk = $derived.by(() => this.state.you.seats.length === 0 && !this.only && this.state.table?.rated !== true && !this.absent.some(({ member }) => member === this.state.you.member))
  /** Sits down, or asks the players for the seat while the game runs; who was no member becomes one. */
  async sit(seat: number): Promise<void> {
    if (this.state.you.member == null) await this.acting.send({ do: 'join', name: session.person?.name ?? t('account.guest'), lang: settings.lang })
    if (!this.acting.problem) await this.acting.send({ do: 'take_seat', seat })
  }
  order = $derived.by(() => turnOrder(this.state.position?.view, this.state.table?.seats.length ?? 0))
  sheet = $derived.by(() => (this.state.position ? sheetOf(this.state.position, settings.lang, known.scoresOf(this.game)) : undefined))
  rival = $derived.by(() => this.state.position?.view['rival'] != null)
  pointed = $derived.by<ReadonlySet<Place>>(() => (this.hovered.size ? this.hovered : this.happening.size ? this.happening : this.#advisedPlaces))
  /** Where a guide's advice is to be found on the board. */
  #advisedPlaces = $derived.by<ReadonlySet<Place>>(() => {
    const offered = this.advised === undefined ? undefined : this.acting.actions.find(({ text }) => text === this.advised)
    return offered ? new Set(this.pictures.placesOf(offered.action)) : NOWHERE
  })
  /** The seat whose area is shown large. */
  seat = $derived.by(() => (typeof this.state.you.viewer === 'number' ? this.state.you.viewer : 0))
  owner = $derived.by(() => !this.only && (this.state.table?.members.some((m) => m.owner && m.member === this.state.you.member) ?? false))
  lines = $derived.by<readonly Line[]>(() => this.say(this.state.news))

  /** Where the recap begins that was put away. */
  #read = $state('')
  /** What others did since the player's last turn, until the player acts or closes it. */
  recap = $derived.by(() => {
    const { news, you } = this.state
    if (!settings.recap || this.acting.actions.length === 0 || typeof you.viewer !== 'number') return undefined
    const found = recapOf(news, you.viewer, this.events)
    if (!found) return undefined
    const key = `${you.viewer} ${found.from.join('.')}`
    const lines = key === this.#read ? [] : this.lines.slice(linesBefore(found, this.lines))
    return lines.length > 0 ? { key, lines, again: found.again } : undefined
  })
  closeRecap(): void {
    this.#read = this.recap?.key ?? ''
  }

  /** The action that is being considered: in a list or menu, or the only one of the place under the pointer. */
  looked = $derived.by<Offered | undefined>(() => {
    if (this.preview) return this.preview
    if (this.pairing !== undefined && this.acting.armed) return this.acting.armed
    const place = this.pairing === undefined ? (this.acting.chosen ?? this.over) : this.over
    if (place === undefined) return undefined
    const here = this.offered.get(place)
    return this.turnedAt(place) ?? (here?.length === 1 ? here[0] : undefined)
  })

  /** The player can undo without asking: a step of their own turn or, if no other people play, the last turn. */
  undoable = $derived.by(() => this.state.position?.can_undo === true || this.#canGoBack())
  #canGoBack(): boolean {
    const { table, you, news, position } = this.state
    if (table?.status !== 'playing' || position?.standing || you.seats.length === 0) return false
    const alone = table.seats.every((seat, at) => seat.who !== 'human' || you.seats.includes(at))
    return alone && news.some((one) => one.what === 'did' && typeof one.by === 'number' && you.seats.includes(one.by))
  }
  async undo(back: Back): Promise<void> {
    if (this.state.position?.can_undo) await this.acting.undo(back)
    else if (this.undoable) await this.acting.send({ do: 'ask_undo', step: this.state.step, back })
  }

  /** The place picked first of two that make one action. */
  pairing = $derived.by<Place | undefined>(() => {
    const { here, chosen } = this.acting
    return here.length > 0 && here.every(({ action }) => this.pictures.pairOf?.(action)) ? chosen : undefined
  })
  /** What can be done at each place; once one of two is picked, what the second would complete. */
  offered = $derived.by<ReadonlyMap<Place, readonly Offered[]>>(() => {
    const { here, places } = this.acting
    if (this.pairing === undefined) return places
    const second = (one: Offered): Place => {
      const [a = '', b = ''] = this.pictures.pairOf?.(one.action) ?? []
      return a === this.pairing ? b : a
    }
    return new Map(here.map((one) => [second(one), [one]]))
  })
  /** The possible rotations at a place, if there are several. */
  turnsAt(place: Place | undefined): readonly Offered[] {
    const { turnOf } = this.pictures
    const here = (place === undefined ? undefined : this.acting.places.get(place)) ?? []
    return turnOf && here.length > 1 && here.every(({ action }) => turnOf(action) !== undefined) ? here : []
  }
  /** What would be laid at a place, turned as it is now or as little further as the place allows. */
  turnedAt(place: Place | undefined): Offered | undefined {
    const ways = this.turnsAt(place)
    return ways.find(({ action }) => (this.pictures.turnOf?.(action) ?? 0) >= this.#turn) ?? ways[0]
  }
  /** Rotates the piece at the selected or highlighted place, counter-clockwise if `by` > 0; false if there is none. */
  turnBy(by: number): boolean {
    const place = this.acting.chosen ?? this.over
    const ways = this.turnsAt(place)
    const now = this.turnedAt(place)
    if (!now) return false
    const next = ways[(ways.indexOf(now) + by + ways.length) % ways.length]
    this.#turn = (next && this.pictures.turnOf?.(next.action)) ?? 0
    return true
  }
  /** A place was picked; picking the selected place again rotates the piece. */
  pick(place: Place, from?: Place): void {
    const pairs = this.acting.places.get(place)?.some(({ action }) => this.pictures.pairOf?.(action))
    if (from === undefined && pairs) this.#pickOfTwo(place)
    else if (from === undefined && this.acting.chosen === place && this.turnsAt(place).length > 0) this.turnBy(-1)
    else this.acting.pick(place, from, this.touch)
  }

  /** The first of two places is held, the second completes the action. */
  #pickOfTwo(place: Place): void {
    const [both] = this.pairing === undefined ? [] : (this.offered.get(place) ?? [])
    if (both) this.acting.attempt(both, true)
    else this.acting.chosen = place
  }

  #left(): string {
    const view = this.state.position?.view
    const left = (view && this.pictures.leftOver?.(view, this.seat, settings.lang)) ?? []
    return left.length === 0 ? '' : left.reduce((a, b) => t('act.and', { a, b }))
  }

  // A line never changes once written, unless names or the language do.
  #cache = new WeakMap<News, readonly Line[]>()
  #cacheKey = ''
  #told(news: News): readonly Line[] {
    let lines = this.#cache.get(news)
    if (!lines) {
      lines = linesOf(news, this.names, this.members, settings.lang, this.events)
      this.#cache.set(news, lines)
    }
    return lines
  }

  /** Highlights the subjects of these news. */
  pointAt(news: readonly News[]): void {
    // A card that left a hand is there no more, and another one like it must not be pointed at.
    const places = (event: GameEvent) => (this.events.fromHand?.includes(event.event) ? [`seat ${event.seat}`] : placesOfEvent(event))
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
