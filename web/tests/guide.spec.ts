// The guided game on a phone: what a step means lies in sight and on top, and the frame is around it and nothing else.

import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'

import { browser, movedOn, PHONE, server, stepOf, untilAsked, visit } from './harness'

const GUIDE = '[data-testid="lesson"]'

async function begin(game: 'arnak' | 'tikal') {
  const visited = await visit(browser, `${server.url}/learn`, { viewport: PHONE, hasTouch: true, isMobile: true })
  await visited.page.getByRole('button', { name: 'Begin' }).nth(game === 'arnak' ? 0 : 1).tap()
  await untilAsked(visited.page)
  await visited.page.locator(GUIDE).waitFor()
  return visited
}

interface Pointed {
  /** The step of the guide, and the action it advises. */
  readonly at: number
  readonly advised: string | null
  /** What lies on top at the middle of the frame: a place, a button of an action, or the second word. */
  readonly means: string
  readonly x: number
  readonly y: number
  readonly wrong: readonly string[]
}

/** Where the frame is, what is there, and what is wrong with it; undefined without a frame. */
function pointed(page: Page): Promise<Pointed | undefined> {
  return page.evaluate(() => {
    const ring = document.querySelector('[data-testid="ring"]')?.getBoundingClientRect()
    if (!ring) return undefined
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
    const on = document.elementFromPoint(x, y)
    const target = on?.closest('.picture [data-place], .menu button[data-action], .bar button')
    const advised = document.querySelector('.side .list button.advised')?.getAttribute('data-action') ?? null
    const at = Number(document.querySelector('[data-testid="lesson"]')?.getAttribute('data-step'))
    const name = ['data-place', 'data-action', 'data-testid'].map((one) => target?.getAttribute(one)).find((one) => one != null) ?? 'nothing'
    if (!target) return { at, advised, means: name, x, y, wrong: [`nothing to press lies there but ${on?.className.toString() ?? 'nothing'}`] }
    const box = target.getBoundingClientRect()
    const area = target.closest('.menu') ? new DOMRect(0, 0, innerWidth, innerHeight) : target.closest('.picture, .bar')?.getBoundingClientRect()
    const around = Math.max(box.x - ring.x, box.y - ring.y, ring.right - box.right, ring.bottom - box.bottom)
    const wrong = [
      ...(around < 0 || around > 12 ? [`the frame is ${Math.round(around)} off ${name}`] : []),
      ...(!area || box.top < area.top - 1 || box.bottom > area.bottom + 1 || x < area.left || x > area.right ? [`${name} is not in the free area`] : []),
      ...(target.matches('.bar [data-action]') && target.getAttribute('data-action') !== advised ? [`${name} is not advised`] : []),
    ]
    return { at, advised, means: name, x, y, wrong }
  })
}

/** Follows the guide by taps alone until it has come to a step; tells what was pointed at in each. */
async function follow(page: Page, last: number): Promise<string[]> {
  const told: string[] = []
  for (let taps = 0; taps < 80; taps++) {
    await untilAsked(page)
    let before = ''
    let now: Pointed | undefined
    // At rest: the same twice.
    const settled = async () => {
      now = await pointed(page)
      const same = JSON.stringify(now) === before
      before = JSON.stringify(now)
      const at = Number(await page.locator(GUIDE).getAttribute('data-step'))
      return at >= last || (same && now?.wrong.length === 0) || `step ${at + 1}: ${now ? now.wrong.join(', ') || 'not at rest' : 'no frame'}`
    }
    await expect.poll(settled, { interval: 250, timeout: 8000 }).toBe(true)
    if (!now || Number(await page.locator(GUIDE).getAttribute('data-step')) >= last) return told
    told.push(`${now.at} ${now.advised}: ${now.means}`)
    await page.touchscreen.tap(now.x, now.y)
    // The second word may be asked for at the place of the first.
    await expect.poll(() => pointed(page).then((next) => JSON.stringify(next)), { timeout: 8000 }).not.toBe(before)
  }
  return expect.fail(`the guide did not end: ${told.join('; ')}`)
}

/** What the first steps point at, by action: the place first, and what is asked there. */
const FIRST = {
  arnak: ['1 dig camp2.1: camp2.1', '2 spend fear: fear', '3 play exploration_car: exploration_car', '4 end: end', '5 discover high2: high2', '5 spend funding_car: funding_car', '5 continue: continue', '5 end: end', '6 overcome high2: high2', '6 spend fear: fear', '6 end: end', '7 idol: idols'],
  tikal: ['1 keys pink green: key pink', '2 take A07: A07', '3 look 1: pile 1', '3 keep vase: look vase', '4 place sanctuary-yellow B5: B5', '5 explore A5: A5', '5 end: end'],
}
const END = { arnak: 12, tikal: 13 }

const stepAt = (page: Page) => page.locator(GUIDE).getAttribute('data-step').then(Number)
const pass = (page: Page) => page.locator('.bar button[data-action="pass"]')

describe('the guide on a phone', () => {
  it.each(['arnak', 'tikal'] as const)('of %s frames what it means, in sight and on top', async (game) => {
    const { page, context } = await begin(game)
    await page.locator(GUIDE).getByRole('button', { name: 'Next' }).tap()
    const told = await follow(page, END[game])
    const actions = new Map<string, string>()
    for (const line of told) {
      const [action = '', what = ''] = line.split(': ')
      if (!actions.has(action)) actions.set(action, what)
    }
    expect([...actions].map(([action, what]) => `${action}: ${what}`).slice(0, FIRST[game].length)).toEqual(FIRST[game])
    expect(new Set(told.map((line) => Number.parseInt(line, 10))).size).toBe(END[game] - 1)
    await context.close()
  })

  it('leaves passing alone, which stands back', async () => {
    const { page, context } = await begin('arnak')
    for (const step of [0, 1]) {
      await expect.poll(() => stepAt(page)).toBe(step)
      await page.locator('.bar .quiet button[data-action="pass"]:enabled').waitFor()
      await pass(page).tap()
      await page.locator('[data-testid="confirm"]').waitFor()
      await page.locator('[data-testid="ring"]').waitFor({ state: 'detached' })
      // Longer than the interval of the guide.
      await page.waitForTimeout(500)
      expect(await page.locator('[data-testid="ring"], [data-testid="arrow"]').count()).toBe(0)
      await page.locator('.bar').getByRole('button', { name: 'Back' }).tap()
      if (step === 0) await page.locator(GUIDE).getByRole('button', { name: 'Next' }).tap()
    }
    await expect.poll(async () => (await pointed(page))?.means).toBe('camp2.1')
    await context.close()
  })

  it('returns to the step that fits what was taken back', async () => {
    const { page, context } = await begin('arnak')
    const undo = page.getByRole('button', { name: /Undo$/ })
    await page.locator(GUIDE).getByRole('button', { name: 'Next' }).tap()
    await follow(page, 3)
    expect(await stepAt(page)).toBe(3)
    // Another way: the turn ends without the card.
    const end = page.locator('.bar .quiet button[data-action="end"]:not(.strong)')
    const before = await stepOf(page)
    await end.tap()
    await movedOn(page, before)
    await untilAsked(page)
    await expect.poll(() => stepAt(page)).toBeGreaterThan(3)
    const after = await stepOf(page)
    await undo.tap()
    await movedOn(page, after)
    await untilAsked(page)
    await expect.poll(() => stepAt(page)).toBe(3)
    await expect.poll(async () => (await pointed(page))?.means).toBe('exploration_car')
    // Further back, to the payment and to the camp.
    for (const [step, means] of [[2, 'fear'], [1, 'camp2.1']] as const) {
      const now = await stepOf(page)
      await undo.tap()
      await movedOn(page, now)
      await expect.poll(() => stepAt(page)).toBe(step)
      await expect.poll(async () => (await pointed(page))?.means).toBe(means)
    }
    // Also after the page was loaded again, and forwards as if nothing had happened.
    await follow(page, 3)
    await page.reload()
    await untilAsked(page)
    await expect.poll(() => stepAt(page)).toBe(3)
    const now = await stepOf(page)
    await undo.tap()
    await movedOn(page, now)
    await expect.poll(() => stepAt(page)).toBe(2)
    await follow(page, 5)
    await context.close()
  })
})
