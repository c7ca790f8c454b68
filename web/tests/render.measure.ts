// How long the browser works to show another position: script, style and layout, without waiting for the server or the screen.

import type { CDPSession, Page } from 'playwright-core'
import { it } from 'vitest'

import { ask, browser, chooser, finishedGame, server, visit } from './harness'

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

function summed(costs: readonly (readonly number[])[]): string {
  const parts = WORK.map((name, at) => `${name} ${middle(costs.map((cost) => cost[at] ?? NaN)).toFixed(1)}`)
  return `${middle(costs.map((cost) => cost.reduce((sum, value) => sum + value, 0))).toFixed(1)} ms (${parts.join(', ')})`
}

/** Makes every object of an answer but plain counts another one than in all answers before, so that nothing of it can be kept. */
function another(value: unknown, mark: number): unknown {
  if (Array.isArray(value)) return value.map((part) => another(part, mark))
  if (typeof value !== 'object' || value === null || Object.values(value).every(Number.isFinite)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, another(part, mark)])
  return Object.fromEntries([...parts, ['measured', mark]])
}

/** Shows one position after the other, each this often, and returns the median cost of each change. */
async function changes(game: 'arnak' | 'tikal', steps: (last: number) => readonly number[], times: number, again = false): Promise<string> {
  const { page, context } = await visit(browser, server.url)
  const id = await finishedGame(page, game)
  let answers = 0
  if (again) {
    await page.route('**/replay/*', async (route) => {
      if (!route.request().url().includes('/api/')) return route.continue()
      const answer = await route.fetch()
      return route.fulfill({ response: answer, json: another(await answer.json(), ++answers) })
    })
  }
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
  return summed(costs)
}

interface Told {
  step: number
  position?: { offer?: { actions: { text: string; ends_turn: boolean }[] } | null }
}

/** Waits within the page until a step of the game is on the screen. */
function shown(page: Page, step: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const frame = document.querySelector<HTMLElement>('.frame[data-step]')
        if (!frame) return
        const look = (): void => {
          if (Number(frame.dataset['step']) <= wanted) return
          drawn.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        }
        const drawn = new MutationObserver(look)
        drawn.observe(frame, { attributeFilter: ['data-step'] })
        look()
      }),
    step,
  )
}

/** Takes decisions of a person at a table, from outside the page, and returns the median cost of each to the page. */
async function moves(game: 'arnak' | 'tikal', count: number): Promise<string> {
  const { page, context } = await visit(browser, server.url)
  const seats = game === 'arnak' ? [{ who: 'me' }] : [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const setup = game === 'arnak' ? { players: 1, board: 'bird' } : { players: 2 }
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, start: true })
  await page.goto(`${server.url}/t/${id}`)
  await page.locator('.frame[data-step]').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const choose = chooser(5)
  const costs: number[][] = []
  const headers = { 'X-Temples': '1' }
  while (costs.length < count) {
    const told = (await (await page.request.get(`${server.url}/api/v1/tables/${id}/update?from=1000000`)).json()) as Told
    const offer = told.position?.offer?.actions ?? []
    if (offer.length === 0) continue
    const lasting = offer.filter((action) => !action.ends_turn)
    const actions = lasting.length ? lasting : offer
    const before = await work(session)
    const drawn = shown(page, told.step)
    await page.request.post(`${server.url}/api/v1/tables/${id}/commands`, { headers, data: { do: 'act', step: told.step, action: actions[choose(actions.length)]?.text } })
    await drawn
    const after = await work(session)
    costs.push(after.map((value, at) => value - (before[at] ?? NaN)))
  }
  await context.close()
  return summed(costs)
}

it.each(['arnak', 'tikal'] as const)('%s', async (game) => {
  // One step is the cost of a move; from the beginning to the end nearly everything on the table changes.
  const one = await changes(game, (last) => Array.from({ length: 40 }, (_, at) => (last >> 2) + at), 1)
  const again = await changes(game, (last) => Array.from({ length: 40 }, (_, at) => (last >> 2) + at), 1, true)
  const whole = await changes(game, (last) => [2, last - 1], 20)
  console.log(`${game}: a move in play ${await moves(game, 40)}; a step of a replay ${one}; with every part evaluated again ${again}; the whole table ${whole}`)
})
