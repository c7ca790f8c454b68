// The illustrated table and protection from mistakes: the look, missing pictures, buttons with fixed places, Enter,
// the inspector, chat, touch, small and low screens, screen reader output.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, decide, finishedGame, movedOn, PHONE, playOn, server, stepOf, untilAsked, visit } from './harness'

const prompt = (page: Page) => page.locator('[data-testid="prompt"]')
const proposed = (page: Page) => page.locator('[data-testid="proposed"]')
const look = (page: Page) => page.locator('html').getAttribute('data-look')

async function arnak(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
  await untilAsked(page)
}

/** The same deal each time. */
async function dealt(page: Page): Promise<void> {
  const seats = [{ who: 'me' }, { who: 'bot', level: 'easy' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats, seed: 5, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
}

/** The middle of a thing. */
async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A press where a button was a moment ago passes neither at once nor asks whether to. */
async function pressAgain(page: Page, where: { x: number; y: number; width: number; height: number }): Promise<void> {
  const before = await stepOf(page)
  await page.mouse.click(where.x + where.width / 2, where.y + where.height / 2)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect([await page.locator('[data-testid="confirm"]').count(), await stepOf(page)]).toEqual([0, before])
}

describe('the look', () => {
  it('is illustrated, can be drawn, and is remembered', async () => {
    const { page, context } = await visit(browser, `${server.url}/settings`)
    await expect.poll(() => look(page)).toBe('illustrated')
    await page.getByLabel('drawn on paper').check()
    await expect.poll(() => look(page)).toBe('drawn')
    await page.reload()
    await page.getByLabel('drawn on paper').waitFor()
    await expect.poll(() => look(page)).toBe('drawn')
    await page.goto(server.url)
    await arnak(page)
    expect(await page.locator('.picture img.art').count()).toBe(0)
    // The type of the house belongs to both looks.
    expect(await page.evaluate(() => [getComputedStyle(document.body).fontFamily.split(',')[0], document.fonts.check('16px "Alegreya Sans"')])).toEqual(['"Alegreya Sans"', true])
    await context.close()
  })

  it('is drawn for people who ask for more contrast, until they choose', async () => {
    const { page, context } = await visit(browser, `${server.url}/settings`, { contrast: 'more' })
    await expect.poll(() => look(page)).toBe('drawn')
    await page.getByLabel('illustrated').check()
    await expect.poll(() => look(page)).toBe('illustrated')
    await context.close()
  })

  it('keeps everything in its place while pictures are missing, and shows no broken one', async () => {
    const whole = await visit(browser, server.url)
    await dealt(whole.page)
    await whole.page.waitForLoadState('networkidle')
    const broken = await whole.page.locator('.picture img').evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length)
    expect(broken).toBe(0)

    const poor = await visit(browser, server.url, { expected: /Failed to load resource|net::ERR/ })
    await poor.page.route(/\.webp$/, (route) => route.abort())
    await dealt(poor.page)
    await poor.page.waitForLoadState('networkidle')
    await expect.poll(() => poor.page.locator('.picture img.art:visible').count(), { timeout: 20_000 }).toBe(0)
    const places = (page: Page) =>
      page.locator('main.picture [data-place]').evaluateAll((all) => all.map((one) => `${one.getAttribute('data-place')} ${Math.round(one.getBoundingClientRect().x)} ${Math.round(one.getBoundingClientRect().y)}`))
    const right = await places(whole.page)
    expect(right.length).toBeGreaterThan(20)
    await expect.poll(() => places(poor.page)).toEqual(right)
    await whole.context.close()
    await poor.context.close()
  })
})

describe('answers', () => {
  it.each([
    [1366, 768],
    [1920, 1080],
    [1024, 768],
  ])('have places of their own on a screen of %i × %i, in a bar that keeps its height', async (width, height) => {
    const { page, context } = await visit(browser, server.url, { viewport: { width, height } })
    await arnak(page)
    const bar = page.locator('section.bar')
    const box = async (selector: string) => {
      const found = await page.locator(selector).boundingBox()
      if (!found) throw new Error(`${selector} has no place`)
      return found
    }
    const whole = await box('section.bar')
    expect(whole.height).toBeGreaterThanOrEqual(56)
    expect(whole.height).toBeLessThanOrEqual(60)
    const edge = whole.x + whole.width
    const pass = await box('.slot.pass button')
    expect(pass.width).toBeGreaterThanOrEqual(120)
    await page.locator('[data-place="camp1.1"].offered').click()
    await proposed(page).waitFor()
    const pay = await box('.slot.yes button')
    expect(pay.width).toBeGreaterThanOrEqual(200)
    expect(await bar.boundingBox()).toEqual(whole)
    await proposed(page).click()
    await page.locator('.slot.end button').waitFor()
    // A second press on the same spot presses nothing else: agreeing, passing and ending the turn stand beside each other.
    const end = await box('.slot.end button')
    expect(end.width).toBeGreaterThanOrEqual(200)
    expect(edge - (end.x + end.width)).toBeLessThan(16)
    expect(pay.x + pay.width).toBeLessThanOrEqual(pass.x)
    expect(pass.x + pass.width).toBeLessThanOrEqual(end.x)
    expect(await bar.boundingBox()).toEqual(whole)
    await page.locator('.slot.end button').click()
    await page.locator('.slot.pass button').waitFor()
    await pressAgain(page, end)
    await page.locator('.slot.pass button').click()
    const confirm = await box('[data-testid="confirm"]')
    const back = await box('.slot.skip button')
    expect(confirm).toEqual(pay)
    expect(back.x + back.width).toBeLessThanOrEqual(confirm.x)
    expect(await bar.boundingBox()).toEqual(whole)
    await context.close()
  })

  it('take one row of a phone, two when there are two, and none when the game is over', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').tap()
    await untilAsked(page)
    const bar = async () => (await page.locator('section.bar').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const spot = async (selector: string) => {
      const found = await page.locator(selector).boundingBox()
      if (!found) throw new Error(`${selector} has no place`)
      return found
    }
    expect(Math.round((await bar()).height)).toBe(52)
    const pass = await spot('.slot.pass button')
    const camp = page.locator('[data-place="camp1.1"].offered')
    await camp.tap()
    await page.locator('[data-testid="ahead"]').waitFor()
    expect(Math.round((await bar()).height)).toBe(52)
    await camp.tap()
    await proposed(page).waitFor()
    expect(Math.round((await bar()).height)).toBe(52)
    const pay = await spot('.slot.yes button')
    await proposed(page).tap()
    await page.locator('.slot.end button').waitFor()
    const end = await spot('.slot.end button')
    expect(pass.x + pass.width).toBeLessThanOrEqual(pay.x)
    expect(pay.x + pay.width).toBeLessThanOrEqual(end.x)
    await page.locator('.slot.end button').tap()
    await page.locator('.slot.pass button').waitFor()
    expect((await spot('.slot.pass button')).x).toBe(pass.x)
    await pressAgain(page, end)
    await page.locator('.slot.pass button').tap()
    const confirm = await spot('[data-testid="confirm"]')
    const back = await spot('.slot.skip button')
    expect(confirm.x).toBe(pay.x)
    expect(back.x + back.width).toBeLessThanOrEqual(confirm.x)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Give up' }).tap()
    await page.getByRole('button', { name: 'Really give up?' }).tap()
    await page.locator('[data-testid="result"]').waitFor()
    expect((await bar()).height).toBeLessThan(4)
    await context.close()
  })

  it('that just appeared cannot be pressed for half a second', async () => {
    const { page, context } = await visit(browser, server.url, { guarded: true })
    await arnak(page)
    // Pressed in the very moment in which it appears.
    const pressed = page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          const watch = new MutationObserver(() => {
            const button = document.querySelector<HTMLButtonElement>('[data-testid="proposed"]')
            if (!button) return
            watch.disconnect()
            button.click()
            resolve(button.getAttribute('aria-disabled'))
          })
          watch.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.locator('[data-place="camp1.1"].offered').click()
    expect(await pressed).toBe('true')
    await proposed(page).waitFor()
    const before = await stepOf(page)
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Pay 1 boot/)
    // Playwright waits as a person would.
    await proposed(page).click()
    await movedOn(page, before)
    await context.close()
  })

  it('to pass ask once while figures or cards are left, unless that is turned off', async () => {
    const { page, context } = await visit(browser, server.url)
    await arnak(page)
    const before = await stepOf(page)
    await page.locator('.slot.pass button').click()
    await page.getByText(/You still have 2 archaeologists and \d cards? to play/).waitFor()
    expect(await stepOf(page)).toBe(before)
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('temples.settings', JSON.stringify({ guarded: false, thrifty: false })))
    await page.reload()
    await untilAsked(page)
    await page.locator('.slot.pass button').click()
    await movedOn(page, before)
    await context.close()
  })

  it('are given by Enter wherever a click left the focus, and the badge is gone when a key moved it', async () => {
    const { page, context } = await visit(browser, server.url)
    await arnak(page)
    await page.locator('[data-place="camp1.1"].offered').click()
    await proposed(page).waitFor()
    // The focus is still on the place that was clicked.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
    await expect.poll(() => proposed(page).locator('kbd').count()).toBe(1)
    await page.keyboard.press('Tab')
    await expect.poll(() => proposed(page).locator('kbd').count()).toBe(0)
    await page.locator('.log').click()
    await expect.poll(() => proposed(page).locator('kbd').count()).toBe(1)
    const before = await stepOf(page)
    await page.keyboard.press('Enter')
    await movedOn(page, before)
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Your main action is done/)
    await context.close()
  })

  it.each([
    ['a place of research', '.picture [data-place^="row"], .picture .research [data-place]'],
    ['a card', '.picture .market [data-component]'],
    ['the link to the rule', '.bar .rule.beside'],
  ])('end the turn by Enter after a click on %s', async (_, clicked) => {
    const { page, context } = await visit(browser, server.url)
    await arnak(page)
    await page.locator('[data-place="camp1.1"].offered').click()
    await proposed(page).waitFor()
    const paid = await stepOf(page)
    await page.keyboard.press('Enter')
    await movedOn(page, paid)
    await untilAsked(page)
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Your main action is done/)
    await page.locator(clicked).first().click()
    await page.keyboard.press('Escape')
    const before = await stepOf(page)
    await expect.poll(() => proposed(page).locator('kbd').count()).toBe(1)
    await page.keyboard.press('Enter')
    await movedOn(page, before)
    await context.close()
  })
})

describe('the inspector', () => {
  it('has a place beside the board, and opens for a pointer that moved', async () => {
    const { page, context } = await visit(browser, server.url)
    await arnak(page)
    const card = '.picture .market [data-component]'
    const at = await centre(page, card)
    await page.mouse.move(at.x - 3, at.y)
    await page.mouse.move(at.x, at.y)
    const panel = page.locator('aside.panel.beside')
    await panel.waitFor()
    const gap = () =>
      page.evaluate(() => {
        const [shown, board] = ['aside.panel.beside', 'main.picture'].map((one) => document.querySelector(one)?.getBoundingClientRect())
        return shown && board ? shown.left - board.right : NaN
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(-1)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await context.close()
  })
})

describe('a hint', () => {
  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ])('leaves question and track in sight on a screen of %i × %i', async (width, height) => {
    const finger = width < 1000
    const { page, context } = await visit(browser, server.url, { viewport: { width, height }, ...(finger ? { hasTouch: true, isMobile: true } : {}) })
    await dealt(page)
    await page.keyboard.press('h')
    await page.locator('section[aria-label="What an expert would do"] li').first().waitFor({ timeout: 60_000 })
    const covered = await page.evaluate(
      (things) => {
        const panel = document.querySelector('section[aria-label="What an expert would do"]')?.getBoundingClientRect() ?? new DOMRect()
        return things.filter((thing) => {
          const box = document.querySelector(thing)?.getBoundingClientRect() ?? new DOMRect()
          return panel.width === 0 || (box.left < panel.right - 1 && box.right > panel.left + 1 && box.top < panel.bottom - 1 && box.bottom > panel.top + 1)
        })
      },
      ['section.bar', 'nav', 'header.top', ...(finger ? [] : ['.picture .research']), ...(width > 1100 ? ['main.picture'] : [])],
    )
    expect(covered).toEqual([])
    await context.close()
  })
})

describe('icons', () => {
  it('tell a pointer their names, also beneath a place that takes the pointer', async () => {
    const { page, context } = await visit(browser, server.url)
    await dealt(page)
    const price = await centre(page, '.map .price .icon')
    await page.mouse.move(price.x, price.y)
    const told = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[title]')?.getAttribute('title'), price)
    await expect.poll(told).toMatch(/compass/)
    await page.mouse.move(5, 5)
    const camp = await centre(page, '.market .icon-row .icon')
    expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[title]')?.getAttribute('title'), camp)).toMatch(/\w/)
    await context.close()
  })
})

describe('large pictures', () => {
  it('are never stretched until they blur', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: { width: 1920, height: 1080 } })
    /** How much larger than its pixels a picture is shown. */
    const stretched = async (selector: string) => {
      await page.locator(selector).waitFor({ timeout: 60_000 })
      await expect.poll(() => page.locator(selector).evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0)).toBe(true)
      return page.locator(selector).evaluate((one) => (one instanceof HTMLImageElement ? Math.max(one.clientWidth / one.naturalWidth, one.clientHeight / one.naturalHeight) : NaN))
    }
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats: [{ who: 'me' }, { who: 'me' }], options: { hot_seat: true }, seed: 5, start: true })
    await page.goto(`${server.url}/t/${id}`)
    expect(await stretched('.pass img.art')).toBeLessThan(1.4)
    await finishedGame(page, 'arnak')
    expect(await stretched('.stage img.art')).toBeLessThan(1.4)
    await context.close()
  })
})

describe('chat', () => {
  it('counts what others said as unread, not what one said oneself', async () => {
    const ana = await visit(browser, server.url)
    const bo = await visit(browser, server.url)
    const { id } = await ask<{ id: string }>(ana.page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats: [{ who: 'me' }, { who: 'open' }] })
    await ana.page.goto(`${server.url}/t/${id}`)
    await bo.page.goto(`${server.url}/t/${id}`)
    await bo.page.getByRole('button', { name: 'Sit here' }).click()
    await ana.page.locator('main button.strong:enabled', { hasText: 'Begin' }).click()
    await bo.page.locator('.frame[data-step]').waitFor()
    await ana.page.locator('.frame[data-step]').waitFor()
    await ask(bo.page, 'POST', `/tables/${id}/commands`, { do: 'chat', text: 'Hello there' })
    await ana.page.locator('#tab-chat .new').waitFor()
    await bo.page.locator('.log', { hasText: 'Hello there' }).waitFor()
    expect(await bo.page.locator('#tab-chat .new').count()).toBe(0)
    await ana.context.close()
    await bo.context.close()
  })
})

describe('the log', () => {
  it('follows the newest line through a whole game, and stays where somebody reads', async () => {
    const { page, context } = await visit(browser, server.url)
    await dealt(page)
    const gap = () => page.locator('.log').evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
    await playOn(page, chooser(3), async () => (await page.locator('.log .earlier').count()) > 0)
    await decide(page, chooser(4))
    await playOn(page, chooser(5), async () => (await stepOf(page)) > 120)
    await expect.poll(gap).toBeLessThan(4)
    await page.locator('.log').hover()
    await page.mouse.wheel(0, -400)
    await expect.poll(gap).toBeGreaterThan(200)
    const before = await stepOf(page)
    await decide(page, chooser(6))
    await movedOn(page, before)
    expect(await gap()).toBeGreaterThan(200)
    await context.close()
  })
})

describe('by touch', () => {
  it('a press elsewhere closes the menu of a place', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').tap()
    await untilAsked(page)
    await page.locator('[data-place="camp1.1"].offered').tap()
    await page.locator('.menu').waitFor()
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Track' }).tap()
    await page.locator('.menu').waitFor({ state: 'detached' })
    await context.close()
  })

  it('the first tap shows what can be done, the second does it', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').tap()
    await untilAsked(page)
    const before = await stepOf(page)
    const camp = page.locator('[data-place="camp1.1"].offered')
    await camp.tap()
    await page.locator('.menu button[data-action]').waitFor()
    await page.locator('.menu', { hasText: 'A long press shows details.' }).waitFor()
    expect(await stepOf(page)).toBe(before)
    await camp.tap()
    await movedOn(page, before)
    await context.close()
  })
})

describe('screens', () => {
  it.each([
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ])('of %i × %i show the whole table without scrolling', async (width, height) => {
    const { page, context } = await visit(browser, server.url, { viewport: { width, height } })
    await arnak(page)
    await page.locator('.picture [data-place]:visible').first().waitFor()
    const outside = () => page.locator('.picture [data-place]:visible').evaluateAll((places) =>
      places
        .filter((place) => {
          const box = place.getBoundingClientRect()
          const table = place.closest('.picture')?.getBoundingClientRect() ?? new DOMRect()
          return box.bottom > table.bottom + 1 || box.right > table.right + 1 || box.top < table.top - 1 || box.left < table.left - 1
        })
        .map((place) => place.getAttribute('data-place')),
    )
    await expect.poll(outside).toEqual([])
    await context.close()
  })

  it.each(['arnak', 'tikal'] as const)('that lie on their side play %s without moving the page', async (game) => {
    const { page, context } = await visit(browser, server.url, { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
    await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).tap()
    await untilAsked(page)
    await expect.poll(() => page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])).toEqual([390, 844])
    await playOn(page, chooser(9), async () => (await stepOf(page)) > 8)
    await context.close()
  })
})

describe('text', () => {
  it('of twice the size leaves the board as large as it was', async () => {
    const { page, context } = await visit(browser, server.url)
    await dealt(page)
    const area = async (selector: string) => {
      const { width, height } = (await page.locator(selector).first().boundingBox()) ?? { width: 0, height: 0 }
      return width * height
    }
    const before = { board: await area('main.picture'), card: await area('.market [data-component]') }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.locator('.frame.tabbed').waitFor()
    await expect.poll(() => area('main.picture')).toBeGreaterThanOrEqual(before.board)
    await expect.poll(() => area('.market [data-component]')).toBeGreaterThanOrEqual(before.card * 0.9)
    const pass = page.locator('.slot.pass button')
    expect(await pass.evaluate((one) => one.getBoundingClientRect().right <= innerWidth && one.scrollWidth <= one.clientWidth)).toBe(true)
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Actions' }).click()
    await page.locator('.side .list button:visible').first().waitFor()
    await context.close()
  })
})

describe('four players on a phone', () => {
  it('are shown by shape and points, and named to screen readers', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    const seats = [{ who: 'me' }, ...Array.from({ length: 3 }, () => ({ who: 'bot', level: 'random' }))]
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'tikal', setup: { players: 4 }, seats, seed: 5, start: true })
    await page.goto(`${server.url}/t/${id}`)
    await untilAsked(page)
    const chips = page.locator('header.top li')
    expect(await chips.count()).toBe(4)
    const cut = await chips.evaluateAll((all) =>
      all.filter((chip) => {
        const [box, room] = [chip.getBoundingClientRect(), chip.parentElement?.getBoundingClientRect() ?? new DOMRect()]
        return box.right > room.right + 1 || !chip.querySelector('.points')?.checkVisibility()
      }).length,
    )
    expect(cut).toBe(0)
    await chips.first().getByText(/\w+ \w+/).first().waitFor({ state: 'attached' })
    await context.close()
  })
})

describe('screen readers', () => {
  it('hear price, travel, points and effect of a card once, which of two it is, and the own turn', async () => {
    const { page, context } = await visit(browser, server.url)
    await arnak(page)
    const label = () => page.locator('.picture .market .slot [data-component].offered').first().getAttribute('aria-label')
    await expect.poll(label).toMatch(/^[^,]+, Cost .*coin.*, travel .+: .+/)
    const cards = page.locator('.own .hand [data-component]')
    await cards.first().waitFor()
    const hand = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(new Set(hand).size).toBe(hand.length)
    await decide(page, chooser(3))
    await untilAsked(page)
    await expect.poll(() => page.locator('[data-testid="told"]').textContent()).not.toBe('')
    await context.close()
  })
})

describe('moments', () => {
  it('of a whole game between bots pass without complaint, guardians that are overcome included', async () => {
    const { page, context } = await visit(browser, server.url)
    const seats = [
      { who: 'bot', level: 'easy' },
      { who: 'bot', level: 'easy' },
    ]
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats, seed: 5, public: true, start: true })
    await page.goto(`${server.url}/t/${id}`)
    await page.locator('[data-testid="result"]').waitFor({ timeout: 120_000 })
    expect(JSON.stringify(await ask(page, 'GET', `/tables/${id}/replay`))).toContain('overcame')
    await page.goto(`${server.url}/replay/${id}?step=0`)
    const slider = page.locator('input[type="range"]')
    await slider.focus()
    const steps = Number(await slider.getAttribute('max'))
    for (let step = 1; step <= steps; step++) {
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction((n) => Number(document.querySelector('main[data-shown]')?.getAttribute('data-shown')) >= n, step)
    }
    await context.close()
  })
})

describe('the night between two rounds', () => {
  it('falls over the island, takes no click, ends with one, and never comes without motion', async () => {
    const still = await visit(browser, server.url)
    const id = await finishedGame(still.page, 'arnak')
    const night = (page: Page) => page.locator('.night').evaluate((one) => ({ runs: one.getAnimations().length > 0, shown: getComputedStyle(one).display !== 'none' && getComputedStyle(one).opacity !== '0', takes: getComputedStyle(one).pointerEvents }))
    const later = (page: Page) => page.locator('.night[data-round="2"]').waitFor({ state: 'attached' })
    await still.page.goto(`${server.url}/replay/${id}`)
    await still.page.getByRole('button', { name: 'Round 2' }).click()
    await later(still.page)
    expect(await night(still.page)).toEqual({ runs: false, shown: false, takes: 'none' })
    await still.context.close()
    const { page, context } = await visit(browser, `${server.url}/replay/${id}`, { speed: 0.2 })
    await page.getByRole('button', { name: 'Round 2' }).click()
    await later(page)
    await expect.poll(() => night(page)).toEqual({ runs: true, shown: true, takes: 'none' })
    await page.mouse.click(5, 5)
    await expect.poll(async () => (await night(page)).shown).toBe(false)
    await context.close()
  })
})

describe('the end', () => {
  it('compares the score with the own games of the same board and number of players', async () => {
    const { page, context } = await visit(browser, server.url)
    const told = async (best: number | null) => {
      await page.route('**/api/v1/tables/*/best', (route) => route.fulfill({ json: { best, games: best === null ? 0 : 3 } }))
      await dealt(page)
      await ask(page, 'POST', `/tables/${page.url().split('/').at(-1) ?? ''}/commands`, { do: 'resign', seat: 0 })
      await page.locator('[data-testid="best"]').waitFor()
      return page.locator('[data-testid="best"]').textContent()
    }
    expect(await told(null)).toMatch(/first game of this kind: Bird Temple, 2 players/)
    expect(await told(-40)).toMatch(/Personal best: -?\d+ points, .40 before \(Bird Temple, 2 players\)/)
    expect(await told(90)).toMatch(/best so far: 90 points \(Bird Temple, 2 players\)/)
    await context.close()
  })

  it('is counted category by category, and at once when skipped or without motion', async () => {
    const still = await visit(browser, server.url)
    const id = await finishedGame(still.page, 'arnak')
    await expect.poll(() => still.page.locator('[data-testid="result"]').textContent()).toMatch(/wins|victory/)
    await still.context.close()
    const { page, context } = await visit(browser, `${server.url}/t/${id}`, { speed: 0.5 })
    await page.locator('[data-testid="result"]', { hasText: 'The points are counted' }).waitFor()
    await page.locator('.stage').getByRole('button', { name: 'Skip' }).click()
    await page.locator('[data-testid="result"]', { hasText: /wins|victory/ }).waitFor()
    await context.close()
  })
})
