// A server of its own for each test file, browsers to look at it, and hands that play.

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { width: 390, height: 844 }

const ROOT = join(import.meta.dirname, '../..')

/** The languages: the folders of words. */
export const LANGUAGES: readonly string[] = readdirSync(join(ROOT, 'web/words'))

/** What a message says in a language: `said('de', 'web', 'table', 'menu-open')`, `said('de', 'games/arnak', 'rules', 'rules-goal.text1')`. */
export function said(lang: string, folder: string, file: string, key: string, values: Record<string, string | number> = {}): string {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(join(ROOT, folder, 'words', lang, `${file}.ftl`), 'utf8')))
  const [id = '', attribute] = key.split('.')
  const message = bundle.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`${lang} has no ${key}`)
  return bundle.formatPattern(pattern, values)
}

function program(): string {
  const target = join(import.meta.dirname, '../../target')
  const found = [process.env['TEMPLES'], join(target, 'debug/temples'), join(target, 'release/temples')].find((path) => path && existsSync(path))
  if (!found) throw new Error('no program to test: build it, or name it in $TEMPLES')
  return found
}

/** A server with a database in a folder of its own, which outlives a restart; in memory where the system has such a place, since every step
 * waits for the disk. */
export class Server {
  readonly #folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'temples-web-'))
  #child: ChildProcess | undefined
  #client: PreviewServer | undefined
  #program = ''
  url = ''

  static async start(): Promise<Server> {
    const server = new Server()
    await server.begin()
    return server
  }

  /** Starts, on the same port as before if there was one. */
  async begin(): Promise<void> {
    const port = this.#program ? new URL(this.#program).port : '0'
    const child = spawn(program(), ['play', '--no-open', '--port', port, '--data', this.#folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    this.#program = await new Promise<string>((resolve, reject) => {
      let said = ''
      const hear = (chunk: Buffer): void => {
        said += chunk.toString()
        const found = /http:\/\/[\w.[\]:]+:\d+/.exec(said)
        if (found) resolve(found[0])
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    })
    this.url = await this.#shown()
  }

  /** Where the client is: in the program, or with $LOCAL_DIST in `dist/` as it was built last, without building the program. */
  async #shown(): Promise<string> {
    if (!process.env['LOCAL_DIST']) return this.#program
    this.#client ??= await preview({
      root: join(import.meta.dirname, '..'),
      logLevel: 'silent',
      preview: { host: '127.0.0.1', port: 4300 + Math.floor(process.pid % 600), proxy: { '/api': { target: this.#program, ws: true } } },
    })
    return (this.#client.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  }

  async end(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  async close(): Promise<void> {
    await this.#client?.close()
    await this.end()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS })
}

/** What the tests of a file use: every file has its own. */
export let server: Server
export let browser: Browser
beforeAll(async () => {
  server = await Server.start()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** What pages complained about since the last test: errors, warnings, exceptions. No test may leave any. */
const complaints: string[] = []
afterEach(() => expect(complaints.splice(0)).toEqual([]))

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
}

interface VisitOptions extends BrowserContextOptions {
  /** How fast the moves of others are shown; 0 shows them at once. */
  readonly speed?: number
  /** Buttons that just appeared wait, as they do for people. */
  readonly guarded?: boolean
  /** The only complaints that may come, where a test takes the server away. */
  readonly expected?: RegExp
  /** The page goes nowhere yet: a test changes its browser first. */
  readonly silent?: boolean
  /** The deal of every table that is made here for its maker alone and names none. */
  readonly seed?: number
}

/** Runs in the page before its own code: tables that may have a seed get one, so that a test has the same deal each time. */
function fixDeals(seed: number): void {
  interface Made {
    readonly seed?: number
    readonly start?: boolean
    readonly seats?: readonly { readonly who: string }[]
    readonly options?: { readonly rated?: boolean; readonly chance_by_hand?: boolean }
  }
  const real = window.fetch.bind(window)
  window.fetch = (where, init) => {
    if (init?.method !== 'POST' || typeof init.body !== 'string' || where !== '/api/v1/tables') return real(where, init)
    const made = JSON.parse(init.body) as Made
    const alone = made.start === true && made.seats?.every(({ who }) => who !== 'open')
    if (made.seed !== undefined || !alone || made.options?.rated || made.options?.chance_by_hand) return real(where, init)
    return real(where, { ...init, body: JSON.stringify({ ...made, seed }) })
  }
}

/** A new person with a browser of their own; nothing moves, so that tests need not wait. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { speed = 0, guarded = false, silent = false, expected, seed = 5, ...rest } = options
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: speed ? 'no-preference' : 'reduce', ...rest })
  const kept = JSON.stringify({ guarded, ...(speed ? { speed } : {}) })
  await context.addInitScript((first) => localStorage.getItem('temples.settings') ?? localStorage.setItem('temples.settings', first), kept)
  await context.addInitScript(fixDeals, seed)
  const page = await context.newPage()
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  if (silent) return { page, context }
  // Every visit begins by asking who one is.
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/api/v1/session')), page.goto(url)])
  return { page, context }
}

/** Milliseconds between looks, by the clock: a busy machine may draw few frames. */
const OFTEN = 25

const frame = (page: Page) => page.locator('.frame[data-step]')

/** Waits until the person may decide something, must hand the device on, or the game is over. */
export async function untilAsked(page: Page): Promise<'act' | 'pass' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="result"]')) return 'over'
    if (document.querySelector('[data-testid="pass-ready"]')) return 'pass'
    const frame = document.querySelector('.frame[data-step]')
    return frame && Number(frame.getAttribute('data-acts')) > 0 ? 'act' : undefined
  }, undefined, { timeout: 60_000, polling: OFTEN })
  return (await found.jsonValue()) as 'act' | 'pass' | 'over'
}

export async function stepOf(page: Page): Promise<number> {
  return Number(await frame(page).getAttribute('data-step'))
}

/** Waits until the table has moved on from a step. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction((step) => {
    const frame = document.querySelector('.frame[data-step]')
    return document.querySelector('[data-testid="result"], [data-testid="pass-ready"]') || (frame && Number(frame.getAttribute('data-step')) !== step)
  }, from, { timeout: 30_000, polling: OFTEN })
}

const BOARD = '.picture [data-place].offered'

/** Clicks one of the things that can be clicked: those inside the window of which some point has nothing lying over it. The click goes to
 * whatever lies on top there. It is made in the page, since a mouse waits for frames, and a whole game has hundreds of decisions. */
function clickOne(page: Page, selector: string, choose: (count: number) => number): Promise<boolean> {
  const draw = choose(1 << 20) / (1 << 20)
  return page.evaluate(
    ([wanted, share]) => {
      const onTop = (thing: Element): HTMLElement | SVGElement | undefined => {
        const box = thing.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) return undefined
        const points = [0.5, 0.25, 0.75].flatMap((down) => [0.5, 0.2, 0.8].map((along) => [box.x + box.width * along, box.y + box.height * down] as const))
        for (const [x, y] of points) {
          const top = document.elementFromPoint(x, y)
          if (thing.contains(top)) return top as HTMLElement | SVGElement
        }
        return undefined
      }
      const reach = (thing: Element): Element[] => {
        if (onTop(thing)) return [thing]
        thing.scrollIntoView({ block: 'nearest' })
        return onTop(thing) ? [thing] : []
      }
      const all = [...document.querySelectorAll(wanted)].flatMap(reach)
      const chosen = all[Math.floor(share * all.length)]
      if (!chosen) return false
      chosen.scrollIntoView({ block: 'nearest' })
      onTop(chosen)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      return true
    },
    [selector, draw] as const,
  )
}

const first = (): number => 0

/** Makes one decision with the mouse: the proposal if there is one, else a glowing place, else a button. */
export async function decide(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await stepOf(page)
  // One draw for each decision, however often it is tried.
  const draw = choose(1 << 20) / (1 << 20)
  const drawn = (count: number): number => Math.floor(draw * count)
  for (let tries = 0; tries < 5; tries++) {
    // The offer is there before everything of it is drawn.
    await expect
      .poll(async () => (await clickOne(page, '[data-testid="proposed"]', first)) || (await clickOne(page, BOARD, drawn)) || (await clickOne(page, '.bar .answers button', first)))
      .toBe(true)
    // What just moved may still have been on its way when it was looked for; then nothing was hit.
    const settled = await answered(page, before, 'button[data-action]', 3_000)
    if (settled === 'nothing') continue
    if (settled === 'menu') await clickOne(page, '.menu button[data-action]', drawn)
    if (settled !== 'moved' && (await answered(page, before, 'none', 10_000)) === 'confirm') await clickOne(page, '[data-testid="confirm"]', first)
    return movedOn(page, before)
  }
  expect.fail('no click had an answer')
}

/** What came of a click: the table moved on, a menu opened, a second word is asked for. */
async function answered(page: Page, from: number, menu: string, timeout: number): Promise<'moved' | 'menu' | 'confirm' | 'nothing'> {
  const found = page.waitForFunction(
    ([step, inside]) => {
      const frame = document.querySelector('.frame[data-step]')
      if (document.querySelector('[data-testid="result"], [data-testid="pass-ready"]') || (frame && Number(frame.getAttribute('data-step')) !== step)) return 'moved'
      if (document.querySelector('[data-testid="confirm"]')) return 'confirm'
      return document.querySelector(`.menu ${inside}`) ? 'menu' : undefined
    },
    [from, menu] as const,
    { timeout, polling: OFTEN },
  )
  return found.then((what) => what.jsonValue() as Promise<'moved' | 'menu' | 'confirm'>, () => 'nothing')
}

/** Plays until the game is over or a condition holds. */
export async function playOn(page: Page, choose: (count: number) => number, until: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const asked = await untilAsked(page)
    if (asked === 'over' || (await until())) return
    if (asked === 'pass') await page.click('[data-testid="pass-ready"]')
    else await decide(page, choose)
  }
  expect.fail('the game did not end within 2000 decisions')
}

/** Makes one decision with the keyboard alone. */
export async function decideByKeys(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await stepOf(page)
  // Enter takes the proposal, a digit an entry of the list; both are drawn a moment after the offer came.
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="proposed"]')) return { proposed: true, count: 0 }
      const count = document.querySelectorAll('.side .list button').length
      return count > 0 && { proposed: false, count }
    },
    undefined,
    { polling: OFTEN },
  )
  const { proposed, count } = (await found.jsonValue()) || { proposed: false, count: 0 }
  await page.keyboard.press(proposed ? 'Enter' : String(1 + choose(Math.min(9, count))))
  // What is laid somewhere is turned there first; its menu has the focus.
  const first = await answered(page, before, 'button[data-action]', 20_000)
  if (first === 'menu') {
    await page.waitForFunction(() => document.activeElement?.closest('.menu') != null, undefined, { timeout: 5_000 })
    await page.keyboard.press('Enter')
  }
  if (first !== 'moved' && (await answered(page, before, 'none', 20_000)) === 'confirm') await page.keyboard.press('Enter')
  await movedOn(page, before)
}

/** Asks the server for something as the person of a page. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/v1${where}`, {
        method: how as string,
        headers: { 'X-Temples': '1', 'Content-Type': 'application/json' },
        ...(what === undefined ? {} : { body: JSON.stringify(what) }),
      })
      return (await answer.json()) as T
    },
    [method, path, body] as const,
  )
}

/** A finished game between bots that play at random. */
export async function finishedGame(page: Page, game: 'arnak' | 'tikal'): Promise<string> {
  const seats = [
    { who: 'bot', level: 'random' },
    { who: 'bot', level: 'random' },
  ]
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, public: true, start: true })
  await page.goto(`${new URL(page.url()).origin}/t/${id}`)
  await page.locator('[data-testid="result"]').waitFor({ timeout: 120_000 })
  return id
}

/** What axe finds wrong with a page, by all of its rules or without some. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).disableRules([...without]).analyze()
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`)
}

/** A stream of choices that is the same each time. */
export function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}
