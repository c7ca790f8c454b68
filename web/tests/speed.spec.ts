// What a long game costs: memory that stays, parts of the page that stay.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { ask, browser, chooser, server, visit } from './harness'

interface Cost {
  readonly step: number
  /** Bytes of the heap that are still in use after a collection. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Heap of the page after garbage collection. */
async function cost(page: Page, step: number): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  await session.detach()
  return { step, heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

interface Told {
  step: number
  table: { status: string }
  position?: { offer?: { actions: { text: string }[] } | null; standing?: unknown }
}

/** Plays the seat of the person through the API, which the page follows by its socket, and weighs the page now and then. */
async function weigh(page: Page, game: 'arnak' | 'tikal', every: number): Promise<Cost[]> {
  const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await page.locator('.frame[data-step]').waitFor()
  const choose = chooser(9)
  const costs: Cost[] = []
  let next = every
  for (;;) {
    const told = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    if (told.position?.standing || told.table.status !== 'playing') return costs
    const offer = told.position?.offer?.actions ?? []
    if (offer.length === 0) continue
    // Passing at every chance ends the game soon.
    const lasting = offer.filter((action) => action.text !== 'pass')
    const actions = lasting.length ? lasting : offer
    if (told.step >= next) {
      await page.waitForFunction((step) => Number(document.querySelector('.frame')?.getAttribute('data-step')) >= step, told.step)
      costs.push(await cost(page, told.step))
      next += every
    }
    await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step: told.step, action: actions[choose(actions.length)]?.text })
  }
}

it.each(['arnak', 'tikal'] as const)('a long game of %s leaves nothing behind', async (game) => {
  const { page, context } = await visit(browser, server.url)
  const costs = await weigh(page, game, 25)
  const early = costs.at(1)
  const late = costs.at(-1)
  if (!early || !late) return expect.fail('the game was too short to weigh it')
  expect(late.step).toBeGreaterThan(2 * early.step)
  // The game itself grows a little: pieces come onto the table, and the log is kept.
  expect(late.heap).toBeLessThan(1.5 * early.heap)
  expect(late.nodes).toBeLessThan(1.5 * early.nodes)
  expect(late.listeners).toBeLessThan(1.5 * early.listeners)
  await context.close()
})
