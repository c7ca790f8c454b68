// The screenshots of the documents: `npm run shots` takes them all again.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { ask, browser, chooser, decide, finishedGame, PHONE, playOn, server, untilAsked, visit } from './harness'

const DOCS = join(import.meta.dirname, '../../docs/pictures')
/** No picture of the documents is larger. */
const MOST = 300_000
const FINGER = { hasTouch: true, isMobile: true }

/** Takes a picture once everything that is shown has arrived, as fine as its size allows. */
async function shoot(page: Page, name: string, still = true): Promise<void> {
  if (still) {
    await page.waitForLoadState('networkidle')
    // A lazy picture out of sight is never fetched, and waiting for it would never end.
    await page.evaluate(() => {
      const seen = (image: HTMLImageElement): boolean => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      }
      return Promise.all([...document.images].filter((image) => image.loading === 'eager' || seen(image)).map((image) => image.decode().catch(() => undefined)))
    })
  }
  for (const quality of [84, 78, 72, 64, 56]) {
    const picture = await page.screenshot({ type: 'jpeg', quality, scale: 'device' })
    if (picture.length > MOST && quality > 56) continue
    expect(picture.length, name).toBeLessThanOrEqual(MOST)
    writeFileSync(join(DOCS, `web-${name}.jpg`), picture)
    return
  }
}

/** Plays until a round has begun and the person is asked for a main action. */
async function untilRound(page: Page, round: number, seed: number): Promise<void> {
  const begun = async (): Promise<boolean> => Number(/\d/.exec((await page.locator('header .round').getAttribute('aria-label')) ?? '')?.[0]) >= round
  await playOn(page, chooser(seed), async () => (await begun()) && (await page.locator('.slot.pass button').count()) > 0)
}

async function against(page: Page, game: 'arnak' | 'tikal', seats: readonly object[], setup: object, seed = 7): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, seed, start: true })
  await page.goto(`${server.url}/t/${id}`)
  return id
}

const ME = { who: 'me' }
const BOT = { who: 'bot', level: 'easy' }
const BIRD = { players: 2, board: 'bird' }
const away = (page: Page) => page.mouse.move(2, 2)

it('a game of Arnak: the table, a preview, a reason why not, a hint', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'arnak', [ME, BOT], BIRD)
  await untilRound(page, 3, 4)
  await away(page)
  await shoot(page, 'arnak')
  const preview = await page.request.get(`${page.url()}/preview.jpg`)
  // A client that is served from its folder has no such picture.
  if (preview.headers()['content-type'] === 'image/jpeg') writeFileSync(join(DOCS, 'web-preview.jpg'), await preview.body())
  // What nobody can pay for answers with the reason.
  await page.locator('[data-place^="two"]:not(.offered)').first().click()
  await expect.poll(() => page.getByRole('status', { name: 'Why not' }).textContent()).toMatch(/\w/)
  await shoot(page, 'why')
  await page.keyboard.press('Escape')
  await page.locator('[data-place^="camp"].offered').first().hover()
  await page.locator('[data-testid="ahead"]').waitFor()
  await shoot(page, 'ahead')
  await away(page)
  await page.keyboard.press('h')
  await page.locator('section[aria-live="polite"] li').first().waitFor({ timeout: 60_000 })
  await shoot(page, 'hint')
  await context.close()
})

it('home, a new game and the rules', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'tikal', [ME, BOT], { players: 2 })
  await untilAsked(page)
  await page.goto(`${server.url}/new/arnak`)
  await shoot(page, 'new')
  await page.goto(server.url)
  await shoot(page, 'home')
  await page.goto(`${server.url}/rules/arnak#spider`)
  await page.locator('section#spider figure [data-place="altar 1"]').waitFor()
  // What is above was drawn meanwhile and has its place already.
  await page.locator('section#spider').evaluate((one) => one.scrollIntoView())
  await shoot(page, 'rules')
  await context.close()
})

it('alone on the Owl Temple', async () => {
  const { page, context } = await visit(browser, server.url)
  await against(page, 'arnak', [ME], { players: 1, board: 'owl', rival: { red: 3, purple: 2, objectives: 3, priority: false } }, 3)
  await untilRound(page, 3, 9)
  await away(page)
  await shoot(page, 'solo-owl')
  await context.close()
})

it('German, and French in the dark', async () => {
  for (const [locale, board, name, colorScheme] of [
    ['de-DE', 'spider', 'german', 'light'],
    ['fr-FR', 'snake', 'french', 'dark'],
  ] as const) {
    const { page, context } = await visit(browser, server.url, { locale, colorScheme })
    await against(page, 'arnak', [ME, BOT], { players: 2, board }, 12)
    await untilRound(page, 2, 6)
    await away(page)
    await shoot(page, name)
    await context.close()
  }
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
  await away(page)
  await shoot(page, 'hot-seat')
  await context.close()
})

it('Tikal: a room about to be laid', async () => {
  const { page, context } = await visit(browser, server.url)
  const id = await against(page, 'tikal', [ME, { who: 'bot', level: 'random' }], { players: 2 }, 4)
  interface Told {
    step: number
    position?: { offer?: { actions: { text: string }[] } | null }
  }
  const likes = [/^take A0[12]/, /^keep /, /^discover/, /^explore/, /^spot/]
  for (let tries = 0, rooms = 0; tries < 300; tries++) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const offer = position?.offer?.actions.map(({ text }) => text) ?? []
    if (offer.some((text) => /^place (?!sanctuary)/.test(text)) && ++rooms === 3) break
    const liked = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined)
    if (offer.length) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: liked ?? offer[0] })
  }
  await page.reload()
  await untilAsked(page)
  await page.locator('.picture [data-place].offered').nth(4).hover()
  await page.locator('[data-testid="ghost"]').waitFor()
  await shoot(page, 'tikal')
  await context.close()
})

it('results, the ceremony, a replay with a discovery, and a profile', async () => {
  const { page, context } = await visit(browser, server.url)
  const id = await against(page, 'arnak', [ME, BOT], BIRD, 5)
  await playOn(page, chooser(4))
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
  await shoot(page, 'score')
  const { person } = await ask<{ person: { id: string } }>(page, 'POST', '/session', {})
  await page.goto(`${server.url}/people/${person.id}`)
  await page.locator('[data-testid="by-board"]').waitFor()
  await shoot(page, 'profile')

  // The count of the points, half way.
  const lively = await visit(browser, server.url, { speed: 0.5, storageState: await context.storageState() })
  await lively.page.goto(`${server.url}/t/${id}`)
  await lively.page.locator('[data-testid="result"]', { hasText: 'The points are counted' }).waitFor()
  await expect.poll(async () => Number(/\d+/.exec((await lively.page.locator('.stage li b').first().textContent()) ?? '')?.[0] ?? 0), { timeout: 30_000 }).toBeGreaterThan(15)
  await shoot(lively.page, 'ceremony', false)
  // The moment in which a site is discovered, shown slowly.
  interface Replay {
    list: { events: { event: string }[] }[]
  }
  const { list } = await ask<Replay>(page, 'GET', `/tables/${id}/replay`)
  const woke = list.findLastIndex(({ events }) => events.some(({ event }) => event === 'guardian_awoke'))
  expect(woke).toBeGreaterThan(0)
  await lively.page.goto(`${server.url}/replay/${id}?step=${woke}&viewer=0`)
  await lively.page.waitForFunction((step) => Number(document.querySelector('main[data-shown]')?.getAttribute('data-shown')) === step, woke)
  await lively.page.waitForLoadState('networkidle')
  await lively.page.getByRole('button', { name: 'One step on' }).click()
  await lively.page.waitForFunction((step) => Number(document.querySelector('main[data-shown]')?.getAttribute('data-shown')) > step, woke)
  await shoot(lively.page, 'discovery', false)
  await lively.context.close()

  const tikal = await finishedGame(page, 'tikal')
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
  await shoot(page, 'result')
  await page.goto(`${server.url}/replay/${tikal}`)
  await page.getByRole('button', { name: 'Round 2' }).click()
  await shoot(page, 'replay')
  await context.close()
})

it('a phone, upright and on its side', async () => {
  const { page, context } = await visit(browser, server.url, { viewport: PHONE, ...FINGER, deviceScaleFactor: 2 })
  await against(page, 'arnak', [ME, BOT], BIRD)
  await untilRound(page, 2, 4)
  await page.getByRole('button', { name: /^Map/ }).tap()
  await shoot(page, 'phone')
  await page.getByRole('button', { name: /^Cards/ }).tap()
  await shoot(page, 'phone-cards')
  await page.getByRole('button', { name: /^Track/ }).tap()
  await shoot(page, 'phone-track')
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await page.getByRole('button', { name: /^Map/ }).tap()
  await shoot(page, 'phone-lying')
  await context.close()
})
