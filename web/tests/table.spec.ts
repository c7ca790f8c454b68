// What happens around a game: taking back, losing the connection, sharing a device, hidden hands, languages, small screens.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { lesson as arnak } from '../../games/arnak/web/lesson'
import { lesson as tikal } from '../../games/tikal/web/lesson'
import { ask, browser, chooser, decide, DESKTOP, LANGUAGES, movedOn, PHONE, playOn, said, server, stepOf, untilAsked, visit } from './harness'

const prompt = (page: Page) => page.locator('[data-testid="prompt"]')

/** A game of Arnak in which the journey to a camp is to be paid. */
async function paying(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
  await untilAsked(page)
  await page.locator('[data-place="camp1.1"].offered').click()
  await page.getByText(/^Pay 1 boot/).first().waitFor()
}

describe('a turn', () => {
  it('can be taken back step by step and as a whole', async () => {
    const { page, context } = await visit(browser, server.url)
    await paying(page)
    await page.keyboard.press('u')
    await expect.poll(() => prompt(page).textContent()).toBe('Take your main action.')
    await page.locator('[data-place="camp1.1"].offered').click()
    await page.locator('[data-testid="proposed"]').click()
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Your main action is done/)
    await page.keyboard.press('Shift+U')
    await expect.poll(() => prompt(page).textContent()).toBe('Take your main action.')
    await expect.poll(() => page.locator('.log').textContent()).toContain('takes back')
    await context.close()
  })

  it('survives a reload in the middle of a payment', async () => {
    const { page, context } = await visit(browser, server.url)
    await paying(page)
    await page.reload()
    await untilAsked(page)
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Pay 1 boot/)
    await page.locator('[data-testid="proposed"]').click()
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Your main action is done/)
    await context.close()
  })

  it('survives a restart of the server in the middle of a payment', async () => {
    const { page, context } = await visit(browser, server.url, { expected: /WebSocket connection|ERR_CONNECTION/ })
    await paying(page)
    await server.end()
    await page.getByText('The connection is lost').waitFor()
    await page.locator('[data-testid="proposed"]').click()
    await page.getByText('No connection to the server').waitFor()
    await server.begin()
    await page.getByText('The connection is lost').waitFor({ state: 'detached' })
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Pay 1 boot/)
    await page.locator('[data-testid="proposed"]').click()
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Your main action is done/)
    await context.close()
  })

  it('asks once more before what cannot be undone', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').click()
    await untilAsked(page)
    const before = await stepOf(page)
    // The choice of the two keys hands the turn on.
    await page.keyboard.press('2')
    await page.locator('[data-testid="confirm"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-testid="confirm"]').waitFor({ state: 'detached' })
    expect(await stepOf(page)).toBe(before)
    await context.close()
  })

  it('comes with a hint that can be taken', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await page.keyboard.press('h')
    const best = page.locator('section[aria-label="What an expert would do"] li button').first()
    await best.waitFor({ timeout: 30_000 })
    const before = await stepOf(page)
    await best.click()
    await page.waitForFunction((step) => document.querySelector('[data-testid="confirm"]') || Number(document.querySelector('.frame')?.getAttribute('data-step')) !== step, before)
    await context.close()
  })
})

describe('two people at one table', () => {
  it('never get what the other holds in hand', async () => {
    const ana = await visit(browser, server.url)
    const bo = await visit(browser, server.url)
    const frames: string[] = []
    bo.page.on('websocket', (socket) => socket.on('framereceived', (frame) => frames.push(String(frame.payload))))
    const { id } = await ask<{ id: string }>(ana.page, 'POST', '/tables', {
      game: 'arnak',
      setup: { players: 2, board: 'bird' },
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    await ana.page.goto(`${server.url}/t/${id}`)
    await bo.page.goto(`${server.url}/t/${id}`)
    await bo.page.getByRole('button', { name: 'Sit here' }).click()
    await ana.page.locator('main button.strong:enabled', { hasText: 'Begin' }).click()
    await untilAsked(ana.page)
    await decide(ana.page, chooser(1))
    await bo.page.locator('.frame[data-step]').waitFor()
    const now = await stepOf(ana.page)
    await expect.poll(() => stepOf(bo.page)).toBeGreaterThanOrEqual(now)

    interface Seen {
      type: string
      position?: { view: { players: { hand: { size: number; cards: string[] } }[] } }
    }
    const views = frames.map((text) => JSON.parse(text) as Seen).flatMap((message) => (message.position ? [message.position.view] : []))
    expect(views.length).toBeGreaterThan(0)
    for (const view of views) {
      expect(view.players[0]?.hand.cards).toEqual([])
      expect(view.players[1]?.hand.cards).toHaveLength(view.players[1]?.hand.size ?? -1)
    }
    await ana.context.close()
    await bo.context.close()
  })

  it('talk, and see who is there', async () => {
    const ana = await visit(browser, server.url)
    const bo = await visit(browser, server.url)
    const { id } = await ask<{ id: string }>(ana.page, 'POST', '/tables', { game: 'tikal', setup: { players: 2 }, seats: [{ who: 'me' }, { who: 'open' }] })
    await ana.page.goto(`${server.url}/t/${id}`)
    await bo.page.goto(`${server.url}/t/${id}`)
    await bo.page.getByRole('button', { name: 'Sit here' }).click()
    await bo.page.getByLabel('Write something').fill('Hello there')
    await bo.page.keyboard.press('Enter')
    await ana.page.getByText('Hello there').waitFor()
    await ana.page.getByRole('button', { name: 'Invite' }).click()
    await expect.poll(() => ana.page.getByLabel('Link to this table').inputValue()).toBe(`${server.url}/t/${id}`)
    await expect.poll(() => ana.page.locator('dialog svg[role="img"] path').getAttribute('d')).toMatch(/^M\d/)
    await ana.context.close()
    await bo.context.close()
  })
})

describe('one device', () => {
  it('is covered while it is handed on', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button', { hasText: 'Two people' }).click()
    const choose = chooser(2)
    const first = await untilAsked(page)
    if (first === 'pass') await page.click('[data-testid="pass-ready"]')
    await untilAsked(page)
    await decide(page, choose)
    expect(await untilAsked(page)).toBe('pass')
    expect(await page.locator('.picture [data-place]').count()).toBe(0)
    expect(await page.locator('.side .list button').count()).toBe(0)
    await page.keyboard.press('Enter')
    // The cover stays until the key is heard.
    await page.locator('[data-testid="pass-ready"]').waitFor({ state: 'detached' })
    expect(await untilAsked(page)).toBe('act')
    await page.locator('.picture [data-place]').first().waitFor()
    await context.close()
  })
})

describe('French', () => {
  it('is chosen from the browser and can be changed at the table', async () => {
    const { page, context } = await visit(browser, server.url, { locale: 'fr-FR' })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await expect.poll(() => prompt(page).textContent()).toBe('Choisissez votre action principale.')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => prompt(page).textContent()).toBe('Take your main action.')
    await page.locator('.side .list button', { hasText: 'Dig at Coin Camp' }).waitFor()
    await context.close()
  })
})

describe.each(LANGUAGES)('the language %s', (lang) => {
  it('is chosen from the browser and changed in mid game', async () => {
    const { page, context } = await visit(browser, server.url, { locale: lang })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang)
    await expect.poll(() => page.locator('h2#play-tikal').textContent()).toBe(said(lang, 'games/tikal', 'home', 'home-name'))
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    const track = page.locator('section[data-region="research"]')
    await expect.poll(() => track.getAttribute('aria-label')).toBe(said(lang, 'games/arnak', 'web', 'web-research'))
    await page.getByRole('button', { name: said(lang, 'web', 'table', 'menu-open') }).click()
    for (const other of LANGUAGES) {
      await page.locator(`button[lang="${other}"]`).click()
      await expect.poll(() => track.getAttribute('aria-label')).toBe(said(other, 'games/arnak', 'web', 'web-research'))
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
      await page.getByText(said(other, 'web', 'table', 'menu-record')).waitFor()
    }
    await context.close()
  })
})

describe('the layout', () => {
  it.each(['arnak', 'tikal'])('shows the whole table of %s on a desktop without scrolling', async (game) => {
    const { page, context } = await visit(browser, server.url)
    await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).click()
    await untilAsked(page)
    await expect.poll(() => page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])).toEqual([768, 1366])
    await page.locator('.picture [data-place]:visible').first().waitFor()
    const outside = () => page.locator('.picture [data-place]:visible').evaluateAll((places) =>
      places.filter((place) => {
        const box = place.getBoundingClientRect()
        return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1
      }).map((place) => place.getAttribute('data-place')),
    )
    await expect.poll(outside).toEqual([])
    await context.close()
  })

  it.each([
    ['arnak', 'Cards'],
    ['tikal', 'Camps'],
  ] as const)('fits a phone, where a whole turn of %s can be played', async (game, part) => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).tap()
    await untilAsked(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const tabs = page.getByRole('navigation', { name: 'Parts of the table' })
    await tabs.getByRole('button', { name: part }).tap()
    // What a part is made of fills the screen between the bars.
    await expect.poll(() => page.locator('.picture button:visible').count()).toBeGreaterThan(5)
    await playOn(page, chooser(4), async () => {
      for (const tab of await tabs.locator('button.glowing').all()) {
        if ((await tab.textContent())?.includes('Actions')) continue
        await tab.tap()
        await page.locator('.picture .offered:visible').first().waitFor()
      }
      return (await stepOf(page)) > 25
    })
    // The list of actions holds the same in words.
    await tabs.getByRole('button', { name: 'Actions' }).tap()
    await page.locator('.side .list button:visible').first().waitFor()
    await context.close()
  })

  it.each(['arnak', 'tikal'])('of %s holds at twice the size', async (game) => {
    const { page, context } = await visit(browser, server.url, { viewport: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }, deviceScaleFactor: 2 })
    await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).click()
    await untilAsked(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width / 2)
    await playOn(page, chooser(6), async () => (await stepOf(page)) > 6)
    await context.close()
  })
})

describe('the menu', () => {
  it('closes with Escape and makes way for what was chosen, and asks again before it ends a game', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').click()
    await untilAsked(page)
    const open = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#table-menu')
    await open.click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await open.click()
    await menu.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('dialog').waitFor()
    await menu.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await open.click()
    await menu.getByRole('button', { name: 'End without result' }).click()
    await menu.getByRole('button', { name: 'Really end this game?' }).click()
    await expect.poll(() => prompt(page).textContent()).not.toMatch(/Choose|Take/)
    await context.close()
  })
})

describe('the guide', () => {
  it.each(['arnak', 'tikal'] as const)('of %s leads through a prepared deal to its end', async (game) => {
    const { page, context } = await visit(browser, `${server.url}/learn`)
    await page.getByRole('button', { name: 'Begin' }).nth(game === 'arnak' ? 0 : 1).click()
    await untilAsked(page)
    const { steps } = { arnak, tikal }[game]
    const seen = new Set([0])
    /** The step of the guide, what it advises of what is offered, and what is marked in the list, read at once. */
    const read = async (): Promise<{ now: number; advised: string | undefined; marked: readonly (string | null)[] }> => {
      const { now, offered, marked } = await page.evaluate(() => {
        const actions = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-action'))
        return {
          now: Number(document.querySelector('[data-testid="lesson"]')?.getAttribute('data-step')),
          offered: actions('.side .list button[data-action]'),
          marked: actions('.side .list button.advised'),
        }
      })
      if (now < steps.length - 1) seen.add(now)
      return { now, advised: steps[now]?.advice?.find((text) => offered.includes(text)), marked }
    }
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(async () => (await read()).now).toBeGreaterThan(0)
    for (let decisions = 0; (await read()).now < steps.length - 1; decisions++) {
      expect(decisions).toBeLessThan(60)
      await untilAsked(page)
      // The guide follows the engine's events, a moment after the board. What is advised is marked in the list, and no other.
      const settled = async () => {
        const { now, advised, marked } = await read()
        return now === steps.length - 1 || (advised !== undefined && marked.length === 1 && marked[0] === advised) || `${now} advises ${advised}, marked: ${marked.join(', ')}`
      }
      await expect.poll(settled).toBe(true)
      if ((await read()).now === steps.length - 1) break
      const before = await stepOf(page)
      await page.locator('.side .list button.advised').click()
      const confirm = page.locator('[data-testid="confirm"]')
      const moved = await Promise.race([movedOn(page, before).then(() => true), confirm.waitFor({ timeout: 5_000 }).then(() => false, () => true)])
      if (!moved) await confirm.click()
      await movedOn(page, before)
    }
    // Every step was needed and none was skipped.
    expect([...seen]).toEqual(steps.slice(0, -1).map((_, step) => step))
    await context.close()
  })

  it('says so when somebody goes another way', async () => {
    const { page, context } = await visit(browser, `${server.url}/learn`)
    await page.getByRole('button', { name: 'Begin' }).first().click()
    await untilAsked(page)
    const guide = page.locator('[data-testid="lesson"]')
    await guide.getByRole('button', { name: 'Next' }).click()
    await page.locator('.side .list button[data-action="pass"]').click()
    await page.locator('[data-testid="confirm"]').click()
    await guide.getByText(/left the guided path/).waitFor()
    await page.getByRole('button', { name: /Undo$/ }).click()
    await guide.getByText(/Compass Camp/).waitFor()
    await page.locator('.side .list button[data-action="pass"]').click()
    await page.locator('[data-testid="confirm"]').click()
    const before = page.url()
    await guide.getByRole('button', { name: 'Begin again' }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await untilAsked(page)
    await guide.getByRole('button', { name: 'Play on with advice' }).waitFor({ state: 'detached' })
    await context.close()
  })
})
