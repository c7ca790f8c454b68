// The pictures in the rules: each is drawn, with what its line names highlighted and in sight, in every language and on a phone.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { figures as arnak } from '../../games/arnak/web/figures'
import { figures as tikal } from '../../games/tikal/web/figures'
import { browser, DESKTOP, LANGUAGES, PHONE, said, server, violations, visit } from './harness'

const FIGURES = Object.entries({ arnak, tikal })

/** What of the named places is not highlighted, or not in sight within the picture. */
function missing(page: Page, section: string, places: readonly string[]): Promise<string[]> {
  return page.locator(`section[id="${section}"] figure .box`).evaluate((box, wanted) => {
    const seen = box.getBoundingClientRect()
    return wanted.flatMap((name) => {
      const found = [...box.querySelectorAll('.pointed')].filter((one) => one.getAttribute('data-place') === name || one.getAttribute('data-component') === name)
      // What lies in a closed sheet has no size.
      const at = found.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0)
      if (!at) return [`${name} is not highlighted`]
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
      return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom ? [] : [`${name} is out of sight`]
    })
  }, places)
}

it.each(FIGURES.flatMap(([game, figures]) => [['a large screen', DESKTOP], ['a phone', PHONE]].map(([name, viewport]) => [game, name, viewport, figures] as const)))(
  'every picture in the rules of %s shows on %s what its line names',
  async (game, _, viewport, figures) => {
    const { page, context } = await visit(browser, `${server.url}/rules/${game}`, { viewport: viewport as typeof PHONE })
    await page.locator('section figure').first().waitFor()
    expect(await page.locator('figure').count()).toBe(Object.keys(figures).length)
    for (const [section, { places }] of Object.entries(figures)) {
      const box = page.locator(`section[id="${section}"] figure .box`)
      await box.scrollIntoViewIfNeeded()
      await expect.poll(() => box.locator('[data-place], [data-component]').count(), { message: section }).toBeGreaterThan(0)
      await expect.poll(() => missing(page, section, places), { message: section }).toEqual([])
    }
    // Nothing in a picture can be reached by keys, and nothing of the page lies wider than the screen.
    expect(await page.locator('figure .box:not([inert])').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport === PHONE ? PHONE.width : DESKTOP.width)
    expect(await violations(page)).toEqual([])
    await context.close()
  },
)

it.each(FIGURES.flatMap(([game, figures]) => LANGUAGES.map((lang) => [game, lang, figures] as const)))('every picture in the rules of %s has its line in %s', async (game, locale, figures) => {
  const { page, context } = await visit(browser, `${server.url}/rules/${game}`, { locale })
  await page.locator('section figure').first().waitFor()
  for (const section of Object.keys(figures)) {
    await expect.poll(() => page.locator(`section[id="${section}"] figcaption`).textContent()).toBe(said(locale, `games/${game}`, 'rules', `rules-${section}.figure`))
  }
  await context.close()
})
