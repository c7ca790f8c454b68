// Getting started: the first page, a new game, and what a link shows elsewhere.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, DESKTOP, finishedGame, PHONE, server, untilAsked, visit } from './harness'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  PHONE,
  { width: 844, height: 390 },
]

/** Whether a page can be moved sideways. */
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** Every picture of a page that arrived broken. */
async function broken(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src))
}

describe('the first page', () => {
  it('proposes a beginner at first, and afterwards the last choice', async () => {
    const { page, context } = await visit(browser, server.url)
    const faces = page.getByRole('group', { name: 'Your opponent' })
    await expect.poll(() => faces.locator('input:checked').count()).toBe(1)
    expect(await faces.getByRole('radio').nth(1).isChecked()).toBe(true)
    await faces.getByRole('radio').nth(3).check({ force: true })
    await page.reload()
    await expect.poll(() => faces.getByRole('radio').nth(3).isChecked()).toBe(true)
    await context.close()
  })

  it.each(SIZES)('fits $width × $height, with a board behind it and a face for every opponent', async (viewport) => {
    const { page, context } = await visit(browser, server.url, { viewport })
    const faces = page.getByRole('group', { name: 'Your opponent' })
    await faces.waitFor()
    await expect.poll(() => faces.locator('label').count()).toBe(6)
    await expect.poll(() => faces.locator('label img').count()).toBe(6)
    await expect.poll(() => page.locator('.hero .island img').count()).toBeGreaterThan(8)
    expect(await broken(page)).toEqual([])
    expect(await wide(page)).toBe(false)
    await context.close()
  })

  it('moves behind its words, and stands still for people who want less motion', async () => {
    const moving = (page: Page) =>
      // Without motion a transition still has a hundredth of a millisecond.
      page.evaluate(() => document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.hero') && Number(effect.getTiming().duration) > 1).length)
    const lively = await visit(browser, server.url, { speed: 1 })
    await expect.poll(() => moving(lively.page)).toBeGreaterThan(3)
    await lively.context.close()
    const { page, context } = await visit(browser, server.url)
    await page.locator('.hero .island .figure').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await moving(page)).toBe(0)
    await context.close()
  })

  it('has no picture where tables are drawn', async () => {
    const { page, context } = await visit(browser, server.url, { contrast: 'more' })
    await page.getByRole('group', { name: 'Your opponent' }).waitFor()
    await page.getByRole('heading', { name: 'Today’s challenge' }).waitFor()
    expect(await page.locator('img').count()).toBe(0)
    await context.close()
  })

  it('leads back to the own game and to games of others, with a picture of each table', async () => {
    const other = await visit(browser, server.url)
    await ask(other.page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'owl' }, seats: [{ who: 'me' }, { who: 'me' }], public: true, start: true })
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').click()
    await untilAsked(page)
    const table = page.url()
    await page.goto(server.url)
    const on = page.getByRole('link', { name: /^Continue/ })
    await on.locator('img').waitFor()
    await page.locator('section[aria-labelledby="running"] li img').first().waitFor()
    expect(await broken(page)).toEqual([])
    await on.click()
    await untilAsked(page)
    await expect.poll(() => page.url()).toBe(table)
    await Promise.all([context.close(), other.context.close()])
  })
})

interface Told {
  step: number
  position: { offer?: { actions: { text: string; action: { do: string } }[] }; standing?: unknown }
}

/** Ends the game of a page soon: passes where that can be done. */
async function passToTheEnd(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1)
  for (let decisions = 0; decisions < 200; decisions++) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    if (position.standing) break
    const actions = position.offer?.actions ?? []
    const chosen = actions.find(({ action }) => action.do === 'pass') ?? actions[0]
    if (chosen) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: chosen.text })
  }
  await page.getByTestId('result').waitFor()
}

describe('today’s challenge', () => {
  it('deals everybody the same, and keeps the own best of the day', async () => {
    const row = async (): Promise<{ page: Page; close: () => Promise<void>; dealt: string }> => {
      const { page, context } = await visit(browser, server.url)
      await page.getByRole('button', { name: 'Take it on' }).click()
      await untilAsked(page)
      const id = page.url().split('/').at(-1)
      const { position } = await ask<{ position: { view: { row: unknown } } }>(page, 'GET', `/tables/${id}/update?from=0`)
      return { page, close: () => context.close(), dealt: JSON.stringify(position.view.row) }
    }
    const [ana, bo] = [await row(), await row()]
    expect(ana.dealt).toBe(bo.dealt)
    await bo.close()
    await passToTheEnd(ana.page)
    const points = async (): Promise<string | undefined> => /\d+/.exec((await ana.page.getByTestId('today').textContent()) ?? '')?.[0]
    await expect.poll(points).toBeDefined()
    const best = await points()
    await ana.page.goto(server.url)
    await expect.poll(() => ana.page.getByTestId('today-best').textContent()).toBe(`Your best today: ${best}`)
    await ana.page.getByRole('button', { name: 'Try again' }).waitFor()
    await ana.close()
  })
})

describe('a new game', () => {
  it.each(SIZES)('is chosen from pictures at $width × $height', async (viewport) => {
    const { page, context } = await visit(browser, `${server.url}/new/arnak`, { viewport })
    await page.getByRole('radiogroup', { name: 'Temple' }).getByText('Spider Temple').click()
    expect(await page.locator('form details[open]').count()).toBe(0)
    expect(await broken(page)).toEqual([])
    expect(await wide(page)).toBe(false)
    // The way on is in sight without scrolling.
    const foot = async (): Promise<number> => {
      const begin = await page.getByRole('button', { name: 'Begin' }).boundingBox()
      return begin ? begin.y + begin.height : Infinity
    }
    await expect.poll(foot).toBeLessThanOrEqual(viewport.height)
    await context.close()
  })

  it.each([
    ['en-GB', /people at this screen/, 'Begin', 'Name at seat 2'],
    ['fr-FR', /à plusieurs sur cet écran/, 'Commencer', 'Nom à la place 2'],
  ] as const)('needs no mouse, in %s', async (locale, together, begin, name) => {
    const { page, context } = await visit(browser, `${server.url}/new/arnak`, { locale, viewport: DESKTOP })
    const group = page.getByRole('radio', { name: together })
    await group.waitFor()
    // From the game to the temple, the number of players and the opponents, each with the arrows.
    await page.getByRole('radio', { name: /Arnak|Narak/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.getByRole('radio', { name: /Tikal/ }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const players = page.getByRole('radio', { name: '3', exact: true })
    await expect.poll(() => players.isChecked()).toBe(true)
    await group.focus()
    await page.keyboard.press('Space')
    await page.getByLabel(name).waitFor()
    await page.getByRole('button', { name: begin }).focus()
    await page.keyboard.press('Enter')
    expect(await untilAsked(page)).toMatch(/act|pass/)
    await context.close()
  })

  it('seats bots of different levels where the fold is opened', async () => {
    const { page, context } = await visit(browser, `${server.url}/new/tikal`)
    await page.getByText('3', { exact: true }).click()
    await page.getByText('Rules, components and single seats').click()
    await page.getByLabel('Seat 3').selectOption('bot:hard')
    await page.getByRole('button', { name: 'Begin' }).click()
    await untilAsked(page)
    await page.locator('header.top li', { hasText: 'hard' }).waitFor()
    await page.locator('header.top li', { hasText: 'medium' }).waitFor()
    await context.close()
  })
})

describe('a link shown elsewhere', () => {
  // The program writes these into the page; a client served from its folder has none.
  it.skipIf(process.env['LOCAL_DIST']).each([
    ['arnak', 'Lost Ruins of Arnak'],
    ['tikal', 'Tikal II'],
  ] as const)('has a title, a sentence and a picture of the table of %s', async (game, title) => {
    const { page, context } = await visit(browser, server.url)
    const id = await finishedGame(page, game)
    for (const path of [`/t/${id}`, `/replay/${id}`]) {
      await page.goto(server.url + path)
      const tag = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
      expect(await tag('title')).toBe(`${title} · final score`)
      expect(await tag('description')).toMatch(/^bot \(random\) -?\d+, bot \(random\) -?\d+\. Watch it again/)
      const picture = await tag('image')
      expect(picture).toMatch(`${server.url}/t/${id}/preview.jpg`)
      const told = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = new URL(src).pathname
        await image.decode()
        // Painted, not plain: its colours differ from place to place.
        const paper = new OffscreenCanvas(40, 21).getContext('2d', { willReadFrequently: true })
        paper?.drawImage(image, 0, 0, 40, 21)
        const colours = new Set(Array.from({ length: 40 * 21 }, (_, at) => [...(paper?.getImageData(at % 40, Math.floor(at / 40), 1, 1).data ?? [])].map((part) => part >> 4).join()))
        return { size: [image.naturalWidth, image.naturalHeight], colours: colours.size }
      }, picture ?? '')
      expect(told.size).toEqual([1200, 630])
      expect(told.colours).toBeGreaterThan(60)
    }
    await context.close()
  })

  it.skipIf(process.env['LOCAL_DIST'])('shows a running table of Tikal II with its round, and another picture than the program itself has', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').click()
    await untilAsked(page)
    const table = page.url()
    await page.goto(table)
    const tag = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
    expect(await tag('title')).toBe('Tikal II · round 1')
    const [own, plain] = await Promise.all([page.request.get(`${table}/preview.jpg`), page.request.get(`${server.url}/preview.jpg`)])
    expect([own.headers()['content-type'], own.status()]).toEqual(['image/jpeg', 200])
    expect((await own.body()).equals(await plain.body())).toBe(false)
    await context.close()
  })
})
