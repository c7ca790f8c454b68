// Whole games by clicks, as a person plays them.

import { describe, expect, it } from 'vitest'

import { browser, chooser, decideByKeys, playOn, server, untilAsked, visit } from './harness'

describe('a whole game by clicks', () => {
  it('of Arnak against a bot ends at its score sheet', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await playOn(page, chooser(7))
    await expect.poll(() => page.locator('[data-testid="result"]').textContent()).toMatch(/wins|victory/)
    await expect.poll(() => page.locator('.end table tfoot td').count()).toBe(2)
    await context.close()
  })

  it('of Tikal against a bot ends at its score sheet', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').click()
    await playOn(page, chooser(11))
    await expect.poll(() => page.locator('[data-testid="result"]').textContent()).toMatch(/wins|victory/)
    await expect.poll(() => page.locator('.end table tbody tr').count()).toBe(10)
    await context.close()
  })

  it.each(['bird', 'snake', 'spider', 'owl'])('of solo Arnak at the %s temple comes through two rounds', async (board) => {
    const { page, context } = await visit(browser, `${server.url}/new/arnak`)
    await page.getByRole('group', { name: 'Players' }).locator('label').first().click()
    await page.getByRole('radiogroup', { name: 'Temple' }).locator(`label:has([value="${board}"])`).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    const later = async () => /^Round [3-5]/.test((await page.locator('header .round').getAttribute('aria-label')) ?? '')
    await playOn(page, chooser(3), later)
    expect(await later()).toBe(true)
    await expect.poll(() => page.locator('header.top li', { hasText: 'Rival' }).count()).toBe(1)
    await context.close()
  })

  it('of Tikal with the keyboard alone ends at its score sheet', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-tikal"] button.strong').focus()
    await page.keyboard.press('Enter')
    const choose = chooser(5)
    while ((await untilAsked(page)) !== 'over') await decideByKeys(page, choose)
    await expect.poll(() => page.locator('[data-testid="result"]').textContent()).toMatch(/wins|victory/)
    await context.close()
  })
})
