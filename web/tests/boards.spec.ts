// The map of Arnak on phones: prices stay clear of idols, and no camp is cut.

import { expect, test } from 'vitest'
import { ask, browser, PHONE, server, visit } from './harness'
import type { Page } from 'playwright-core'

const BOARDS = ['bird', 'snake', 'spider', 'owl']
const SIZES = { portrait: PHONE, landscape: { width: PHONE.height, height: PHONE.width }, guided: { width: PHONE.width, height: 640 } }

/** What lies too close to what, and what reaches beyond the map. */
function faults(page: Page, clear: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const box = (thing: Element): DOMRect => thing.getBoundingClientRect()
    const apart = (a: DOMRect, b: DOMRect): number => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
    const map = document.querySelector('section.map')
    if (!map) return ['no map']
    const found: string[] = []
    const sites = [...map.querySelectorAll('.site')]
    const prices = sites.flatMap((site) => [...site.querySelectorAll('.wild')])
    if (prices.length !== 12) found.push(`${prices.length} prices`)
    const idols = sites.flatMap((site) => [...site.querySelectorAll('.idols .token, .idols .art')])
    for (const price of prices) for (const idol of idols) if (apart(box(price), box(idol)) < least) found.push(`${price.textContent.trim()}: ${apart(box(price), box(idol)).toFixed(1)} px from an idol`)
    const edge = box(map)
    const camps = [...map.querySelectorAll('.camp')]
    if (camps.length !== 5) found.push(`${camps.length} camps`)
    const signs = camps.map((camp) => box(camp.querySelector('.gain') ?? camp))
    for (const [at, sign] of signs.entries()) for (const other of signs.slice(at + 1)) if (apart(sign, other) < 1) found.push(`sign ${at + 1} lies over another`)
    for (const [at, camp] of camps.entries())
      for (const part of camp.querySelectorAll('.gain, .ring, .art')) {
        const { left, right, bottom } = box(part)
        if (left < edge.left || right > edge.right || bottom > edge.bottom) found.push(`camp ${at + 1} is cut`)
      }
    for (const site of sites) for (const part of site.querySelectorAll('.wild, .idols .token')) if (box(part).right > edge.right) found.push(`a site is cut`)
    return found
  }, clear)
}

for (const board of BOARDS)
  test(`on phones the prices of the ${board} stand clear of idols and every camp is whole`, async () => {
    const { page, context } = await visit(browser, `${server.url}/settings`, { viewport: PHONE, hasTouch: true, isMobile: true })
    const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board }, seats, start: true, seed: 5 })
    await page.goto(`${server.url}/t/${id}`)
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size)
      await page.locator('section.map .camp').first().waitFor()
      // Idols take their places with their pictures.
      await expect.poll(() => faults(page, 4), { message: `${board}, ${name}` }).toEqual([])
    }
    await context.close()
  })
