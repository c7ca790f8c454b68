// One table as this browser knows it: the last update shown, all news so far, and updates still to be shown.
// Updates are shown one after the other, so that the moves of others can be followed by eye.

import { TableSocket, type Connection } from '../api/socket'
import type { Command, Lang, News, Position, TableView, Update, Viewer } from '../api/types'
import { pauseFor } from '../pace'
import { shared } from '../share'

/** What listeners get when news was shown. */
export type Watcher = (news: readonly News[], update: Update) => void

export class TableState {
  connection = $state<Connection>('connecting')
  table = $state.raw<TableView | undefined>()
  you = $state.raw<Update['you']>({ viewer: 'spectator', member: null, seats: [], pass_device: false })
  position = $state.raw<Position | undefined>()
  news = $state.raw<readonly News[]>([])
  /** When the last entry was made, by the server's clock, and when that was heard here. */
  heard = $state.raw({ at: 0, here: 0 })
  step = $state(0)
  online = $state.raw<ReadonlySet<number>>(new Set())
  watchers = $state(0)
  /** The device is to be handed on before anything is shown. */
  passing = $state(false)
  /** The table of the rematch. */
  next = $state<string | undefined>()
  /** Why this person may not look any more. */
  barred = $state('')
  /** Updates that wait to be shown. */
  behind = $state(0)

  #number: number | undefined
  // Who shares a device keeps a log for each seat, since each saw other things.
  #logs = new Map<Viewer, readonly News[]>()
  #queue: Update[] = []
  #playing = false
  #skip: (() => void) | undefined
  #watchers = new Set<Watcher>()
  #socket: TableSocket

  constructor(
    readonly id: string,
    lang: Lang,
  ) {
    this.#socket = new TableSocket(id, lang, {
      update: (update) => this.#receive(update),
      presence: (online, watchers) => {
        this.online = online
        this.watchers = watchers
      },
      connection: (state) => (this.connection = state),
      next: (table) => (this.next = table),
      barred: (reason) => (this.barred = reason),
      from: () => this.#number,
    })
  }

  #receive(update: Update): void {
    this.#number = update.number
    if (update.full) {
      this.#queue = []
      this.#skip?.()
      this.#show(update)
      return
    }
    this.#queue.push(update)
    if (this.#playing) this.behind = this.#queue.length
    else void this.#play()
  }

  async #play(): Promise<void> {
    this.#playing = true
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.behind = this.#queue.length
      this.#show(update)
      const wait = pauseFor(update, this.#queue.length)
      if (wait > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, wait)
          this.#skip = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        this.#skip = undefined
      }
    }
    this.#playing = false
  }

  #show(update: Update): void {
    const log = this.#logs.get(update.you.viewer) ?? []
    const last = log.at(-1)?.number ?? 0
    const fresh = update.news.filter((news) => news.number > last)
    const first = update.news[0]?.number ?? Infinity
    this.news = update.full ? [...log.filter((news) => news.number < first), ...update.news] : [...log, ...fresh]
    this.#logs.set(update.you.viewer, this.news)
    this.table = shared(this.table, update.table)
    this.you = shared(this.you, update.you)
    if (update.you.pass_device) this.passing = true
    this.step = update.step
    this.heard = { at: update.at, here: Date.now() }
    if (update.position) this.position = shared(this.position, update.position)
    else if (update.full) this.position = undefined
    for (const watcher of this.#watchers) watcher(update.full && !update.you.pass_device ? [] : fresh, update)
  }

  /** Shows everything that waits at once. */
  hurry(): void {
    const rest = this.#queue
    this.#queue = []
    this.behind = 0
    for (const update of rest) this.#show(update)
    this.#skip?.()
  }

  /** The next player has the device. */
  ready(): void {
    this.passing = false
  }

  /** Subscribes to news shown; returns a function that unsubscribes. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  send(command: Command): Promise<void> {
    return this.#socket.send(command)
  }

  speak(lang: Lang): void {
    this.#socket.speak(lang)
  }

  close(): void {
    this.#skip?.()
    this.#queue = []
    this.#watchers.clear()
    this.#socket.close()
  }
}
