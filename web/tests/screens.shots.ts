// The screenshots of the documents: `npm run shots` takes them again.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { it } from 'vitest'

import { ask, browser, chooser, decide, finishedGame, PHONE, playOn, server, untilAsked, visit } from './harness'

const DOCS = join(import.meta.dirname, '../../docs/pictures')

/** Takes a picture once everything that is shown has arrived. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all([...document.images].filter((image) => image.loading === 'eager' || image.getBoundingClientRect().top < innerHeight).map((image) => image.decode().catch(() => undefined))))
  await page.mouse.move(2, 2)
  await page.screenshot({ path: join(DOCS, `web-${name}.jpg`), type: 'jpeg', quality: 82 })
}

/** Plays until a round has begun and the person is asked. */
async function untilRound(page: Page, round: number, seed: number): Promise<void> {
  await playOn(page, chooser(seed), async () => Number(/\d/.exec((await page.locator('header .round').getAttribute('aria-label')) ?? '')?.[0]) >= round)
}

async function alone(page: Page, board: string, seed: number): Promise<void> {
  const setup = { players: 1, board, rival: { red: 3, purple: 2, objectives: 3, priority: false } }
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup, seats: [{ who: 'me' }], seed, start: true })
  await page.goto(`${server.url}/t/${id}`)
}

async function against(page: Page, game: 'arnak' | 'tikal', seats: readonly object[], setup: object, seed = 7): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, seed, start: true })
  await page.goto(`${server.url}/t/${id}`)
}

const ME = { who: 'me' }
const BOT = { who: 'bot', level: 'easy' }

it('home, a new game, and a game of Arnak', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'arnak', [ME, BOT], { players: 2, board: 'bird' })
  await untilRound(page, 3, 4)
  await shoot(page, 'arnak')
  const preview = await page.request.get(`${page.url()}/preview.jpg`)
  writeFileSync(join(DOCS, 'web-preview.jpg'), await preview.body())
  await page.keyboard.press('h')
  await page.locator('section[aria-live="polite"] li').first().waitFor({ timeout: 60_000 })
  await shoot(page, 'hint')
  await page.goto(`${server.url}/new/arnak`)
  await shoot(page, 'new')
  await page.goto(server.url)
  await shoot(page, 'home')
  await context.close()
})

it('solo on the Owl Temple', async () => {
  const { page, context } = await visit(browser, server.url)
  await alone(page, 'owl', 3)
  await untilRound(page, 3, 9)
  await shoot(page, 'solo-owl')
  await context.close()
})

it('French, in the dark', async () => {
  const { page, context } = await visit(browser, server.url, { locale: 'fr-FR', colorScheme: 'dark' })
  await against(page, 'arnak', [ME, BOT], { players: 2, board: 'snake' }, 12)
  await untilRound(page, 2, 6)
  await shoot(page, 'french')
  await context.close()
})

it('two people at one screen', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'tikal', [ME, ME], { players: 2 })
  const choose = chooser(8)
  let asked = await untilAsked(page)
  for (let done = 0; done < 60; done++) {
    if (asked === 'pass') {
      if (done > 40) await shoot(page, 'pass')
      await page.click('[data-testid="pass-ready"]')
    } else await decide(page, choose)
    asked = await untilAsked(page)
    if (asked === 'act' && done > 50) break
  }
  await shoot(page, 'hot-seat')
  await context.close()
})

it('results, a replay and a profile', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'arnak', [ME, BOT], { players: 2, board: 'bird' }, 5)
  await playOn(page, chooser(4))
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
  await shoot(page, 'score')
  const { person } = await ask<{ person: { id: string } }>(page, 'POST', '/session', {})
  await page.goto(`${server.url}/people/${person.id}`)
  await page.locator('[data-testid="by-board"]').waitFor()
  await shoot(page, 'profile')
  const id = await finishedGame(page, 'tikal')
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
  await shoot(page, 'result')
  await page.goto(`${server.url}/replay/${id}`)
  await page.getByRole('button', { name: 'Round 2' }).click()
  await shoot(page, 'replay')
  await context.close()
})

it('a phone', async () => {
  const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  await against(page, 'arnak', [ME, BOT], { players: 2, board: 'bird' })
  await untilRound(page, 2, 4)
  await shoot(page, 'phone')
  await page.getByRole('button', { name: /^Cards/ }).tap()
  await shoot(page, 'phone-cards')
  await context.close()
})
