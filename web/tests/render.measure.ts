// How long the browser works to show another position: script, style and layout, without waiting for the server or the screen.

import type { CDPSession, Page } from 'playwright-core'
import { it } from 'vitest'

import { browser, finishedGame, server, visit } from './harness'

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

async function work(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return WORK.map((name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN))
}

/** Moves the slider within the page and waits until the position is on the screen. */
function show(page: Page, step: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const main = document.querySelector('main')
        const slider = document.querySelector<HTMLInputElement>('input[type=range]')
        if (!main || !slider) return
        const drawn = new MutationObserver(() => {
          if (main.dataset['shown'] !== String(wanted)) return
          drawn.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        })
        drawn.observe(main, { attributeFilter: ['data-shown'] })
        slider.value = String(wanted)
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    step,
  )
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/** Looks at one position after the other, each as often as told, and tells the middle of what each change cost. */
async function changes(game: 'arnak' | 'tikal', steps: (last: number) => readonly number[], times: number): Promise<string> {
  const { page, context } = await visit(browser, server.url)
  const id = await finishedGame(page, game)
  await page.goto(`${server.url}/replay/${id}?step=1`)
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  const session = await page.context().newCDPSession(page)
  // The time of the page's own thread, so that others who use the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs: number[][] = []
  for (let time = 0; time < times; time++) {
    for (const step of steps(last)) {
      const before = await work(session)
      await show(page, step)
      const after = await work(session)
      costs.push(after.map((value, at) => value - (before[at] ?? NaN)))
    }
  }
  await context.close()
  const parts = WORK.map((name, at) => `${name} ${middle(costs.map((cost) => cost[at] ?? NaN)).toFixed(1)}`)
  return `${middle(costs.map((cost) => cost.reduce((sum, value) => sum + value, 0))).toFixed(1)} ms (${parts.join(', ')})`
}

it.each(['arnak', 'tikal'] as const)('%s', async (game) => {
  // One step is what a move costs; from the beginning to the end nearly everything on the table is another.
  const one = await changes(game, (last) => Array.from({ length: 40 }, (_, at) => (last >> 2) + at), 1)
  const whole = await changes(game, (last) => [2, last - 1], 20)
  console.log(`${game}: a step ${one}; the whole table ${whole}`)
})
