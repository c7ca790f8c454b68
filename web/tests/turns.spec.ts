// What a turn is to somebody who sits at the table: announced when it returns, taken back past a pass, a card that may be drawn
// proposed, and in Tikal II a bar whose buttons keep their places and a preview of what a tile brings.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, decide, LANGUAGES, movedOn, said, server, stepOf, untilAsked, visit } from './harness'

interface Told {
  step: number
  position?: { offer?: { actions: { text: string }[] } | null; view: { round: number; players: { hand: { cards: string[] }; pirogue: string }[] } }
}
type Game = 'arnak' | 'tikal'

const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)

/** A table on a known deal against a bot, played through the API until something is offered. */
async function table(page: Page, game: Game, seed: number, wanted?: RegExp, likes: readonly RegExp[] = []): Promise<string> {
  const setup = game === 'arnak' ? { players: 2, board: 'bird' } : { players: 2 }
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game, setup, seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], seed, start: true })
  for (let tries = 0; wanted && tries < 400; tries++) {
    const { step, position } = await told(page, id)
    const offer = position?.offer?.actions.map(({ text }) => text) ?? []
    if (offer.some((text) => wanted.test(text))) break
    const liked = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined)
    if (offer.length) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: liked ?? offer[0] })
  }
  await page.goto(`${server.url}/t/${id}`)
  await untilAsked(page)
  return id
}

const prompt = (page: Page) => page.locator('[data-testid="prompt"]')
const proposed = (page: Page) => page.locator('[data-testid="proposed"]')
const changes = (page: Page) => page.locator('[data-testid="ahead"] [data-change]').evaluateAll((all) => all.map((one) => one.getAttribute('data-change')))

describe('screen readers', () => {
  it.each(LANGUAGES)('hear that it is their turn again, and what is asked (%s)', async (lang) => {
    const { page, context } = await visit(browser, server.url, { locale: lang })
    await table(page, 'tikal', 4)
    // A turn of the other lies between two own turns.
    await decide(page, chooser(3))
    await untilAsked(page)
    const asked = (await prompt(page).textContent()) ?? ''
    expect(asked).not.toBe('')
    const words = said(lang, 'web', 'table', 'table-your_turn', { prompt: asked })
    await expect.poll(() => page.locator('[data-testid="told"]').textContent()).toMatch(new RegExp(`${words.replaceAll(/[.?()]/g, String.raw`\$&`)}$`))
    expect(await page.locator('[data-testid="told"]').getAttribute('aria-live')).toBe('polite')
    await context.close()
  })

  it.each(LANGUAGES)('hear which of two Fear cards is which (%s)', async (lang) => {
    const { page, context } = await visit(browser, server.url, { locale: lang })
    // On this deal the first hand holds both.
    await table(page, 'arnak', 2)
    const fear = page.locator('.own .hand [data-component="fear"]')
    await expect.poll(() => fear.count()).toBe(2)
    // English names are those of the tables.
    const name = lang === 'en' ? 'Fear' : said(lang, 'games/arnak', 'components', 'basic-fear')
    const labels = await fear.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(labels.map((label, at) => label.startsWith(`${name} ${at + 1}/2, `))).toEqual([true, true])
    // What differs is the number alone: both read travel and points, each once.
    expect(labels[0]?.replace('1/2', '')).toBe(labels[1]?.replace('2/2', ''))
    const travel = said(lang, 'games/arnak', 'web', 'web-travel_of', { icons: said(lang, 'games/arnak', 'web', 'web-boot') })
    expect(labels[0]?.split(travel)).toHaveLength(2)
    await context.close()
  })
})

it('a card that may be drawn is proposed before going on without it', async () => {
  const { page, context } = await visit(browser, server.url)
  await table(page, 'arnak', 6, /^draw/, [/^yes/, /^dig /, /^assistant/, /^spend fear/, /^spend/, /^play/, /^discover/, /^buy/, /^research/, /^end/, /^pass/])
  expect(await prompt(page).textContent()).toMatch(/^You may draw/)
  await page.locator('.slot.yes [data-testid="proposed"][data-action="draw"]').waitFor()
  await expect.poll(() => proposed(page).locator('kbd').count()).toBe(1)
  await page.locator('.slot.skip button[data-action="no"]').waitFor()
  expect(await page.locator('.slot.skip button.strong').count()).toBe(0)
  const [draw, no] = [await page.locator('.slot.yes button').boundingBox(), await page.locator('.slot.skip button').boundingBox()]
  expect(no?.x ?? Infinity).toBeLessThan(draw?.x ?? 0)
  // The list says it first too.
  expect(await page.locator('.side .list button[data-action]').first().getAttribute('data-action')).toBe('draw')
  const hand = await page.locator('.own .hand [data-component]').count()
  const before = await stepOf(page)
  await page.keyboard.press('Enter')
  await movedOn(page, before)
  await expect.poll(() => page.locator('.own .hand [data-component]').count()).toBeGreaterThanOrEqual(hand)
  await context.close()
})

it('undo goes past the own pass by one click', async () => {
  const { page, context } = await visit(browser, server.url)
  const id = await table(page, 'arnak', 5)
  const before = await stepOf(page)
  const hand = (await told(page, id)).position?.view.players[0]?.hand.cards
  await page.locator('.slot.pass button').click()
  await page.locator('[data-testid="confirm"]').click()
  await movedOn(page, before)
  const passed = await stepOf(page)
  await page.locator('.slot.end button').click()
  await movedOn(page, passed)
  // The other plays the round to its end meanwhile; then comes what is left in hand.
  await untilAsked(page)
  expect(await page.locator('.slot.pass button').count()).toBe(0)
  expect(await stepOf(page)).toBeGreaterThan(passed + 2)
  await page.locator('header.top button:enabled', { hasText: 'Undo turn' }).click()
  await expect.poll(() => prompt(page).textContent()).toBe('Take your main action.')
  await page.locator('.slot.pass button').waitFor()
  await expect.poll(() => page.locator('.log').textContent()).toContain('takes back')
  const { position } = await told(page, id)
  expect(position?.view.round).toBe(1)
  expect(position?.view.players[0]?.hand.cards.toSorted()).toEqual(hand?.toSorted())
  await context.close()
})

describe('in Tikal II', () => {
  const TO_TILE = [/^keys/]

  it('the bar keeps its height, and its buttons their places, through a whole turn', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, 'tikal', 4, /^take/, TO_TILE)
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox()
      if (!found) throw new Error(`${selector} has no place`)
      return found
    }
    const whole = await box('section.bar')
    expect(whole.height).toBeLessThanOrEqual(60)
    const round = (await told(page, page.url().split('/').at(-1) ?? '')).step
    const seen = new Map<string, { x: number; right: number }[]>()
    const choose = chooser(8)
    for (let decisions = 0; decisions < 12 && (await untilAsked(page)) === 'act'; decisions++) {
      expect(await box('section.bar')).toEqual(whole)
      for (const slot of ['skip', 'yes', 'end', 'pass']) {
        const button = page.locator(`.slot.${slot} button`)
        if ((await button.count()) !== 1) continue
        const { x, width } = await box(`.slot.${slot} button`)
        const name = slot === 'pass' ? 'end' : slot
        seen.set(name, [...(seen.get(name) ?? []), { x, right: x + width }])
      }
      await decide(page, choose)
    }
    expect(await stepOf(page)).toBeGreaterThan(round + 4)
    expect([...seen.keys()].length).toBeGreaterThan(1)
    // What ends the turn stands at the edge, and nothing else ever reaches there.
    for (const at of seen.get('end') ?? []) expect(whole.x + whole.width - at.right).toBeLessThan(16)
    const edge = Math.min(...(seen.get('end') ?? [{ x: whole.x + whole.width - 16 }]).map(({ x }) => x))
    for (const slot of ['yes', 'skip']) for (const at of seen.get(slot) ?? []) expect(at.right).toBeLessThanOrEqual(edge)
    const yes = Math.min(...(seen.get('yes') ?? []).map(({ x }) => x))
    for (const at of seen.get('skip') ?? []) expect(at.right).toBeLessThanOrEqual(yes)
    await context.close()
  })

  it('a tile tells that the pirogue goes there, and shows where it would lie', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, 'tikal', 4, /^take/, TO_TILE)
    const ghost = page.locator('[data-testid="ghost-boat"]')
    expect(await ghost.count()).toBe(0)
    await page.locator('.picture [data-place^="A"].offered').last().hover()
    await expect.poll(() => changes(page)).toContain('canoe 0')
    await ghost.waitFor()
    await page.mouse.move(5, 5)
    await ghost.waitFor({ state: 'detached' })
    await context.close()
  })

  it('a room tells of the points and the flag it would take, and that the explorer goes there', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, 'tikal', 4, /^explore/, [/^keys pink green/, /^take/, /^look/, /^keep/, /^discover/, /^place/, /^key/, /^decline/])
    await page.locator('.side .list button[data-action^="explore"]').first().focus()
    await expect.poll(() => changes(page)).toContain('explore 0')
    await expect.poll(async () => (await changes(page)).some((one) => /^(points \d|flag -1)/.test(one ?? ''))).toBe(true)
    await page.locator('[data-testid="ghost"]').waitFor()
    await context.close()
  })

  it('a delivery tells which treasure goes and what it brings', async () => {
    const { page, context } = await visit(browser, server.url)
    await table(page, 'tikal', 4, /^deliver/, [/^keys/, /^look/, /^open/, /^keep (?!.*room)/, /^take A(?:07|1)/, /^pay/, /^rest/, /^end/])
    await page.locator('.side .list button[data-action^="deliver"]').first().focus()
    const kinds = /^(mask|statuette|vase|pendant|knife) -\d/
    await expect.poll(async () => (await changes(page)).filter((one) => kinds.test(one ?? '')).length).toBe(1)
    await expect.poll(async () => (await changes(page)).some((one) => /^points [1-9]/.test(one ?? ''))).toBe(true)
    await context.close()
  })
})
