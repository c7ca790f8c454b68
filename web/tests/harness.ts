// A server of its own for each test file, browsers to look at it, and hands that play.

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

function program(): string {
  const target = join(import.meta.dirname, '../../target')
  const found = [process.env['TEMPLES'], join(target, 'debug/temples'), join(target, 'release/temples')].find((path) => path && existsSync(path))
  if (!found) throw new Error('no program to test: build it, or name it in $TEMPLES')
  return found
}

/** A server with a database in a folder of its own, which outlives a restart. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'temples-web-'))
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
}

/** A new person with a browser of their own; nothing moves, so that tests need not wait. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { speed = 0, guarded = false, expected, ...rest } = options
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: speed ? 'no-preference' : 'reduce', ...rest })
  const kept = JSON.stringify({ guarded, ...(speed ? { speed } : {}) })
  await context.addInitScript((first) => localStorage.getItem('temples.settings') ?? localStorage.setItem('temples.settings', first), kept)
  const page = await context.newPage()
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  // Every visit begins by asking who one is.
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/api/v1/session')), page.goto(url)])
  return { page, context }
}

const frame = (page: Page) => page.locator('.frame[data-step]')

/** Waits until the person may decide something, must hand the device on, or the game is over. */
export async function untilAsked(page: Page): Promise<'act' | 'pass' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="result"]')) return 'over'
    if (document.querySelector('[data-testid="pass-ready"]')) return 'pass'
    const frame = document.querySelector('.frame[data-step]')
    return frame && Number(frame.getAttribute('data-acts')) > 0 ? 'act' : undefined
  }, undefined, { timeout: 60_000 })
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
  }, from, { timeout: 30_000 })
}

const BOARD = '.picture [data-place].offered:visible'

/** Clicks the proposal if there is one, else a glowing place, else a button; false if it was gone before it could be clicked. */
async function clickSomething(page: Page, choose: (count: number) => number): Promise<boolean> {
  const proposed = page.locator('[data-testid="proposed"]')
  const places = page.locator(BOARD)
  const count = await places.count()
  const target = (await proposed.count()) ? proposed : count > 0 ? places.nth(choose(count)) : page.locator('.bar .answers button').first()
  return target.click({ timeout: 10_000 }).then(() => true, () => false)
}

/** Makes one decision with the mouse. */
export async function decide(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await stepOf(page)
  // What just moved may still have been on its way when it was looked for.
  if (!(await clickSomething(page, choose)) && (await stepOf(page)) === before) expect(await clickSomething(page, choose)).toBe(true)
  const menu = page.locator('.menu button[data-action]')
  const settled = await Promise.race([
    movedOn(page, before).then(() => true),
    menu.first().waitFor({ timeout: 5_000 }).then(() => false, () => false),
    page.locator('[data-testid="confirm"]').waitFor({ timeout: 5_000 }).then(() => false, () => false),
  ])
  if (settled) return
  const choices = await menu.count()
  if (choices > 0) await menu.nth(choose(choices)).click()
  const confirm = page.locator('[data-testid="confirm"]')
  if (await confirm.count()) await confirm.click()
  await movedOn(page, before)
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
  const proposed = (await page.locator('[data-testid="proposed"]').count()) > 0
  const count = await page.locator('.side .list button').count()
  await page.keyboard.press(proposed ? 'Enter' : String(1 + choose(Math.min(9, count))))
  const confirm = page.locator('[data-testid="confirm"]')
  const settled = await Promise.race([movedOn(page, before).then(() => true), confirm.waitFor({ timeout: 20_000 }).then(() => false, () => true)])
  if (!settled) await page.keyboard.press('Enter')
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

/** A stream of choices that is the same each time. */
export function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}
