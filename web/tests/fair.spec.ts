// Fair play as people see it: whether there is advice, what a rated game lacks, and moderation of a table.

import { describe, expect, it } from 'vitest'

import { ask, browser, server, untilAsked, visit } from './harness'

const OPEN = [{ who: 'me' }, { who: 'open' }]

describe('a table', () => {
  it('says whether advice is allowed before anybody sits down', async () => {
    const { page: ada, context } = await visit(browser, server.url)
    const { page: bea, context: other } = await visit(browser, server.url)
    for (const [hints, name, long] of [
      [true, 'Kind table', 'players may ask a bot for advice'],
      [false, 'Strict table', 'players may not ask a bot for advice'],
    ] as const) {
      const { id } = await ask<{ id: string }>(ada, 'POST', '/tables', { game: 'tikal', seats: OPEN, public: true, name, options: { hints } })
      await bea.goto(`${server.url}/tables`)
      const card = bea.locator('li', { hasText: name })
      await card.getByText(hints ? 'Advice allowed' : 'No advice').waitFor()
      await bea.goto(`${server.url}/t/${id}`)
      await bea.getByText(long).waitFor()
    }
    await Promise.all([context.close(), other.close()])
  })

  it('is kept in order by its owner, and anybody reports', async () => {
    const { page: ada, context } = await visit(browser, server.url)
    const { page: bea, context: other } = await visit(browser, server.url, { expected: /409|WebSocket/ })
    const { id } = await ask<{ id: string }>(ada, 'POST', '/tables', { game: 'tikal', seats: OPEN })
    await ada.goto(`${server.url}/t/${id}`)
    await bea.goto(`${server.url}/t/${id}`)
    await bea.getByRole('button', { name: 'Sit here' }).click()
    await bea.getByRole('button', { name: 'People at the table' }).click()
    await bea.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await bea.getByLabel(/What is wrong with/).fill('cheats')
    await bea.getByRole('button', { name: 'Send the report' }).click()
    await bea.getByText('The host of the server will read it.').waitFor()
    const { reports } = await ask<{ reports: { text: string }[] }>(bea, 'GET', '/reports')
    expect(reports.map(({ text }) => text)).toContain('cheats')

    await ada.getByRole('button', { name: 'People at the table' }).click()
    const dialog = ada.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mute', exact: true }).click()
    await dialog.getByText('(may not speak)').waitFor()
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await dialog.getByText('(may not come back)').waitFor()
    await bea.getByText('no longer lets you watch').waitFor()
    await dialog.getByRole('button', { name: 'Only members' }).click()
    await dialog.getByText('Only members can watch').waitFor()
    await bea.goto(`${server.url}/t/${id}`)
    await bea.getByText('the owner of the table does not let you come here').waitFor()
    await Promise.all([context.close(), other.close()])
  })
})

describe('a rated game', () => {
  it('is chosen by people with an account, and has no advice', async () => {
    const { page, context } = await visit(browser, `${server.url}/new/tikal`)
    await page.getByText('Clock, take-backs').click()
    await expect.poll(() => page.getByLabel('Rated').isDisabled()).toBe(true)
    await ask(page, 'POST', '/accounts', { name: 'Ada of the fair', password: 'a long password' })
    await page.reload()
    await page.getByText('Clock, take-backs').click()
    await page.getByLabel('Rated').check()
    await page.getByText('bots stay as they are').waitFor()
    await page.getByRole('button', { name: 'Begin' }).click()
    await untilAsked(page)
    await page.locator('header.top').getByText('Rated').waitFor()
    await expect.poll(() => page.getByTitle(/\(U\)$/).count()).toBe(1)
    expect(await page.getByTitle(/\(H\)$/).count()).toBe(0)
    await page.goto(`${server.url}/ratings`)
    await page.getByLabel('Against').selectOption('bots')
    await page.getByRole('cell', { name: /Bot/ }).first().waitFor()
    await context.close()
  })
})
