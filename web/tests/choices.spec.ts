// What follows from what somebody chose or has: the look that a system asks for, the sound of the island, names of people who share a
// screen, and the advice of a first game, from a real hint.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, movedOn, PHONE, server, stepOf, untilAsked, visit } from './harness'

interface Told {
  position?: { offer?: { actions: { meaning: string }[] } | null }
}

const look = (page: Page) => page.locator('html').getAttribute('data-look')

describe('the look', () => {
  it('is drawn, without any picture or font, for who saves data, until they choose', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    await page.goto(server.url)
    await expect.poll(() => look(page)).toBe('drawn')
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((url) => /\.(?:webp|jpg|png|woff2)$/.test(url))).toEqual([])
    await page.goto(`${server.url}/settings`)
    await page.getByLabel('illustrated').check()
    await expect.poll(() => look(page)).toBe('illustrated')
    await context.close()
  })

  it('is drawn for who asks for less data', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true })
    // The browser of the tests knows the wish only behind a switch.
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window)
      window.matchMedia = (query) => (query === '(prefers-reduced-data: reduce)' ? Object.defineProperty(real('all'), 'matches', { value: true }) : real(query))
    })
    await page.goto(`${server.url}/settings`)
    await expect.poll(() => look(page)).toBe('drawn')
    await expect.poll(() => page.locator('html').getAttribute('data-saving')).not.toBeNull()
    await context.close()
  })

  it('follows forced colours while the page is open, and the board can be told apart in them', async () => {
    const { page, context } = await visit(browser, server.url, { forcedColors: 'active' })
    await expect.poll(() => look(page)).toBe('drawn')
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    expect(await page.locator('.picture img.art').count()).toBe(0)
    // What is offered has an outline of its own.
    const edge = (selector: string) => page.locator(selector).first().evaluate((one) => getComputedStyle(one, '::after').borderTopStyle)
    expect(await edge('[data-place="camp1.1"].offered')).toBe('solid')
    expect(await edge('.place:not(.offered)')).not.toBe('solid')
    await page.emulateMedia({ forcedColors: 'none' })
    await expect.poll(() => look(page)).toBe('illustrated')
    await context.close()
  })
})

/** Counts what sounds without end in the page: the surf, not the short tones. */
function listen(): void {
  const sounding = { surf: 0 }
  Object.assign(globalThis, { sounding })
  const { start, stop } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...args: Parameters<typeof start>) {
    if (this.loop) sounding.surf += 1
    return start.apply(this, args)
  }
  AudioBufferSourceNode.prototype.stop = function (...args: Parameters<typeof stop>) {
    if (this.loop) sounding.surf -= 1
    return stop.apply(this, args)
  }
}
const surf = (page: Page) => page.evaluate(() => (globalThis as unknown as { sounding: { surf: number } }).sounding.surf)

describe('the sound of the island', () => {
  it('is heard at a table by choice alone, with sound on, and ends with both and with the table', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true })
    await page.addInitScript(listen)
    await page.goto(server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    expect(await surf(page)).toBe(0)
    await page.getByRole('button', { name: 'Sound' }).click()
    const panel = page.locator('[popover]:popover-open')
    const [sound, ambience] = [panel.getByRole('checkbox').first(), panel.getByRole('checkbox').nth(1)]
    await expect.poll(() => ambience.isDisabled()).toBe(true)
    await sound.check()
    expect(await surf(page)).toBe(0)
    await ambience.check()
    await expect.poll(() => surf(page)).toBe(1)
    await ambience.uncheck()
    await expect.poll(() => surf(page)).toBe(0)
    await ambience.check()
    await expect.poll(() => surf(page)).toBe(1)
    // No volume, no sound.
    await panel.getByRole('slider').fill('0')
    await expect.poll(() => surf(page)).toBe(0)
    await panel.getByRole('slider').fill('0.5')
    await expect.poll(() => surf(page)).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('header.top a.home').click()
    await page.locator('section[aria-labelledby="play-arnak"]').waitFor()
    await expect.poll(() => surf(page)).toBe(0)
    await context.close()
  })
})

interface Tone {
  readonly hertz: number
  readonly at: number
}

/** Notes every short tone in the page: its frequency and when it begins. */
function note(): void {
  const tones: Tone[] = []
  Object.assign(globalThis, { tones })
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when = 0) {
    tones.push({ hertz: Math.round(this.frequency.value), at: when })
    return start.call(this, when)
  }
}
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: Tone[] }).tones)

interface Asked {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null }
}

describe('the sounds of events', () => {
  /** A table with sound, at which the first liked action is taken through the API until a wanted one is offered, which is taken before the
   * eyes of the page. What pays for it are steps of their own. */
  async function until(page: Page, game: 'arnak' | 'tikal', wanted: RegExp, likes: readonly RegExp[], heard: number): Promise<void> {
    await page.evaluate(() => localStorage.setItem('temples.settings', JSON.stringify({ guarded: false, sound: true })))
    const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], seed: 5, start: true })
    const look = async (): Promise<{ step: number; offer: readonly string[] }> => {
      const { step, position } = await ask<Asked>(page, 'GET', `/tables/${id}/update?from=1000000`)
      return { step, offer: position?.offer?.actions.map(({ text }) => text) ?? [] }
    }
    const act = (step: number, action = '') => ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
    for (let tries = 0; tries < 400; tries++) {
      const { step, offer } = await look()
      if (offer.some((text) => wanted.test(text))) break
      const liked = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined)
      if (offer.length > 0) await act(step, liked ?? offer[0])
    }
    await page.goto(`${server.url}/t/${id}`)
    await untilAsked(page)
    for (let acts = 0; acts < 8 && !(await tones(page)).some(({ hertz }) => hertz === heard); acts++) {
      const { step, offer } = await look()
      await act(step, offer.find((text) => wanted.test(text)) ?? offer[0])
      await movedOn(page, step)
      await untilAsked(page)
    }
  }

  it('of a discovery are two, one after the other', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true })
    await page.addInitScript(note)
    await page.goto(server.url)
    await until(page, 'arnak', /^discover /, [/^play (funding|exploration)/, /^dig camp2/, /^spend fear/, /^buy/, /^end/], 82)
    const begin = async (hertz: number) => (await tones(page)).find((tone) => tone.hertz === hertz)?.at ?? NaN
    // The site is found, and once that is heard its guardian wakes.
    await expect.poll(async () => (await begin(82)) - (await begin(440))).toBeGreaterThan(0.5)
    await context.close()
  })

  it('of Tikal II sound, too', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true })
    await page.addInitScript(note)
    await page.goto(server.url)
    await until(page, 'tikal', /^key /, [/^take A(?:09|1[0-3])/], 698)
    await expect.poll(async () => (await tones(page)).map(({ hertz }) => hertz)).toEqual(expect.arrayContaining([698, 932]))
    await context.close()
  })
})

describe('the menu on a phone', () => {
  it('turns the sound of the island on and off', async () => {
    const { page, context } = await visit(browser, 'about:blank', { silent: true, viewport: PHONE, hasTouch: true, isMobile: true })
    await page.addInitScript(listen)
    await page.goto(server.url)
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const island = page.getByRole('checkbox', { name: 'Surf and birds' })
    expect(await island.count()).toBe(0)
    await page.getByRole('button', { name: 'Sound' }).tap()
    await island.tap()
    await expect.poll(() => surf(page)).toBe(1)
    await island.tap()
    await expect.poll(() => surf(page)).toBe(0)
    await context.close()
  })
})

describe('people at one screen of Arnak', () => {
  it('have names in the bar, on the cover and in the log, which the cover asks for', async () => {
    const { page, context } = await visit(browser, `${server.url}/new/arnak`)
    await page.getByText('people at this screen').click()
    await page.getByLabel('Name at seat 1').fill('Ana')
    await page.getByRole('button', { name: 'Begin' }).click()
    if ((await untilAsked(page)) === 'pass') await page.click('[data-testid="pass-ready"]')
    await untilAsked(page)
    const seats = page.locator('header.top li')
    await seats.filter({ hasText: 'Ana' }).waitFor()
    await seats.filter({ hasText: 'Player 2' }).waitFor()
    const first = (await page.locator('section[data-region="own"]').getAttribute('aria-label')) ?? ''
    const [now, next] = first.includes('Ana') ? ['Ana', 'Player 2'] : ['Player 2', 'Ana']
    await page.locator('.slot.pass button').click()
    await page.locator('[data-testid="confirm"]').click()
    await page.locator('.slot.end button').click()
    await page.getByRole('heading', { name: new RegExp(`to ${next}$`) }).waitFor()
    await page.getByLabel('Your name:').fill('Bo')
    await page.getByLabel('Your name:').press('Tab')
    await page.getByRole('heading', { name: /to Bo$/ }).waitFor()
    await page.click('[data-testid="pass-ready"]')
    await untilAsked(page)
    await expect.poll(() => page.locator('section[data-region="own"]').getAttribute('aria-label')).toContain('Bo')
    await expect.poll(() => page.locator('.log').textContent()).toContain(now)
    // This browser keeps them.
    await page.reload()
    await page.locator('header.top li', { hasText: 'Bo' }).waitFor()
    await context.close()
  })
})

describe('a first game with advice', () => {
  it('says by itself why passing at once was a mistake, from what the strong bot really thinks', async () => {
    const { page, context } = await visit(browser, `${server.url}/learn`)
    let hints = 0
    page.on('response', (answer) => (hints += Number(answer.url().includes('/hint') && answer.ok())))
    await page.getByRole('button', { name: 'First game with advice' }).first().click()
    await untilAsked(page)
    const advice = page.locator('[data-testid="advice"]')
    await advice.getByText('speaks up at clear mistakes').waitFor()
    const before = await stepOf(page)
    await page.locator('.slot.pass button').click()
    await page.locator('[data-testid="confirm"]').click()
    await movedOn(page, before)
    await expect.poll(() => hints, { timeout: 60_000 }).toBeGreaterThan(0)
    const better = advice.getByText(/^Better: /)
    await better.waitFor({ timeout: 60_000 })
    const said = (await better.textContent()) ?? ''
    // What was better can be done once it is taken back.
    await advice.getByRole('button', { name: 'Take it back' }).click()
    await page.locator('.slot.pass button').waitFor()
    const { position } = await ask<Told>(page, 'GET', `/tables/${page.url().split('/').at(-1) ?? ''}/update?from=1000000`)
    const meanings = position?.offer?.actions.map(({ meaning }) => meaning) ?? []
    expect(meanings.filter((meaning) => said.includes(meaning))).not.toEqual([])
    expect(await better.count()).toBe(0)
    await context.close()
  })
})
