// Tables on tablets held upright or on their side, with text of twice the size, and on phones on their side: the page itself never moves, nothing is cut
// off, and what is offered can be reached.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, PHONE, playOn, server, stepOf, untilAsked, visit } from './harness'

const GAMES = ['arnak', 'tikal'] as const
const UPRIGHT = { width: 768, height: 1024 }
const TABLET = { width: 1024, height: 768 }
const LYING = { width: 844, height: 390 }
const FINGER = { hasTouch: true, isMobile: true }

async function table(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, seed: 5, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
}

/** The size of the page and of the window, which are the same while nothing can be moved. */
const sizes = (page: Page) => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])

/** Places and buttons that reach beyond what hides them, and that no scrolling brings into sight. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const axes = [
      { from: 'left', to: 'right', way: 'overflowX' },
      { from: 'top', to: 'bottom', way: 'overflowY' },
    ] as const
    for (const one of document.querySelectorAll('.picture [data-place], header.top :is(button, a, li), .bar button, nav button, .side button')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[popover]')) continue
      // A drawing may run out of the board; what glows and is pressed may not.
      const box = (one.querySelector(':scope > .edge') ?? one).getBoundingClientRect()
      if (box.width === 0) continue
      for (const { from, to, way } of axes) {
        let around = one.parentElement
        let moved = false
        for (; around && !moved; around = around.parentElement) {
          const how = getComputedStyle(around)[way]
          if (how === 'auto' || how === 'scroll') moved = true
          else if (how !== 'visible') {
            const edge = around.getBoundingClientRect()
            if (box[from] < edge[from] - 3 || box[to] > edge[to] + 3) found.push(`${one.getAttribute('data-place') ?? one.textContent.trim()} is cut by ${around.className.toString().slice(0, 30)} in ${way}: ${Math.round(box[from])}–${Math.round(box[to])} of ${Math.round(edge[from])}–${Math.round(edge[to])}`)
            break
          }
        }
        const end = way === 'overflowX' ? innerWidth : innerHeight
        if (!moved && !around && (box[from] < -3 || box[to] > end + 3)) found.push(`${one.getAttribute('data-place') ?? one.textContent.trim()} lies outside in ${way}`)
      }
      // The words of a button fit into it.
      if (one instanceof HTMLElement && one.matches('.bar button') && one.scrollWidth > one.clientWidth + 1) found.push(`the words of ${one.textContent.trim()} are cut`)
    }
    return found
  })
}

describe.each(GAMES)('the table of %s', (game) => {
  it('on a tablet held upright shows everything, and the page never moves', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: UPRIGHT, hasTouch: true })
    await table(page, game)
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    // All parts are there at once.
    await expect.poll(() => page.locator(game === 'arnak' ? '.picture .table > :is(.map, .research, .market, .own)' : '.picture :is(svg.board, section.panel.own)').count()).toBe(game === 'arnak' ? 4 : 2)
    // What is shown large lies where there is room on a small screen, over the bar too, until it is put away.
    await playOn(page, chooser(9), async () => {
      await page.keyboard.press('Escape')
      return (await stepOf(page)) > 60
    })
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    await context.close()
  })

  it('on a tablet of 1024 × 768 shows the whole table, and nothing is cut off', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: TABLET, hasTouch: true })
    await table(page, game)
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    await expect.poll(() => page.locator(game === 'arnak' ? '.picture .table > :is(.map, .research, .market, .own)' : '.picture :is(svg.board, section.panel.own)').count()).toBe(game === 'arnak' ? 4 : 2)
    await playOn(page, chooser(9), async () => {
      await page.keyboard.press('Escape')
      return (await stepOf(page)) > 60
    })
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    await context.close()
  })

  it('with text of twice the size keeps its board, and nothing is cut off', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, game)
    const area = async () => {
      const { width, height } = (await page.locator('main.picture').boundingBox()) ?? { width: 0, height: 0 }
      return width * height
    }
    const before = await area()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.locator('.frame.tabbed').waitFor()
    await expect.poll(area).toBeGreaterThanOrEqual(before)
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Actions' }).click()
    await page.locator('.side .list button:visible').first().waitFor()
    await expect.poll(() => cut(page)).toEqual([])
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await context.close()
  })

  it('on a phone on its side never moves the page, in any part', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: LYING, ...FINGER })
    await table(page, game)
    const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button')
    for (const tab of await tabs.all()) {
      await tab.tap()
      const name = (await tab.textContent()) ?? ''
      await expect.poll(() => sizes(page), { message: name }).toEqual([0, 0])
      await expect.poll(() => cut(page), { message: name }).toEqual([])
    }
    // From here on the table shows the part in which something is offered.
    await page.locator('nav button.glowing').first().tap()
    await playOn(page, chooser(5), async () => (await stepOf(page)) > 50)
    await expect.poll(() => sizes(page)).toEqual([0, 0])
    await expect.poll(() => cut(page)).toEqual([])
    await context.close()
  })
})

it('a phone shows the card row and the whole hand of Arnak without scrolling', async () => {
  const { page, context } = await visit(browser, server.url, { viewport: PHONE, ...FINGER })
  await table(page, 'arnak')
  await page.getByRole('button', { name: /^Cards/ }).tap()
  const hand = page.locator('.picture [data-region="own"] .hand')
  await hand.waitFor()
  // Cards come to rest in it first.
  await expect.poll(async () => ((await hand.boundingBox())?.y ?? Infinity) + ((await hand.boundingBox())?.height ?? 0)).toBeLessThanOrEqual((await page.locator('.bar').boundingBox())?.y ?? 0)
  await expect.poll(() => cut(page)).toEqual([])
  await context.close()
})
