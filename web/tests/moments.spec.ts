// Moments end with the next press or key, which does what it would have done.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, finishedGame, movedOn, PHONE, server, stepOf, untilAsked, visit } from './harness'

interface Told {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null }
}

/** Plays by the server, as a list of likes says, until something is shown. */
async function playUntil(page: Page, id: string, likes: readonly RegExp[], shown: () => Promise<boolean>): Promise<void> {
  for (let acts = 0; acts < 40 && !(await shown()); acts++) {
    await untilAsked(page)
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const offer = position?.offer?.actions.map(({ text }) => text) ?? []
    const action = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined) ?? offer[0]
    if (action) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
    await movedOn(page, step)
  }
}

async function alone(page: Page): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 1, board: 'bird' }, seats: [{ who: 'me' }], seed: 7, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
  return id
}

describe('the tile of the rival', () => {
  const tile = (page: Page) => page.locator('[data-testid="rival-tile"]')
  /** What it covers of these things. */
  const covers = (page: Page, things: string) =>
    page.evaluate((selector) => {
      const card = document.querySelector('[data-testid="rival-tile"]')?.getBoundingClientRect()
      if (!card) return ['no tile']
      return [...document.querySelectorAll(selector)].flatMap((one) => {
        const box = one.getBoundingClientRect()
        const over = box.width > 0 && box.left < card.right - 1 && box.right > card.left + 1 && box.top < card.bottom - 1 && box.bottom > card.top + 1
        return over ? [one.getAttribute('data-place') ?? one.className.toString()] : []
      })
    }, things)

  it.each([
    ['a wide screen', { width: 1440, height: 900 }, undefined],
    ['the map of a phone', PHONE, 'Map'],
    ['the track of a phone', PHONE, 'Track'],
  ] as const)('comes up large on %s, says what it does and why there, covers no choice, and ends with a press', async (_, viewport, tab) => {
    const { page, context } = await visit(browser, server.url, { viewport, speed: 0.1, ...(tab ? { hasTouch: true, isMobile: true } : {}) })
    const id = await alone(page)
    const show = async () => {
      if (tab) await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: tab }).tap()
    }
    await playUntil(page, id, [/^spend/, /^dig/], async () => {
      await show()
      return (await page.locator('.slot.end button').count()) > 0
    })
    await playUntil(page, id, [/^end/], async () => (await tile(page).count()) > 0)
    await tile(page).waitFor()
    const box = await tile(page).evaluate((one) => ({ width: (one as HTMLElement).offsetWidth, takes: getComputedStyle(one).pointerEvents, runs: one.getAnimations().length > 0 }))
    expect(box.width).toBeGreaterThanOrEqual(260)
    expect(box.width).toBeLessThanOrEqual(320)
    expect([box.takes, box.runs]).toEqual(['none', true])
    await expect.poll(() => tile(page).textContent()).toMatch(/Round I.*(Every round|Rounds? I).*Why there: the arrow points/s)
    expect(await tile(page).locator('.icon').count()).toBeGreaterThan(0)
    // It has turned over by now, and is seen from the front.
    await expect.poll(() => tile(page).evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(250)
    expect(await covers(page, 'section.bar, nav, header.top')).toEqual([])
    // It comes nearer while it turns.
    if (!tab) await expect.poll(() => covers(page, '.picture [data-place].offered')).toEqual([])
    await page.mouse.move(5, 300)
    await page.mouse.down()
    await expect.poll(() => tile(page).count()).toBe(0)
    await page.mouse.up()
    await context.close()
  })

  it('does not come where nothing moves: the bar says it', async () => {
    const { page, context } = await visit(browser, server.url)
    const id = await alone(page)
    await playUntil(page, id, [/^end/, /^spend/, /^dig/], async () => /The rival/.test((await page.locator('[data-testid="told"]').textContent()) ?? ''))
    expect(await tile(page).count()).toBe(0)
    await page.locator('.rival .current', { hasText: 'Last turn' }).waitFor()
    await context.close()
  })
})

interface Told {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null }
}

/** Moments that run: all, or those of some elements. */
const runs = (page: Page, selector = '') =>
  page.locator(`${selector}[data-moment]`).evaluateAll((all) => all.filter((one) => one.getAnimations().some(({ playState }) => playState === 'running')).length)

describe('moments', () => {
  it('end with the next press, which does what it would have done', async () => {
    const { page, context } = await visit(browser, server.url, { speed: 0.2 })
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], seed: 5, start: true })
    const likes = [/^discover /, /^play (funding|exploration)/, /^dig camp2/, /^spend fear/, /^buy/, /^end/]
    for (let tries = 0; tries < 400; tries++) {
      const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
      const offer = position?.offer?.actions.map(({ text }) => text) ?? []
      if (offer.some((text) => text.startsWith('discover '))) break
      const action = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined) ?? offer[0]
      if (action) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
    }
    await page.goto(`${server.url}/t/${id}`)
    await untilAsked(page)
    const running = () => runs(page)
    const mist = () => page.locator('.sight[data-moment]').evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length)
    // The journey is paid and the site discovered: the mist parts for seconds at this speed.
    for (let acts = 0; acts < 12 && (await mist()) === 0; acts++) {
      const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
      const offer = position?.offer?.actions.map(({ text }) => text) ?? []
      const action = offer.find((text) => text.startsWith('discover ')) ?? offer[0]
      if (action) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
      await movedOn(page, step)
    }
    await expect.poll(running).toBeGreaterThan(0)
    await untilAsked(page)
    const before = await stepOf(page)
    const offered = page.locator('.side .list button[data-action]').first()
    await offered.waitFor()
    await page.mouse.move(5, 300)
    await page.mouse.down()
    await expect.poll(running).toBe(0)
    await page.mouse.up()
    await page.keyboard.press('1')
    await Promise.race([movedOn(page, before), page.locator('[data-testid="confirm"], .menu').first().waitFor()])
    await context.close()
  })

  it('of a research step end as well: the token is where it climbs to at once', async () => {
    const { page, context } = await visit(browser, server.url, { speed: 0.2 })
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], seed: 6, start: true })
    const offered = async (): Promise<{ step: number; offer: readonly string[] }> => {
      const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
      return { step, offer: position?.offer?.actions.map(({ text }) => text) ?? [] }
    }
    const act = (step: number, action: string) => ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
    for (let tries = 0; tries < 400; tries++) {
      const { step, offer } = await offered()
      if (offer.some((text) => text.startsWith('research '))) break
      if (offer[0]) await act(step, offer[0])
    }
    await page.goto(`${server.url}/t/${id}`)
    await untilAsked(page)
    const token = '.standing .token'
    await expect.poll(() => runs(page, token)).toBe(0)
    // The step may be paid in several ways first.
    for (let acts = 0; acts < 6 && (await runs(page, token)) === 0; acts++) {
      const { step, offer } = await offered()
      const action = offer.find((text) => text.startsWith('research ')) ?? offer[0]
      if (action) await act(step, action)
      await movedOn(page, step)
    }
    await expect.poll(() => runs(page, token)).toBeGreaterThan(0)
    await page.keyboard.press('x')
    await expect.poll(() => page.locator(token).evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length), { timeout: 1000 }).toBe(0)
    await context.close()
  })

  it('of the end are skipped by a key as well', async () => {
    const still = await visit(browser, server.url)
    const id = await finishedGame(still.page, 'arnak')
    await still.context.close()
    const { page, context } = await visit(browser, `${server.url}/t/${id}`, { speed: 0.2 })
    await page.locator('[data-testid="result"]', { hasText: 'The points are counted' }).waitFor()
    await page.keyboard.press('x')
    await page.locator('[data-testid="result"]', { hasText: /wins|victory/ }).waitFor()
    await context.close()
  })
})

describe('the treasure room', () => {
  const glow = (page: Page) =>
    page.locator('[data-testid="glow"]').evaluateAll((all) => all.map((one) => ({ light: Number(getComputedStyle(one).opacity), moves: one.getAnimations().some(({ playState }) => playState === 'running') })))

  it('glows, and pulses only where things move', async () => {
    const lively = await visit(browser, `${server.url}/components/tikal`, { speed: 1 })
    await expect.poll(async () => (await glow(lively.page)).map(({ moves }) => moves)).toEqual([true])
    await lively.context.close()
    const still = await visit(browser, `${server.url}/components/tikal`)
    await expect.poll(async () => (await glow(still.page)).map(({ moves }) => moves)).toEqual([false])
    expect((await glow(still.page))[0]?.light).toBeGreaterThan(0.3)
    await still.context.close()
  })
})
