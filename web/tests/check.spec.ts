// Check your box: the list and its form, by mouse and keyboard, on a desk and on a phone, in English and French, and on paper.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { ask, browser, PHONE, server, violations, visit } from './harness'

const family = (page: Page, name: string) => page.locator(`details[data-family="${name}"]`).first()
const card = (page: Page, name: string) => page.locator('fieldset', { hasText: name })

it('lists the least sure components first and leads there from the menu', async () => {
  const { page, context } = await visit(browser, server.url)
  await page.getByRole('link', { name: 'Check your box' }).click()
  await page.getByRole('heading', { name: 'Check your box' }).waitFor()
  const marks = page.getByTestId('marks')
  await expect.poll(() => marks.textContent()).toMatch(/from the rulebook.*checked by a box owner.*public sources.*reconstructed/)
  const heads = async () => (await page.locator('h2').allTextContents()).map((head) => head.replace(/\s*\(.*/, ''))
  await expect.poll(heads).toEqual(['Reconstructed by us', 'From public sources'])
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Tikal' }).click()
  await family(page, 'action_tile').waitFor()
  await page.getByLabel('Show what is sure, too').check()
  await page.getByRole('heading', { name: 'From the rulebook' }).waitFor()
  await context.close()
})

it('says at the field what is wrong, and downloads a folder that is right', async () => {
  const { page, context } = await visit(browser, `${server.url}/check/arnak`)
  const guardians = family(page, 'guardian')
  await guardians.locator('summary').click()
  const weaver = card(page, 'Web Weaver')
  const boon = weaver.getByLabel('boon')
  await boon.fill('trvel ship')
  await expect.poll(() => weaver.getByLabel('As in my box').isChecked()).toBe(true)
  const button = page.getByRole('button', { name: 'Download the content folder' })
  await button.click()
  await weaver.getByText('unknown verb "trvel"').waitFor()
  await expect.poll(() => boon.evaluate((field) => [field.getAttribute('aria-invalid'), field === document.activeElement])).toEqual(['true', true])
  expect(await violations(page)).toEqual([])

  // What was entered survives a reload.
  await boon.fill('travel car')
  await page.reload()
  await family(page, 'guardian').locator('summary').click()
  await expect.poll(() => card(page, 'Web Weaver').getByLabel('boon').inputValue()).toBe('travel car')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('mybox-arnak.zip')
  const text = readFileSync(await download.path()).toString('latin1')
  expect(text).toContain('mybox/arnak/twisted_guardians_reconstructed.toml')
  expect(text).toContain('boon = "travel car", confidence = "checked"')
  await page.getByText('temples play --content mybox').waitFor()
  await context.close()
})

it('is used in new games by the keyboard alone on a phone, and games that have begun keep their tables', async () => {
  const { page, context } = await visit(browser, `${server.url}/check/tikal`, { viewport: PHONE, hasTouch: true })
  const made = { game: 'tikal', setup: { players: 2 }, seats: [{ who: 'me' }, { who: 'me' }], start: true }
  const { id: before } = await ask<{ id: string }>(page, 'POST', '/tables', made)
  const summary = family(page, 'action_tile').locator('summary')
  await summary.waitFor()
  if (!(await family(page, 'action_tile').evaluate((one) => (one as HTMLDetailsElement).open))) {
    await summary.focus()
    await page.keyboard.press('Enter')
  }
  const effect = card(page, 'Tile: light room + treasure').getByLabel('effect')
  await effect.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('light_room; card')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Use in new games' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Games that have begun keep theirs.').waitFor()
  await page.getByRole('button', { name: 'Use the built-in tables again' }).waitFor()
  expect(await violations(page)).toEqual([])

  const { id: after } = await ask<{ id: string }>(page, 'POST', '/tables', made)
  const content = async (id: string) => (await ask<{ content: string }>(page, 'GET', `/tables/${id}`)).content
  expect(await content(after)).not.toBe(await content(before))
  await page.goto(`${server.url}/t/${before}`)
  await page.locator('.frame[data-step]').waitFor()
  await page.goto(`${server.url}/check/tikal`)
  await page.getByText('1 checked by a box owner').waitFor()
  await page.getByRole('button', { name: 'Use the built-in tables again' }).click()
  await page.getByText('New games are played with the built-in tables again.').waitFor()
  await context.close()
})

it('prints every family, with the fields and without the buttons', async () => {
  const { page, context } = await visit(browser, `${server.url}/check/tikal`)
  await family(page, 'wheel').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await card(page, 'Sector of the price wheel 5').waitFor()
  await expect.poll(() => page.locator('details[data-family]:not([open])').count()).toBe(0)
  await page.getByRole('button', { name: 'Print the list' }).waitFor({ state: 'hidden' })
  await page.getByRole('navigation').waitFor({ state: 'hidden' })
  await context.close()
})

it('speaks French', async () => {
  const { page, context } = await visit(browser, `${server.url}/check/arnak`, { locale: 'fr-FR' })
  await page.getByRole('heading', { name: 'Vérifier ma boîte' }).waitFor()
  await family(page, 'guardian').locator('summary').click()
  await card(page, 'Tisseuse de toiles').getByLabel('faveur').waitFor()
  await card(page, 'Tisseuse de toiles').getByLabel('Comme dans ma boîte').check()
  await page.getByText('1 élément coché').waitFor()
  await context.close()
})
