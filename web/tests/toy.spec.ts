// A game that brings nothing to the client: the toy has no `web` folder and draws nothing. Only a program built for tests has it
// (`cargo test -p temples --test it --no-run`).

import { describe, expect, it } from 'vitest'

import { ask, browser, chooser, playOn, said, server, untilAsked, visit } from './harness'

const toy = (lang: string, key: string): string => said(lang, 'games/toy', 'toy', key)

describe.each(['en', 'de'])('a game without pictures, in the language %s', (lang) => {
  it('is set up, shown as names and values, and played to its score sheet', async () => {
    const { page, context } = await visit(browser, `${server.url}/new/toy`, { locale: lang })
    const { games } = await ask<{ games: { id: string }[] }>(page, 'GET', '/games')
    expect(games.map(({ id }) => id), 'the program has the toy game').toContain('toy')
    await page.locator('label.chosen', { hasText: toy(lang, 'about') }).waitFor()
    await page.getByRole('button', { name: said(lang, 'web', 'new', 'new-make'), exact: true }).click()

    const plain = page.locator('[data-testid="plain-table"]')
    await plain.waitFor()
    expect(await untilAsked(page)).toBe('act')
    await page.locator('[data-testid="prompt"]', { hasText: toy(lang, 'ask-turn') }).waitFor()
    // Components by their names, and everything that can be done as a button.
    await plain.getByRole('button', { name: toy(lang, 'act-stake-yes') }).waitFor()
    await page.locator('.bar .answers button', { hasText: toy(lang, 'act-peek') }).waitFor()

    await playOn(page, chooser(3))
    await expect.poll(() => page.locator('.end table tbody th').allTextContents()).toEqual([toy(lang, 'score-card'), toy(lang, 'score-stake')])
    await expect.poll(() => page.locator('.end table tfoot td').count()).toBe(2)
    await context.close()
  })

  it('shows its components under the names of its own families', async () => {
    const { page, context } = await visit(browser, `${server.url}/components/toy`, { locale: lang })
    const stake = said(lang, 'games/toy', 'tables', 'table-family-stake')
    await page.locator('article', { hasText: toy(lang, 'act-stake-yes') }).getByText(stake.charAt(0).toUpperCase() + stake.slice(1), { exact: true }).waitFor()
    await page.locator('select').first().selectOption('stake')
    await expect.poll(() => page.locator('article').count()).toBe(2)
    await context.close()
  })
})
