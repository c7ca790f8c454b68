// What axe finds beyond the plain pages and the first moment of a table: components, phones, open menus, panels, the drawn look, the end
// of a game; in light and dark.

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { browser, finishedGame, PHONE, server, untilAsked, violations, visit } from './harness'

const GAMES = ['arnak', 'tikal'] as const
type Game = (typeof GAMES)[number]
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true }

let finished: Record<Game, string>
beforeAll(async () => {
  const { page, context } = await visit(browser, server.url)
  finished = { arnak: await finishedGame(page, 'arnak'), tikal: await finishedGame(page, 'tikal') }
  await context.close()
}, 240_000)

async function begin(page: Page, game: Game): Promise<void> {
  await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).click()
  await untilAsked(page)
}

describe.each(['light', 'dark'] as const)('in %s axe finds nothing', (colorScheme) => {
  it.each([
    ['arnak', ['artifact', 'guardian', 'assistant']],
    ['tikal', ['card', 'stack_room']],
  ] as const)('among the components of %s', async (game, families) => {
    const { page, context } = await visit(browser, `${server.url}/components/${game}`, { colorScheme })
    await page.locator('.page li h3, .page li').first().waitFor()
    // The contrast of hundreds of pictures takes minutes; kinds that look different are enough.
    expect(await violations(page, ['color-contrast'])).toEqual([])
    const kinds = page.getByLabel('Kind')
    const offered = await kinds.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    for (const family of families.filter((one) => offered.includes(one))) {
      await kinds.selectOption(family)
      expect(await violations(page), family).toEqual([])
    }
    expect(families.some((one) => offered.includes(one))).toBe(true)
    await context.close()
  })

  it.each(GAMES)('on any sheet of %s on a phone', async (game) => {
    const { page, context } = await visit(browser, server.url, { colorScheme, ...FINGER })
    await begin(page, game)
    const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button')
    expect(await tabs.count()).toBeGreaterThan(3)
    for (const tab of await tabs.all()) {
      await tab.tap()
      expect(await violations(page), (await tab.textContent()) ?? '').toEqual([])
    }
    await context.close()
  })

  it.each(GAMES)('in the menus, the hint and a warning of %s', async (game) => {
    const { page, context } = await visit(browser, server.url, { colorScheme })
    await begin(page, game)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#table-menu').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sound' }).click()
    await page.locator('[popover]:popover-open').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('h')
    await page.locator('section[aria-label="What an expert would do"] li button').first().waitFor({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    // The second word before what is final.
    if (game === 'arnak') await page.locator('.slot.pass button').click()
    else await page.keyboard.press('2')
    await page.locator('[data-testid="confirm"]').waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it('in the menu of a place, a preview, a reason why not and a card shown large', async () => {
    const { page, context } = await visit(browser, server.url, { colorScheme })
    await begin(page, 'arnak')
    await page.locator('[data-place="two1"]').first().click()
    await expect.poll(() => page.getByRole('status', { name: 'Why not' }).textContent()).toMatch(/short/)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.side .list button[data-action^="dig"]').first().focus()
    await page.locator('[data-testid="ahead"]').waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('[data-place="supply 1"]').hover()
    await page.locator('aside.panel h3').waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
    const phone = await visit(browser, server.url, { colorScheme, ...FINGER })
    await begin(phone.page, 'arnak')
    await phone.page.locator('[data-place="camp1.1"].offered').tap()
    await phone.page.locator('.menu').waitFor()
    expect(await violations(phone.page)).toEqual([])
    await phone.context.close()
  })

  it.each(GAMES)('at the drawn table of %s', async (game) => {
    const { page, context } = await visit(browser, server.url, { colorScheme, contrast: 'more' })
    await begin(page, game)
    expect(await page.locator('html').getAttribute('data-look')).toBe('drawn')
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it.each(GAMES)('in the ceremony of %s, and in what stays of it on a phone', async (game) => {
    const { page, context } = await visit(browser, `${server.url}/t/${finished[game]}`, { colorScheme, speed: 0.3 })
    const result = page.locator('[data-testid="result"]')
    await result.filter({ hasText: 'The points are counted' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('.stage').getByRole('button', { name: 'Skip' }).click()
    await result.filter({ hasText: /wins|victory/ }).waitFor()
    await page.setViewportSize(PHONE)
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it.each(GAMES)('in the guide of %s', async (game) => {
    const { page, context } = await visit(browser, `${server.url}/learn`, { colorScheme })
    await page.getByRole('button', { name: 'Begin' }).nth(GAMES.indexOf(game)).click()
    await untilAsked(page)
    await page.locator('[data-testid="lesson"]').getByRole('button', { name: 'Next' }).click()
    await page.locator('[data-testid="arrow"]').waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})
