// The cost of a first visit: bytes, the time until a user can begin on a slow phone, and each game's pictures.

import { readdirSync, statSync } from 'node:fs'
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

it.each(['arnak', 'tikal'])('the pictures of %s', (game) => {
  const folder = join(import.meta.dirname, '../dist/assets/pictures', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
  // A screen takes one of the two densities.
  const sum = (density: string): string => {
    const sizes = files.filter((name) => name.includes(density)).map((name) => statSync(join(folder, name)).size)
    return `${(sizes.reduce((total, size) => total + size, 0) / 1024 / 1024).toFixed(2)} MB in ${sizes.length} pictures`
  }
  console.log(`pictures of ${game}: ${sum('@1x')} for plain screens, ${sum('@2x')} for dense ones`)
})
