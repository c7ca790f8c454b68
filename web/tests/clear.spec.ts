// Clarity before acting, and getting started: previews of actions, rooms rotated as pictures, a guide that points,
// advice, names of people at one screen, rules with pictures.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, movedOn, PHONE, said, server, stepOf, untilAsked, visit } from './harness'

interface Told {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null }
}

/** A table on a known deal, played through the API until something is offered. */
async function upTo(page: Page, game: 'arnak' | 'tikal', seed: number, wanted: RegExp | undefined, likes: readonly RegExp[] = []): Promise<void> {
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, seed, start: true })
  for (let tries = 0; wanted && tries < 400; tries++) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const offer = position?.offer?.actions.map(({ text }) => text) ?? []
    if (offer.some((text) => wanted.test(text))) break
    const liked = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined)
    if (offer.length) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: liked ?? offer[0] })
  }
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
}

const changes = (page: Page) => page.locator('[data-testid="ahead"] [data-change]').evaluateAll((all) => all.map((one) => one.getAttribute('data-change')))

describe('what an action would do', () => {
  it('is shown on the board and beside the question for a place under the pointer, and for a line in focus', async () => {
    const { page, context } = await visit(browser, server.url)
    await upTo(page, 'arnak', 5, undefined)
    const before = await stepOf(page)
    await page.locator('[data-place="camp1.1"].offered').hover()
    // The cheapest card pays for the journey, an archaeologist goes, and the camp gives two coins.
    await expect.poll(() => changes(page)).toEqual(['coin 2', 'card -1', 'archaeologist -1'])
    await expect.poll(() => page.locator('[data-place="camp1.1"] [data-testid="ghost"]').count()).toBe(1)
    await expect.poll(() => page.locator('[data-place="resource coin"] i').first().textContent()).toBe('+2')
    await page.mouse.move(5, 5)
    await page.locator('[data-testid="ahead"]').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[data-testid="ghost"]').count()).toBe(0)

    await page.locator('.side .list button[data-action="dig camp2.1"]').focus()
    await expect.poll(() => changes(page)).toContain('compass 2')
    await expect.poll(() => page.locator('[data-testid="ahead"]').textContent()).toMatch(/gain/)
    expect(await stepOf(page)).toBe(before)
    await context.close()
  })

  it('tells that a guardian will wake at a site to be discovered, in French too', async () => {
    const { page, context } = await visit(browser, server.url, { locale: 'fr-FR' })
    await upTo(page, 'arnak', 5, /^discover /, [/^play (funding|exploration)/, /^dig camp2/, /^spend fear/, /^buy/, /^end/])
    await page.locator('.side .list button[data-action^="discover"]').first().focus()
    await page.getByText("un gardien s’éveille", { exact: false }).waitFor()
    await context.close()
  })

  it('tells of the Fear that a guarded site brings at the end of the round', async () => {
    const { page, context } = await visit(browser, server.url)
    await upTo(page, 'arnak', 5, /^dig low1/, [/^discover low1/, /^play (funding|exploration)/, /^dig camp2/, /^spend fear/, /^buy/, /^end/])
    const line = (place: string) => page.locator(`.side .list button[data-action^="dig ${place}"]`).first()
    await line('camp4').focus()
    await expect.poll(() => changes(page)).toContain('archaeologist -1')
    expect((await changes(page)).filter((change) => change?.startsWith('fear'))).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => line('low1').evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => changes(page)).toContain('fear 1 later')
    await context.close()
  })

  it('is shown by the first tap on a phone', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    await upTo(page, 'arnak', 5, undefined)
    await page.locator('[data-place="camp1.1"].offered').tap()
    await expect.poll(() => changes(page)).toContain('coin 2')
    await context.close()
  })
})

describe('a room', () => {
  const LIKES = [/^take A0[12]/, /^keep /, /^discover/]
  const ROOM = /^place (?!sanctuary)/
  const ghost = (page: Page) => page.locator('[data-testid="ghost"]').getAttribute('data-doors')

  it('is turned by wheel, key and click where it would lie, and laid by a button', async () => {
    const { page, context } = await visit(browser, server.url)
    await upTo(page, 'tikal', 4, ROOM, LIKES)
    const space = page.locator('[data-place="C3"].offered')
    await space.hover()
    const first = await ghost(page)
    expect(first).toMatch(/^[NESW ]+$/)
    await page.keyboard.press('r')
    await expect.poll(() => ghost(page)).not.toBe(first)
    const second = await ghost(page)
    await page.keyboard.press('Shift+R')
    await expect.poll(() => ghost(page)).toBe(first)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => ghost(page)).toBe(second)
    // The ghost keeps its turn from space to space.
    await page.locator('[data-place="C2"].offered').hover()
    await expect.poll(() => ghost(page)).toBe(second)
    await space.click()
    const lay = page.locator('.menu button', { hasText: 'Lay it here' })
    await lay.waitFor()
    await space.click()
    await expect.poll(() => ghost(page)).not.toBe(second)
    const third = await ghost(page)
    const before = await stepOf(page)
    await lay.click()
    const confirm = page.locator('[data-testid="confirm"]')
    await Promise.race([movedOn(page, before), confirm.waitFor().then(() => confirm.click())])
    await movedOn(page, before)
    await expect.poll(() => page.locator('[data-place="C3"]').getAttribute('aria-label')).toContain((third ?? 'nothing').split(' ').map((side) => said('en', 'games/tikal', 'web', `web-side-${side}`)).join(', '))
    await context.close()
  })

  it('is turned by the keyboard alone, from a list without compass words, and codes stay off the board', async () => {
    const { page, context } = await visit(browser, server.url)
    await upTo(page, 'tikal', 4, ROOM, LIKES)
    await page.locator('.side .list button[data-action^="place"]').first().waitFor()
    const lines = await page.locator('.side .list button[data-action^="place"]').allTextContents()
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.join(' ')).not.toMatch(/door/)
    expect((await page.locator('.picture text').allTextContents()).filter((text) => /[A-ES]\d/.test(text))).toEqual([])
    await page.locator('.side .list button[data-action^="place"]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.menu button', { hasText: 'Lay it here' }).waitFor()
    const first = await ghost(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => ghost(page)).not.toBe(first)
    const before = await stepOf(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction((step) => document.querySelector('[data-testid="confirm"]') || Number(document.querySelector('.frame[data-step]')?.getAttribute('data-step')) !== step, before)
    await context.close()
  })
})

describe('the guide', () => {
  it('dims everything but what is meant and points at it, and stands in nobody’s way', async () => {
    const { page, context } = await visit(browser, `${server.url}/learn`)
    await page.getByRole('button', { name: 'Begin' }).first().click()
    await untilAsked(page)
    await page.getByRole('button', { name: 'Next' }).click()
    const arrow = page.locator('[data-testid="arrow"]')
    await arrow.waitFor()
    // How far the tip is from the middle of the upper edge of what is meant.
    const off = () =>
      page.evaluate(() => {
        const [at, camp] = ['[data-testid="arrow"]', '[data-place="camp2.1"]'].map((one) => document.querySelector(one)?.getBoundingClientRect())
        if (!at || !camp) return ['nothing is pointed at']
        const [along, down] = [Math.abs(at.x + at.width / 2 - (camp.x + camp.width / 2)), Math.abs(at.bottom - camp.top)]
        return [...(along < 8 ? [] : [`${along} sideways`]), ...(down < 24 ? [] : [`${down} up or down`])]
      })
    await expect.poll(off).toEqual([])
    const before = await stepOf(page)
    await page.locator('[data-place="camp1.1"].offered').click()
    await movedOn(page, before)
    await context.close()
  })
})

describe('a first game with advice', () => {
  it('speaks up at a clear mistake and takes it back', async () => {
    const { page, context } = await visit(browser, `${server.url}/learn`)
    const candidate = (text: string, meaning: string, lead: number, win: number) => ({ text, meaning, visits: 200, score: 50 + lead, win, lead })
    const candidates = [candidate('dig camp2.1', 'Dig at Compass Camp', 4, 0.7), candidate('dig camp1.1', 'Dig at Coin Camp', -6, 0.3)]
    await page.route('**/hint*', (route) => route.fulfill({ json: { candidates, line: [], simulations: 400 } }))
    await page.getByRole('button', { name: 'First game with advice' }).first().click()
    await untilAsked(page)
    const advice = page.locator('[data-testid="advice"]')
    await advice.getByText('speaks up at clear mistakes').waitFor()
    const before = await stepOf(page)
    await page.locator('[data-place="camp1.1"].offered').click()
    await advice.getByText('Better: Dig at Compass Camp. An expert expects about 10 points more from it.').waitFor()
    const after = await stepOf(page)
    expect(after).toBeGreaterThan(before)
    await advice.getByRole('button', { name: 'Take it back' }).click()
    await movedOn(page, after)
    await untilAsked(page)
    await page.locator('[data-place="camp1.1"].offered').waitFor()
    await context.close()
  })
})

describe('people at one screen', () => {
  it('have names, which the cover asks for', async () => {
    const { page, context } = await visit(browser, `${server.url}/new/tikal`)
    await page.getByText('people at this screen').click()
    await page.getByLabel('Name at seat 1').fill('Ana')
    await page.getByRole('button', { name: 'Begin' }).click()
    if ((await untilAsked(page)) === 'pass') await page.click('[data-testid="pass-ready"]')
    await page.locator('header.top li', { hasText: 'Ana' }).waitFor()
    await page.locator('header.top li', { hasText: 'Player 2' }).waitFor()
    await page.locator('.side .list button').first().click()
    await page.locator('[data-testid="confirm"]').click()
    await page.getByRole('heading', { name: /Player 2/ }).waitFor()
    await page.getByLabel('Your name:').fill('Bo')
    await page.getByLabel('Your name:').press('Tab')
    await page.getByRole('heading', { name: /to Bo$/ }).waitFor()
    await context.close()
  })
})
