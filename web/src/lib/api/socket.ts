// The socket of one table: it reconnects by itself, asks for what it missed by number, and pairs each command with its answer.

import type { Command, FromServer, Lang, Update } from './types'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

/** A refusal by the table, or `offline` while there is no connection. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** What the socket tells its owner. */
export interface Listener {
  update(update: Update): void
  presence(online: ReadonlySet<number>, watchers: number): void
  connection(state: Connection): void
  /** All players wanted to play again; the id of the new table. */
  next(table: string): void
  /** This person may not look any more: the owner said so, or the seat link or session ended. */
  barred(reason: string): void
  /** The last known number; only later entries are sent. */
  from(): number | undefined
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (reason: Refused) => void
}

const PING_EVERY = 20_000
const SILENCE = 45_000
const LONGEST_WAIT = 8_000

export class TableSocket {
  #socket: WebSocket | undefined
  #waiting = new Map<number, Waiting>()
  #next = 1
  #tries = 0
  #heard = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #closed = false

  constructor(
    readonly table: string,
    private lang: Lang,
    private readonly listener: Listener,
  ) {
    this.#open()
    addEventListener('online', this.#now)
  }

  #open(): void {
    this.listener.connection(this.#tries ? 'lost' : 'connecting')
    const from = this.listener.from()
    const query = new URLSearchParams({ lang: this.lang, ...(from === undefined ? {} : { from: String(from) }) })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket?${query}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      this.#ping = setInterval(() => this.#beat(), PING_EVERY)
    }
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as FromServer)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'update':
        this.#tries = 0
        this.listener.connection('open')
        this.listener.update(message)
        break
      case 'ack':
        if (message.id != null) this.#settle(message.id)?.resolve()
        break
      case 'refused': {
        const refused = new Refused(message.code, message.message)
        if (message.id != null) this.#settle(message.id)?.reject(refused)
        if (message.code === 'stale') this.resync()
        break
      }
      case 'presence':
        this.listener.presence(new Set(message.members.filter((m) => m.online).map((m) => m.member)), message.watchers)
        break
      case 'next':
        this.listener.next(message.table)
        break
      case 'goodbye':
        // After a restart the connection is made again; who was sent away stays away.
        if (message.reason !== 'restart') {
          this.close()
          this.listener.barred(message.reason)
        }
        break
      case 'pong':
        break
      default:
        message satisfies never
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else this.#write({ do: 'ping' })
  }

  #lost(): void {
    clearInterval(this.#ping)
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused('offline', ''))
    this.#waiting.clear()
    if (this.#closed) return
    this.listener.connection('lost')
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries)
    this.#tries += 1
    this.#retry = setTimeout(() => this.#open(), wait)
  }

  #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#retry)
    this.#open()
  }

  #write(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Sends a command; resolves once the table has stored it, rejects with `Refused`. */
  send(command: Command): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused('offline', ''))
    const id = this.#next++
    this.#write({ id, ...command })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** Asks for everything after a number, or for everything. */
  resync(from: number | undefined = this.listener.from()): void {
    this.#write({ do: 'resync', from: from ?? 0 })
  }

  /** Texts come in this language from now on. */
  speak(lang: Lang): void {
    this.lang = lang
    this.#write({ do: 'lang', lang })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    removeEventListener('online', this.#now)
    this.#socket?.close()
    this.listener.connection('closed')
  }
}
