// What is read large: asked for by a pointer that moved, a key, a finger that stays; never by itself. And why a place offers nothing, told
// wherever it is asked.

import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, decideByKeys, LANGUAGES, movedOn, PHONE, server, stepOf, untilAsked, visit } from './harness'

type Game = 'arnak' | 'tikal'
const GAMES: readonly Game[] = ['arnak', 'tikal']
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true }

interface Told {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null }
}
interface Reason {
  readonly what: { readonly kind: string; readonly id: string; readonly place: string }
  readonly text: string
}

/** A table on a known deal, some decisions into the game. */
async function table(page: Page, game: Game, decisions = 0): Promise<string> {
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats, seed: 4, start: true })
  const choose = chooser(7)
  for (let made = 0; made < decisions; ) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const all = position?.offer?.actions ?? []
    const offer = all.filter(({ text }) => text !== 'pass')
    const chosen = offer[choose(offer.length)] ?? all[0]
    if (!chosen) continue
    await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: chosen.text })
    made += 1
  }
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
  return id
}

/** Counts inspectors that opened, and components that came to lie under the pointer. */
async function watch(page: Page): Promise<() => Promise<{ opened: number; under: number }>> {
  await page.evaluate(() => {
    const seen = { opened: 0, under: 0 }
    Object.assign(window, { seen })
    new MutationObserver((all) => {
      for (const one of all) for (const node of one.addedNodes) if (node instanceof HTMLElement && node.matches('aside.panel')) seen.opened += 1
    }).observe(document.querySelector('.frame') ?? document.body, { childList: true })
    document.addEventListener('pointerover', ({ target }) => {
      if (target instanceof Element && target.closest('.picture [data-component]')) seen.under += 1
    })
  })
  return () => page.evaluate(() => ({ ...(window as unknown as { seen: { opened: number; under: number } }).seen }))
}

const inspector = (page: Page) => page.locator('aside.panel[aria-atomic]')
const reasons = (page: Page) => page.locator('[data-testid="reasons"]')
const why = (page: Page) => page.locator('div[role="status"]:has(> .why)')
const RESTS: Readonly<Record<Game, string>> = { arnak: '.own .hand', tikal: '.picture .tray' }

describe.each(GAMES)('the inspector of %s', (game) => {
  it('stays shut while a pointer rests and the game is played by keyboard, and opens once it moves', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, game)
    // Where things come and go: the hand, or what is being chosen.
    const box = await page.locator(RESTS[game]).boundingBox()
    if (!box) throw new Error('there is nothing to rest on')
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
    await page.mouse.move(5, 5)
    // What lies there now does not answer while the pointer comes.
    const answers = (how: string) => page.locator('main.picture').evaluate((picture, value) => picture.style.setProperty('pointer-events', value), how)
    await answers('none')
    await page.mouse.move(x, y)
    const seen = await watch(page)
    await answers('')
    const choose = chooser(3)
    for (let decisions = 0; decisions < 20 && (decisions < 3 || (await seen()).under < 2); decisions++) {
      if ((await untilAsked(page)) !== 'act') break
      await decideByKeys(page, choose)
    }
    expect((await seen()).under).toBeGreaterThan(0)
    expect((await seen()).opened).toBe(0)
    await untilAsked(page)
    const things = game === 'arnak' ? '.picture .market [data-component]' : '.picture [data-place^="key "]'
    const thing = await page.locator(things).first().boundingBox()
    const [cx, cy] = [(thing?.x ?? 0) + (thing?.width ?? 0) / 2, (thing?.y ?? 0) + (thing?.height ?? 0) / 2]
    await page.mouse.move(cx - 3, cy)
    await page.mouse.move(cx, cy)
    await inspector(page).waitFor()
    await context.close()
  })

  it('stays shut on a phone that is played by taps', async () => {
    const { page, context } = await visit(browser, server.url, FINGER)
    await table(page, game)
    const seen = await watch(page)
    const tabs = page.getByRole('navigation')
    for (let decisions = 0; decisions < 2; decisions++) {
      if ((await untilAsked(page)) !== 'act') break
      const before = await stepOf(page)
      // A tap on the board shows what can be done there; the list does it.
      if (decisions === 0) await page.locator('.picture [data-place].offered:visible').first().tap()
      await tabs.getByRole('button', { name: 'Actions' }).tap()
      await page.locator('.side .list button[data-action]:visible').first().tap()
      const confirm = page.locator('[data-testid="confirm"], .menu button[data-action]').first()
      await Promise.race([movedOn(page, before), confirm.waitFor().then(() => confirm.tap())])
      await movedOn(page, before)
    }
    expect((await seen()).opened).toBe(0)
    await context.close()
  })
})

/** Clicks the element of each reason and says which had none, or whose text did not appear. */
function unexplained(page: Page, all: readonly Reason[]): Promise<string[]> {
  return page.evaluate(async (list) => {
    const wrong: string[] = []
    const status = document.querySelector('div[role="status"]:has(> .why), .frame > div[role="status"]')
    for (const { what, text } of list) {
      const { kind } = what
      const name = `${what.place} (${what.id}): ${text}`
      // Exiled cards lie on a sheet.
      if (kind === 'exiled_card') document.querySelector<HTMLElement>('.picture [data-place="exile"]')?.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const things = [...document.querySelectorAll('.picture [data-place], .picture [data-component]')]
      const same = (thing: Element) => thing.getAttribute('data-place') === what.place
      const thing = things.find(same) ?? things.find((one) => one.getAttribute('data-component') === what.id)
      if (!thing) {
        wrong.push(`no element: ${name}`)
        continue
      }
      if (thing.matches('.offered')) continue
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const until = performance.now() + 3000
      while (!status?.textContent?.includes(text) && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve))
      if (!status?.textContent?.includes(text)) wrong.push(`not told: ${name}`)
      document.querySelectorAll<HTMLElement>(':popover-open:not(.why)').forEach((sheet) => sheet.hidePopover())
    }
    return wrong
  }, all)
}

describe.each(GAMES)('a place of %s that offers nothing', (game) => {
  it.each(LANGUAGES)('says why after a click, whichever it is, in %s', async (lang) => {
    const { page, context } = await visit(browser, server.url, { locale: lang })
    for (const decisions of [0, 16]) {
      const id = await table(page, game, decisions)
      const { reasons: all } = await ask<{ reasons: Reason[] }>(page, 'GET', `/tables/${id}/why?lang=${lang}`)
      expect(all.length).toBeGreaterThan(20)
      expect(await unexplained(page, all)).toEqual([])
    }
    await context.close()
  })

  it('says why by keyboard: in the inspector when the focus comes, beside it after Enter or Space', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, game)
    const start = await stepOf(page)
    await page.locator('.picture [data-place].offered').first().focus()
    // Arrows also reach places where nothing can be done now.
    const unoffered = () => page.evaluate(() => document.activeElement?.matches('[data-place]:not(.offered)') === true && document.activeElement.hasAttribute('data-component'))
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown']
    for (let pressed = 0; pressed < 40 && !(await unoffered()); pressed++) await page.keyboard.press(keys[pressed % keys.length] ?? 'ArrowDown')
    expect(await unoffered()).toBe(true)
    await expect.poll(() => reasons(page).textContent()).toMatch(/\w/)
    const said = ((await reasons(page).textContent()) ?? '').trim()
    // The badge of the proposal is gone, since Enter belongs to this place now.
    await expect.poll(() => page.locator('[data-enter]').count()).toBe(0)
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key)
      await expect.poll(async () => ((await why(page).textContent()) ?? '').trim()).toBe(said)
      await page.keyboard.press('Escape')
      await expect.poll(() => why(page).count()).toBe(0)
    }
    expect(await stepOf(page)).toBe(start)
    await context.close()
  })

  it('says why under a finger that stays, and its tap is not done', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: { width: 1024, height: 768 }, hasTouch: true })
    const id = await table(page, game)
    const devtools = await context.newCDPSession(page)
    const { reasons: known } = await ask<{ reasons: Reason[] }>(page, 'GET', `/tables/${id}/why?lang=en`)
    const blocked = await page.locator('.picture [data-place][data-component]:not(.offered)').evaluateAll(
      (all, named) => {
        const found = all.map((one) => ({ box: one.getBoundingClientRect(), one })).find(({ box, one }) => named.includes(one.getAttribute('data-place') ?? '') && one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
        return found && { x: found.box.x + found.box.width / 2, y: found.box.y + found.box.height / 2 }
      },
      known.map(({ what }) => what.place),
    )
    if (!blocked) throw new Error('everything can be used')
    await press(devtools, blocked)
    await inspector(page).waitFor()
    await expect.poll(() => reasons(page).textContent()).toMatch(/\w/)
    await lift(devtools)
    await expect.poll(() => reasons(page).textContent()).toMatch(/\w/)
    // What can be used is read as well, and nothing is done by that.
    const before = await stepOf(page)
    const offered = await page.locator('.picture [data-place][data-component].offered').first().boundingBox()
    await press(devtools, { x: (offered?.x ?? 0) + (offered?.width ?? 0) / 2, y: (offered?.y ?? 0) + (offered?.height ?? 0) / 2 })
    await expect.poll(async () => `${await inspector(page).count()} ${(await reasons(page).textContent()) ?? ''}`.trim()).toBe('1')
    await lift(devtools)
    expect(await page.locator('.menu').count()).toBe(0)
    expect(await stepOf(page)).toBe(before)
    await context.close()
  })
})

const press = (devtools: CDPSession, at: { x: number; y: number }) => devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
const lift = (devtools: CDPSession) => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
