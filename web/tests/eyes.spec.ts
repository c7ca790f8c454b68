// What people who saw the table for the first time stumbled over: what others did meanwhile, boxes over the wall, a squeezed card, notes about
// sources, keys on a screen to touch.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, decide, LANGUAGES, PHONE, playOn, said, server, stepOf, untilAsked, violations, visit } from './harness'

const ME = { who: 'me' }
const BOT = { who: 'bot', level: 'easy' }

async function table(page: Page, setup: object, seats: readonly object[]): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup, seats, seed: 5, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
}
const against = (page: Page): Promise<void> => table(page, { players: 2, board: 'bird' }, [ME, BOT])
const recap = (page: Page) => page.locator('[data-testid="recap"]')
const told = (page: Page) => recap(page).locator('li').allTextContents()

/** Plays until another player has had a turn after this one. */
async function untilRecap(page: Page, sign = '[data-testid="recap"]'): Promise<void> {
  const choose = chooser(3)
  await decide(page, choose)
  await playOn(page, choose, async () => (await page.locator(sign).count()) > 0)
}

describe('what others did', () => {
  it('stands beside the board in the own turn, until one acts or puts it away', async () => {
    const { page, context } = await visit(browser, server.url)
    await against(page)
    await untilRecap(page)
    await recap(page).getByRole('heading', { name: 'Since your last turn' }).waitFor()
    const lines = await told(page)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines[0]).toContain('Bot (easy)')
    // Everything is read aloud with the question.
    const aloud = (await page.locator('[data-testid="told"]').textContent()) ?? ''
    for (const line of lines) expect(aloud).toContain(line.replace(/^\s*[^\p{L}\s]?\s*/u, '').trim())
    const [board, beside] = [await page.locator('main.picture').boundingBox(), await recap(page).boundingBox()]
    expect(beside?.x ?? 0).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? Infinity))
    expect(await violations(page)).toEqual([])
    // Elsewhere a number says how much there is to read.
    await page.locator('#tab-score').click()
    expect(await page.locator('#tab-log .new').textContent()).toBe(String(lines.length))
    await page.locator('#tab-log').click()
    await recap(page).getByRole('button').click()
    await expect.poll(() => recap(page).count()).toBe(0)
    await expect.poll(() => page.locator('.log li').last().textContent()).toBe(lines.at(-1))
    // It is for reading: what one does needs no word about it.
    await untilRecap(page)
    const step = await stepOf(page)
    await decide(page, chooser(3))
    expect(await stepOf(page)).not.toBe(step)
    await expect.poll(() => recap(page).count()).toBe(0)
    await context.close()
  })

  it('is told of the rival, after a reload too, and can be turned off', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, { players: 1, board: 'bird', rival: { red: 3, purple: 2, objectives: 3, priority: false } }, [ME])
    await untilRecap(page)
    const lines = await told(page)
    expect(lines.some((line) => line.includes('The rival'))).toBe(true)
    await page.reload()
    await untilAsked(page)
    await expect.poll(() => told(page)).toEqual(lines)
    const here = page.url()
    await page.goto(`${server.url}/settings`)
    await page.getByLabel(said('en', 'web', 'account', 'settings-recap')).uncheck()
    await page.goto(here)
    await untilAsked(page)
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(0)
    expect(await recap(page).count()).toBe(0)
    await context.close()
  })

  it.each(LANGUAGES)('is a number at the tab of a phone and opens there (%s)', async (lang) => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale: lang })
    await against(page)
    await untilRecap(page, 'nav .new')
    const n = Number(await page.locator('nav .new').textContent())
    await page.locator('nav button').last().tap()
    await recap(page).getByRole('heading', { name: said(lang, 'web', 'table', 'recap-since') }).waitFor()
    expect(await recap(page).locator('li').count()).toBe(n)
    expect(await page.locator('nav .new').count()).toBe(0)
    const close = await recap(page).getByRole('button').boundingBox()
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await context.close()
  })
})

it('the wall of the temple is seen through spaces in which nothing lies', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page)
  const opaque = await page.locator('.research .spot').evaluateAll((all) =>
    all.filter((spot) => !spot.querySelector('.inside')?.children.length && !/rgba\(.*0\.\d+\)/.test(getComputedStyle(spot).backgroundImage)).length)
  expect(await page.locator('.research .spot').count()).toBeGreaterThan(8)
  expect(opaque).toBe(0)
  await context.close()
})

it.each([
  ['a large screen', { viewport: { width: 1366, height: 768 } }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('the top card of a deck that is turned up is as wide as those of the row on %s', async (_, options) => {
  const { page, context } = await visit(browser, server.url, options)
  await page.routeWebSocket(/\/api\//, (socket) => {
    const far = socket.connectToServer()
    far.onMessage((message) => socket.send(String(message).replace(/("artifacts":\{[^{}]*"top":)null/, '$1"war_mask"')))
  })
  await against(page)
  if (options.viewport === PHONE) await page.locator('nav button', { hasText: 'Cards' }).tap()
  const turned = page.locator('.cards .turned [data-place="war_mask"]')
  await turned.waitFor()
  const [one, other] = [await turned.boundingBox(), await page.locator('.cards .slot:not(.turned) .place').first().boundingBox()]
  expect(one?.width ?? 0).toBeGreaterThanOrEqual(0.9 * (other?.width ?? Infinity))
  expect(one?.height ?? 0).toBeGreaterThanOrEqual(0.9 * (other?.height ?? Infinity))
  await context.close()
})

it('where a value comes from is told among the components, not at the table', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page)
  const note = said('en', 'games/arnak', 'web', 'web-reconstructed')
  // A pointer that moves and then rests.
  await page.locator('[data-place="supply 1"]').hover()
  await page.locator('[data-place="supply 1"]').hover({ position: { x: 12, y: 12 } })
  await page.locator('aside.panel h3').waitFor()
  expect(await page.getByText(note).locator('visible=true').count()).toBe(0)
  expect(await page.locator('main.picture').innerHTML()).not.toContain('≈')
  await page.goto(`${server.url}/components/arnak`)
  await page.getByText(note).first().waitFor()
  await context.close()
})

it('keys are named only where there is a pointer as fine as a mouse', async () => {
  const shown = async (options: object) => {
    const { page, context } = await visit(browser, server.url, options)
    await against(page)
    await page.locator('nav button', { hasText: 'Actions' }).click({ force: true }).catch(() => undefined)
    await page.getByRole('button', { name: 'Menu' }).click()
    const found = [await page.locator('kbd:visible').count(), await page.getByRole('button', { name: 'Keyboard' }).count(), (await page.locator('.find input').getAttribute('placeholder'))?.includes('/')]
    await context.close()
    return found
  }
  const [keys, help, hint] = await shown({ viewport: { width: 1024, height: 768 } })
  expect(keys).toBeGreaterThan(1)
  expect([help, hint]).toEqual([1, true])
  expect(await shown({ viewport: PHONE, hasTouch: true, isMobile: true })).toEqual([0, 0, false])
})
