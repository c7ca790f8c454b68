// What cannot be used now answers a click with the reason that the rules give.

import { describe, expect, it } from 'vitest'

import { browser, PHONE, server, untilAsked, visit } from './harness'

describe('a place that cannot be used', () => {
  it('says what is missing, in words and icons', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    const why = page.getByRole('status', { name: 'Why not' })
    // No player can pay for a site of level II in the first turn.
    await page.locator('[data-place="two1"]').first().click()
    await expect.poll(() => why.textContent()).toMatch(/^\s*You are .*compass.* short\./)
    await why.locator('svg').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => why.textContent()).toBe('')
    // What can be used says nothing and does it.
    await page.locator('[data-place="camp1.1"].offered').click()
    await page.getByText(/^Pay 1 boot/).first().waitFor()
    await expect.poll(() => why.textContent()).toBe('')
    await page.locator('[data-place="two1"]').first().click()
    await expect.poll(() => why.textContent()).toMatch(/^\s*First: Pay 1 boot/)
    await context.close()
  })

  it('says at the price of a bridge why the space behind it cannot be reached', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await page.locator('.price [data-relay="7a"]').first().click()
    await expect.poll(() => page.getByRole('status', { name: 'Why not' }).textContent()).toMatch(/\w/)
    await context.close()
  })

  it('answers a tap on a phone', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true })
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await page.locator('[data-place="two1"]').first().tap()
    await expect.poll(() => page.getByRole('status', { name: 'Why not' }).textContent()).toMatch(/short\./)
    await context.close()
  })
})
