// What the first visit costs: bytes without pictures, the time until somebody can begin on a slow phone, and the pictures of each game.

import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { CDPSession } from 'playwright-core'
import { it } from 'vitest'

import { browser, PHONE, server, untilAsked, visit } from './harness'

/** Fast 3G as the tools of browsers have it, and a processor four times as slow. */
async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`

it('the first load', async () => {
  const { page, context } = await visit(browser, server.url)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[]
    const pictures = entries.filter((entry) => entry.name.endsWith('.webp'))
    const sum = (of: PerformanceResourceTiming[]) => of.reduce((total, entry) => total + entry.encodedBodySize, 0)
    return { rest: sum(entries) - sum(pictures), pictures: sum(pictures) }
  })
  console.log(`home: ${kb(loaded.rest)} without pictures, ${kb(loaded.pictures)} of pictures`)
  await context.close()
})

it('a slow phone', async () => {
  const times: number[] = []
  const shifts: number[] = []
  for (let time = 0; time < 3; time++) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await slow(await context.newCDPSession(page))
    await page.addInitScript(() => {
      const seen = { shift: 0, ready: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      const look = (): void => {
        if (document.querySelector('section[aria-labelledby="play-arnak"] button.strong:enabled')) seen.ready = performance.now()
        else setTimeout(look, 10)
      }
      look()
    })
    await page.goto(server.url)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number; ready: number } }).seen)
    times.push(seen.ready)
    shifts.push(seen.shift)
    await context.close()
  }
  console.log(`home on a slow phone: "Play now" after ${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')} s; layout shift ${shifts.map((shift) => shift.toFixed(3)).join(', ')}`)
})

it('from the click to the first decision on a slow phone', async () => {
  const { page, context } = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true })
  await page.waitForLoadState('networkidle')
  await slow(await context.newCDPSession(page))
  const before = Date.now()
  await page.locator('section[aria-labelledby="play-arnak"] button.strong').tap()
  await untilAsked(page)
  console.log(`from "Play now" to the first decision: ${((Date.now() - before) / 1000).toFixed(2)} s`)
  await context.close()
})

it('the pictures of a game', () => {
  const dist = join(import.meta.dirname, '../dist/assets')
  const known = readdirSync(dist).filter((name) => name.endsWith('.webp'))
  const table = (name: string): string => readFileSync(join(dist, name), 'utf8')
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js')).map(table).join('\n')
  // A screen takes one of the two densities.
  const dense = known.filter((name) => scripts.includes(name) && name.includes('@2x')).map((name) => statSync(join(dist, name)).size)
  const plain = known.filter((name) => scripts.includes(name) && name.includes('@1x')).map((name) => statSync(join(dist, name)).size)
  const sum = (sizes: readonly number[]): string => `${(sizes.reduce((total, size) => total + size, 0) / 1024 / 1024).toFixed(2)} MB in ${sizes.length} pictures`
  console.log(`pictures of both games: ${sum(plain)} for plain screens, ${sum(dense)} for dense ones`)
})
