// Every page: no violation that axe finds, in light and dark; no complaint of the browser; a first load that stays small.

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, browser, finishedGame, LANGUAGES, PHONE, server, untilAsked, violations, visit } from './harness'

let finished: string
beforeAll(async () => {
  const { page, context } = await visit(browser, server.url)
  finished = await finishedGame(page, 'tikal')
  await context.close()
}, 180_000)

interface Told {
  step: number
  position: { offer: { actions: { text: string; action: { do: string } }[] } }
}

/** Both seats of a game of Arnak played by one user: one buys a card, then resigns. */
async function shortGame(page: Page): Promise<void> {
  const seats = [{ who: 'me' }, { who: 'me' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seed: 7, seats, start: true })
  for (let bought = false; !bought; ) {
    const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
    const { actions } = position.offer
    const buying = actions.find(({ action }) => action.do === 'buy')
    await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action: (buying ?? actions[0])?.text })
    bought = buying !== undefined
  }
  await ask(page, 'POST', `/tables/${id}/commands`, { do: 'resign', seat: 0 })
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(['/', '/new/arnak', '/new/tikal', '/tables', '/finished', '/learn', '/rules/arnak', '/rules/tikal', '/components/tikal', '/ratings', '/settings', '/account', '/nowhere'])(
    'the page %s is accessible',
    async (path) => {
      const { page, context } = await visit(browser, server.url + path, { colorScheme })
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await violations(page)).toEqual([])
      await context.close()
    },
  )

  it.each(['arnak', 'tikal'])('the table of %s is accessible', async (game) => {
    const { page, context } = await visit(browser, server.url, { colorScheme })
    await page.locator(`section[aria-labelledby="play-${game}"] button.strong`).click()
    await untilAsked(page)
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it('a profile shows means and favourites as plots, and is accessible', async () => {
    const { page, context } = await visit(browser, server.url, { colorScheme })
    const { person } = await ask<{ person: { id: string } }>(page, 'POST', '/session', {})
    await shortGame(page)
    await page.goto(`${server.url}/people/${person.id}`)
    await page.locator('[data-testid="by-board"]', { hasText: 'Bird Temple' }).waitFor()
    await expect.poll(() => page.locator('[data-testid="by-seat"] li').count()).toBe(2)
    // Names of components are fetched after the profile itself.
    await page.locator('[data-testid="liked"]', { hasText: 'Cards gained' }).locator('li').first().waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it('a finished game is accessible', async () => {
    const { page, context } = await visit(browser, `${server.url}/t/${finished}`, { colorScheme })
    await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})

describe.each(['light', 'dark'] as const)('the count of a finished game in %s', (colorScheme) => {
  it('can be read while it runs and after it', async () => {
    const { page, context } = await visit(browser, `${server.url}/t/${finished}`, { colorScheme, speed: 0.3 })
    const result = page.locator('[data-testid="result"]')
    await result.filter({ hasText: 'The points are counted' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('.stage').getByRole('button', { name: 'Skip' }).click()
    await result.filter({ hasText: /wins|victory/ }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.locator('.stage li b').first().evaluate((one) => getComputedStyle(one).fontSize)).toBe('28px')
    await context.close()
  })
})

describe('a replay', () => {
  it('goes to any step, any round and any pair of eyes', async () => {
    const { page, context } = await visit(browser, `${server.url}/replay/${finished}?step=5`)
    const slider = page.getByRole('slider')
    await slider.waitFor()
    await expect.poll(() => slider.inputValue()).toBe('5')
    await page.getByRole('button', { name: 'One step on' }).click()
    await expect.poll(() => slider.inputValue()).toBe('6')
    await expect.poll(() => page.url()).toContain('step=6')
    await page.getByRole('button', { name: 'Round 2' }).click()
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(20)
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1')
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.locator('.picture [data-place], main [data-place]').first().waitFor()
    await expect.poll(() => slider.evaluate((one) => one instanceof HTMLInputElement && one.value === one.max)).toBe(true)
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it('begins where the players do, and speaks in sentences', async () => {
    const { page, context } = await visit(browser, `${server.url}/replay/${finished}`)
    const slider = page.getByRole('slider')
    await slider.waitFor()
    const begin = Number(await slider.inputValue())
    expect(begin).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByText('The beginning.').waitFor()
    for (let step = 1; step <= begin + 8; step++) {
      await page.getByRole('button', { name: 'One step on' }).click()
      await expect.poll(() => page.locator('p.now').textContent()).toMatch(/^\s*[^_]+\.\s*$/)
    }
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(begin)
    await context.close()
  })
})

describe('what is not there', () => {
  it('a replay of no game says so and leads on', async () => {
    const { page, context } = await visit(browser, `${server.url}/replay/nowhere`, { expected: /404/ })
    await page.getByRole('alert').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'To the home page' }).last().click()
    await page.locator('section[aria-labelledby="play-arnak"]').waitFor()
    await context.close()
  })

  it('a game whose rules are gone shows its scores, its steps and its record', async () => {
    const { page, context } = await visit(browser, server.url)
    const id = await finishedGame(page, 'tikal')
    await page.route(`**/api/v1/tables/${id}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), rules: 'gone' } })
    })
    await page.reload()
    const kept = page.getByTestId('kept')
    await kept.waitFor()
    await expect.poll(() => kept.locator('tbody tr').count()).toBe(2)
    await kept.locator('summary').click()
    await expect.poll(() => kept.locator('ol li').count()).toBeGreaterThan(50)
    await expect.poll(() => kept.getByRole('link', { name: 'Download the record' }).getAttribute('href')).toBe(`/api/v1/tables/${id}/record`)
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  it.each(['/rules/chess', '/components/chess', '/new/chess'])('the page %s of no game says so', async (path) => {
    const { page, context } = await visit(browser, server.url + path)
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
    await context.close()
  })
})

it('a table that waits for people says what is played and with which clock', async () => {
  const { page, context } = await visit(browser, server.url)
  const options = { clock: { per: 'game', ms: 600_000, increment_ms: 5000 } }
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'snake' }, seats, options, name: 'Friday' })
  await page.goto(`${server.url}/t/${id}`)
  await page.getByText('Clock: 10:00 for the whole game, 5 s more each turn').waitFor()
  await page.getByText('Lost Ruins of Arnak, Snake Temple').waitFor()
  expect((await page.getByRole('button', { name: 'Sit here' }).getAttribute('class')) ?? '').not.toContain('strong')
  expect(await violations(page)).toEqual([])
  await context.close()
})

it('the rules mark what was searched for', async () => {
  const { page, context } = await visit(browser, `${server.url}/rules/tikal`)
  await page.getByRole('searchbox').fill('FOREST key')
  const marks = async () => new Set((await page.locator('mark').allTextContents()).map((mark) => mark.toLowerCase()))
  await expect.poll(marks).toEqual(new Set(['forest', 'key']))
  expect(await violations(page)).toEqual([])
  await context.close()
})

describe('an account', () => {
  it('is made only by who says to be new; a wrong name at the login makes none', async () => {
    const { page, context } = await visit(browser, `${server.url}/account`, { expected: /401/ })
    const enter = page.locator('#enter')
    const fill = async (): Promise<void> => {
      await enter.getByLabel('Name').fill('Ida')
      await enter.getByLabel('Password', { exact: true }).fill('a long secret')
      await page.keyboard.press('Enter')
    }
    await fill()
    await enter.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'I am new here' }).click()
    await fill()
    await page.getByText('Your account is made.').waitFor()
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
    await page.getByText('You are logged out.').waitFor()
    await fill()
    await page.getByText('You are logged in.').waitFor()
    await context.close()
  })
})

describe('the first load', () => {
  /** What was fetched for the first page but pictures, which come when everything else is there: addresses, and bytes as they were sent. */
  const loaded = (page: Page) =>
    page.evaluate(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[]
      const rest = entries.filter((entry) => !entry.name.endsWith('.webp'))
      return { bytes: rest.reduce((sum, entry) => sum + entry.encodedBodySize, 0), unpacked: rest.reduce((sum, entry) => sum + entry.decodedBodySize, 0), names: rest.map((entry) => entry.name) }
    })

  // A client served from its folder is sent as it is.
  it.skipIf(process.env['LOCAL_DIST'])('is small as the program sends it', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.waitForLoadState('networkidle')
    const home = await loaded(page)
    // Page, code, style, English words, two fonts, and who one is; nothing is left out.
    for (const part of [/\.js$/, /\.css$/, /\.woff2$/, /\/api\/v1\/session$/]) expect(home.names.some((name) => part.test(name)), String(part)).toBe(true)
    expect(home.bytes).toBeGreaterThan(60_000)
    expect(home.bytes).toBeLessThan(120_000)
    expect(home.unpacked).toBeGreaterThan(1.5 * home.bytes)
    await context.close()
  })

  it('fetches the table of a game when it is needed', async () => {
    const { page, context } = await visit(browser, server.url)
    await page.waitForLoadState('networkidle')
    expect((await loaded(page)).names.filter((name) => /ArnakTable|TikalTable|TablePage|words-|rules|lesson/.test(name))).toEqual([])
    await page.locator('section[aria-labelledby="play-arnak"] button.strong').click()
    await untilAsked(page)
    const { names } = await loaded(page)
    expect(names.some((name) => name.includes('ArnakTable'))).toBe(true)
    expect(names.some((name) => name.includes('TikalTable'))).toBe(false)
    await context.close()
  })
})

describe.each(LANGUAGES)('in %s', (lang) => {
  it('no page is wider than a phone, and the name of the visitor can be read', async () => {
    const { page, context } = await visit(browser, server.url, { viewport: PHONE, locale: lang })
    for (const path of ['/', '/new/arnak', '/settings', '/rules/tikal', '/learn', '/components/arnak']) {
      await page.goto(server.url + path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width)
      await expect.poll(async () => (await page.locator('.person').boundingBox())?.width ?? 0, { message: path }).toBeGreaterThan(70)
    }
    await context.close()
  })
})
