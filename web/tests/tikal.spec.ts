// The table of Tikal II: keys chosen in pairs, sentences without codes, sheets that fit, rooms turned by touch.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, LANGUAGES, movedOn, PHONE, server, stepOf, untilAsked, visit } from './harness'

interface Told {
  step: number
  position?: { offer?: { prompt: string; actions: { text: string; meaning: string }[] } | null }
}

const LYING = { width: 844, height: 390 }
const FINGER = { hasTouch: true, isMobile: true }

/** A table on a known deal against a bot, played through the API until something is offered; tells what was offered on the way. */
async function upTo(page: Page, wanted: RegExp | undefined, likes: readonly RegExp[] = []): Promise<string[]> {
  const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'tikal', setup: { players: 2 }, seats, seed: 4, start: true })
  const told: string[] = []
  for (let tries = 0; wanted && tries < 400; tries++) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const offer = position?.offer?.actions ?? []
    told.push(position?.offer?.prompt ?? '', ...offer.map(({ meaning }) => meaning))
    if (offer.some(({ text }) => wanted.test(text))) break
    const liked = likes.map((like) => offer.find(({ text }) => like.test(text))).find((one) => one !== undefined) ?? offer[0]
    if (liked) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: liked.text })
  }
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
  return told
}
const ROOM = /^place (?!sanctuary)/
const TO_ROOM = [/^take A0[12]/, /^keep /, /^discover/]

const key = (page: Page, colour: string) => page.locator(`.picture [data-place="key ${colour}"].offered`)
const held = (page: Page) => page.locator('[data-testid="held"]')
const keyOf = (page: Page, which: 'held' | 'second') => page.locator(`[data-testid="${which}"]`).getAttribute('data-key', { timeout: 5000 })

describe('two keys', () => {
  it('are picked one after the other on the keys themselves, shown together, and put back', async () => {
    const { page, context } = await visit(browser, server.url)
    await upTo(page, undefined)
    const before = await stepOf(page)
    await key(page, 'pink').click()
    await expect.poll(() => keyOf(page, 'held')).toBe('pink')
    expect(await page.locator('.menu').count()).toBe(0)
    // The list is narrowed to what the first key leaves.
    await expect.poll(() => page.locator('.side .list button').count()).toBe(5)
    await key(page, 'green').hover()
    await expect.poll(() => keyOf(page, 'second')).toBe('green')
    await held(page).click()
    await held(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.side .list button').count()).toBe(15)
    await key(page, 'blue').click()
    await page.keyboard.press('Escape')
    await held(page).waitFor({ state: 'detached' })
    // The same colour twice is a pair as well.
    await key(page, 'blue').click()
    await key(page, 'blue').click()
    const confirm = page.locator('[data-testid="confirm"]')
    await confirm.waitFor()
    await expect.poll(() => page.locator('.bar .prompt').textContent()).toMatch(/two blue keys/)
    // Another second key may still be taken.
    await key(page, 'brown').click()
    await expect.poll(() => page.locator('.bar .prompt').textContent()).toMatch(/a blue and a brown key/)
    await confirm.click()
    await movedOn(page, before)
    await expect.poll(() => page.locator('[data-place="backpack brown"], [data-place="backpack blue"]').count()).toBe(2)
    await context.close()
  })

  it('are picked by two taps and by the keyboard', async () => {
    const phone = await visit(browser, server.url, { viewport: PHONE, ...FINGER })
    await upTo(phone.page, undefined)
    await key(phone.page, 'yellow').tap()
    await expect.poll(() => keyOf(phone.page, 'held')).toBe('yellow')
    await key(phone.page, 'green').tap()
    await phone.page.locator('[data-testid="confirm"]').waitFor()
    await expect.poll(() => phone.page.locator('.bar .prompt').textContent()).toMatch(/a yellow and a green key/)
    await phone.context.close()

    const { page, context } = await visit(browser, server.url)
    await upTo(page, undefined)
    const before = await stepOf(page)
    await key(page, 'pink').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => keyOf(page, 'held')).toBe('pink')
    await expect.poll(() => key(page, 'yellow').getAttribute('aria-label')).toMatch(/Take a pink and a yellow key/)
    await key(page, 'yellow').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-testid="confirm"]').click()
    await movedOn(page, before)
    await context.close()
  })
})

describe.each(LANGUAGES)('sentences in %s', (lang) => {
  it('name what a tile shows and where a space lies, never a code', async () => {
    const { page, context } = await visit(browser, server.url, { locale: lang })
    const told = await upTo(page, /^explore/, [/^take A0[12]/, /^keep /, /^discover/, /^place/])
    const CODE = /\b(?:A\d\d|[A-E][1-6]|S[1-6])\b/
    expect(told.filter((line) => CODE.test(line))).toEqual([])
    await page.locator('.side .list button').first().waitFor()
    expect(await page.locator('.side').first().innerText()).not.toMatch(CODE)
    expect(await page.locator('.bar').first().innerText()).not.toMatch(CODE)
    const board = await page.locator('.picture [aria-label]').evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title') ?? ''}`))
    expect(board.filter((label) => CODE.test(label) || /\b(?:NW|NE|SW|SE|NO|SO)\b/.test(label))).toEqual([])
    expect((await page.locator('.picture text').allTextContents()).filter((text) => CODE.test(text))).toEqual([])
    await context.close()
  })
})

describe('the table', () => {
  it.each([
    [1440, 900],
    [1920, 1080],
    [2560, 1080],
  ])('of %s × %s uses its width, and panels are as high as what they hold', async (width, height) => {
    const { page, context } = await visit(browser, server.url, { viewport: { width, height } })
    await upTo(page, /^explore/, [/^keep /])
    const told = await page.evaluate(() => {
      const [picture, board, side] = ['.picture', '.picture svg.board', '.picture .side'].map((one) => document.querySelector(one)?.getBoundingClientRect())
      const empty = [...document.querySelectorAll('.picture section.panel')].map((panel) => panel.getBoundingClientRect().bottom - (panel.lastElementChild?.getBoundingClientRect().bottom ?? 0))
      return { left: (board?.left ?? 99) - (picture?.left ?? 0), right: (picture?.right ?? 99) - (side?.right ?? 0), between: (side?.left ?? 99) - (board?.right ?? 0), empty: Math.max(...empty), over: (document.querySelector('.picture .side')?.scrollHeight ?? 0) - (side?.height ?? 0) }
    })
    expect(Math.max(told.left, told.right, told.between)).toBeLessThan(12)
    expect(told.over).toBeLessThan(2)
    if (width < 2000) expect(told.empty).toBeLessThan(30)
    await context.close()
  })

  it('of a small screen or a phone on its side shows every sheet without moving it', async () => {
    const overflow = (page: Page) =>
      page.evaluate(() => [document.documentElement, ...document.querySelectorAll('.picture, .picture :is(.table, .board, .side, .tray)')].flatMap((one) => {
        const more = [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]
        return one instanceof SVGElement || Math.max(...more) < 2 ? [] : [`${one.className}: ${more.join(' ')}`]
      }))
    const small = await visit(browser, server.url, { viewport: { width: 1024, height: 768 } })
    await upTo(small.page, ROOM, TO_ROOM)
    expect(await overflow(small.page)).toEqual([])
    // An empty space has nothing to read: no card covers the panels.
    await small.page.locator('[data-place="C3"].offered').hover()
    await small.page.locator('[data-testid="ghost"]').waitFor()
    expect(await small.page.locator('aside.panel[aria-atomic]').count()).toBe(0)
    await small.context.close()

    const { page, context } = await visit(browser, server.url, { viewport: LYING, ...FINGER })
    await upTo(page, ROOM, TO_ROOM)
    for (const sheet of ['Temple', 'River', 'Camps']) {
      await page.locator('nav button', { hasText: sheet }).tap()
      await page.locator(sheet === 'Camps' ? '.picture .side' : '.picture svg.board').waitFor()
      await expect.poll(() => overflow(page)).toEqual([])
    }
    // A tile of the river is large enough for a finger.
    await page.locator('nav button', { hasText: 'River' }).tap()
    const tile = await page.locator('.picture [data-place="A15"]').boundingBox()
    expect(Math.min(tile?.width ?? 0, tile?.height ?? 0)).toBeGreaterThan(26)
    await context.close()
  })

  it('names keys only to those who have a keyboard', async () => {
    const seen = (page: Page) => page.locator('kbd').evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length)
    const phone = await visit(browser, server.url, { viewport: PHONE, ...FINGER })
    await upTo(phone.page, ROOM, TO_ROOM)
    await phone.page.locator('[data-place="C3"].offered').tap()
    await phone.page.locator('.menu .turn').waitFor()
    expect(await seen(phone.page)).toBe(0)
    expect(await phone.page.locator('.side input').getAttribute('placeholder')).not.toMatch(/\//)
    await phone.context.close()
    const { page, context } = await visit(browser, server.url)
    await upTo(page, ROOM, TO_ROOM)
    await page.locator('[data-place="C3"].offered').click()
    await page.locator('.menu .turn').waitFor()
    expect(await seen(page)).toBeGreaterThan(1)
    expect(await page.locator('.side input').getAttribute('placeholder')).toMatch(/\//)
    await context.close()
  })

  it('tells which part of a turn is decided', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: { width: 1440, height: 900 } })
    await upTo(page, /^take/, [])
    const now = page.locator('.picture [aria-current="step"] span').last()
    await expect.poll(() => now.textContent()).toMatch(/Paddle/)
    await context.close()
  })
})

describe('a room on a phone', () => {
  it('is shown by a tap, turned by the next, and laid by a button', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, ...FINGER })
    await upTo(page, ROOM, TO_ROOM)
    const ghost = () => page.locator('[data-testid="ghost"]').getAttribute('data-doors')
    const space = page.locator('[data-place="B3"].offered')
    await space.tap()
    await page.locator('.menu .turn').waitFor()
    const first = await ghost()
    // The menu leaves the room in sight.
    const [menu, room] = [await page.locator('.menu').boundingBox(), await page.locator('[data-testid="ghost"]').boundingBox()]
    expect(menu && room && (menu.y >= room.y + room.height - 12 || menu.y + menu.height <= room.y + 12)).toBe(true)
    await space.tap()
    await expect.poll(ghost).not.toBe(first)
    const before = await stepOf(page)
    await page.locator('.menu button', { hasText: 'Lay it here' }).tap()
    const confirm = page.locator('[data-testid="confirm"]')
    await Promise.race([movedOn(page, before), confirm.waitFor().then(() => confirm.tap())])
    await movedOn(page, before)
    await context.close()
  })
})
