// Moments end with the next press or key, which does what it would have done.

import { describe, expect, it } from 'vitest'

import { ask, browser, finishedGame, movedOn, server, stepOf, untilAsked, visit } from './harness'

describe('moments', () => {
  it('end with the next press, which does what it would have done', async () => {
    const { page, context } = await visit(browser, server.url, { speed: 0.2 })
    const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'arnak', setup: { players: 2, board: 'bird' }, seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], seed: 5, start: true })
    interface Told {
      step: number
      position?: { offer?: { actions: { text: string }[] } | null }
    }
    const likes = [/^discover /, /^play (funding|exploration)/, /^dig camp2/, /^spend fear/, /^buy/, /^end/]
    for (let tries = 0; tries < 400; tries++) {
      const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
      const offer = position?.offer?.actions.map(({ text }) => text) ?? []
      if (offer.some((text) => text.startsWith('discover '))) break
      const action = likes.map((like) => offer.find((text) => like.test(text))).find((text) => text !== undefined) ?? offer[0]
      if (action) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
    }
    await page.goto(`${server.url}/t/${id}`)
    await untilAsked(page)
    const running = () => page.locator('[data-moment]').evaluateAll((all) => all.filter((one) => one.getAnimations().some(({ playState }) => playState === 'running')).length)
    const mist = () => page.locator('.sight[data-moment]').evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length)
    // The journey is paid and the site discovered: the mist parts for seconds at this speed.
    for (let acts = 0; acts < 12 && (await mist()) === 0; acts++) {
      const { step, position } = await ask<Told>(page, 'GET', `/tables/${id}/update?from=1000000`)
      const offer = position?.offer?.actions.map(({ text }) => text) ?? []
      const action = offer.find((text) => text.startsWith('discover ')) ?? offer[0]
      if (action) await ask(page, 'POST', `/tables/${id}/commands`, { do: 'act', step, action })
      await movedOn(page, step)
    }
    await expect.poll(running).toBeGreaterThan(0)
    await untilAsked(page)
    const before = await stepOf(page)
    const offered = page.locator('.side .list button[data-action]').first()
    await offered.waitFor()
    await page.mouse.move(5, 300)
    await page.mouse.down()
    await expect.poll(running).toBe(0)
    await page.mouse.up()
    await page.keyboard.press('1')
    await Promise.race([movedOn(page, before), page.locator('[data-testid="confirm"], .menu').first().waitFor()])
    await context.close()
  })

  it('of the end are skipped by a key as well', async () => {
    const still = await visit(browser, server.url)
    const id = await finishedGame(still.page, 'arnak')
    await still.context.close()
    const { page, context } = await visit(browser, `${server.url}/t/${id}`, { speed: 0.2 })
    await page.locator('[data-testid="result"]', { hasText: 'The points are counted' }).waitFor()
    await page.keyboard.press('x')
    await page.locator('[data-testid="result"]', { hasText: /wins|victory/ }).waitFor()
    await context.close()
  })
})
