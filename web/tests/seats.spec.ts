// Seats and sessions as people meet them: accounts and their recovery, two-factor codes, sessions, seat links, absent people.

import { createHmac } from 'node:crypto'

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { ask, browser, PHONE, server, stepOf, untilAsked, violations, visit, type Visit } from './harness'

const PASSWORD = 'a long secret'
/** The browser logs every refusal to its console. */
const REFUSED = { expected: /40[139]|429|WebSocket/ }

/** A name that no other test has taken. */
const fresh = (name: string): string => `${name} ${Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

const enter = (page: Page) => page.locator('#enter')
const fillIn = async (page: Page, name: string, password: string): Promise<void> => {
  await enter(page).getByLabel('Name').fill(name)
  await enter(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** A person with an account and its recovery code. */
async function member(base: string, options = {}): Promise<Visit & { readonly name: string; readonly code: string }> {
  const name = fresh(base)
  const { page, context } = await visit(browser, `${server.url}/account`, { ...REFUSED, ...options })
  await page.getByRole('button', { name: 'I am new here' }).click()
  await fillIn(page, name, PASSWORD)
  const once = page.getByTestId('once')
  await once.waitFor()
  const code = (await once.locator('code').textContent()) ?? ''
  return { page, context, name, code }
}

/** The same account in another browser. */
async function logged(name: string, password = PASSWORD): Promise<Visit> {
  const { page, context } = await visit(browser, `${server.url}/account`, REFUSED)
  await fillIn(page, name, password)
  await page.getByText(`You are logged in as ${name}.`).waitFor()
  return { page, context }
}

/** The code that an authenticator app shows, some steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, ahead = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replaceAll(/[^A-Z2-7]/g, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** Turns two-factor codes on and returns the secret. */
async function twoFactor(page: Page): Promise<string> {
  const part = page.locator('#two-factor')
  await part.getByRole('button', { name: 'Turn on' }).click()
  await part.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await part.getByRole('button', { name: 'Go on' }).click()
  await part.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await part.locator('code').textContent()) ?? ''
  const code = codeOf(secret)
  // A code that is none is refused, and nothing is on.
  await part.getByLabel('Code of six digits').fill(code === '000000' ? '000001' : '000000')
  await part.getByRole('button', { name: 'Confirm and turn on' }).click()
  await part.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
  await part.getByLabel('Code of six digits').fill(codeOf(secret))
  await part.getByRole('button', { name: 'Confirm and turn on' }).click()
  await part.getByText('Two-factor codes are on. Every login asks').waitFor()
  return secret
}

describe('an account', () => {
  it('has a recovery code, shown once, that sets a new password', async () => {
    const { page, context, name, code } = await member('Ada')
    expect(code.length).toBeGreaterThan(12)
    expect(await violations(page)).toEqual([])
    const saved = page.getByRole('link', { name: 'Save as a file' })
    await expect.poll(async () => decodeURIComponent((await saved.getAttribute('href')) ?? '')).toContain(code)
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByTestId('once').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText(`You are logged in as ${name}.`).waitFor()
    expect(await page.getByTestId('once').count()).toBe(0)

    await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
    await page.getByText('You are a guest here').waitFor()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await enter(page).getByLabel('Name').fill(name)
    await enter(page).getByLabel('Recovery code').fill(code)
    await enter(page).getByLabel('New password', { exact: true }).fill('another long secret')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await page.getByText('Your new password is set').waitFor()
    const next = await page.getByTestId('once').locator('code').textContent()
    expect(next).not.toBe(code)

    // Neither the old password nor the used code opens it again.
    const other = await visit(browser, `${server.url}/account`, REFUSED)
    await fillIn(other.page, name, PASSWORD)
    await enter(other.page).getByRole('alert').waitFor()
    await fillIn(other.page, name, 'another long secret')
    await other.page.getByText(`You are logged in as ${name}.`).waitFor()
    await Promise.all([context.close(), other.context.close()])
  })

  it('lists its sessions and ends one; a new password ends the others', async () => {
    const { page, context, name } = await member('Bea')
    const list = page.locator('#sessions li')
    const second = await logged(name)
    const third = await logged(name)
    await page.reload()
    await expect.poll(() => list.count()).toBe(3)
    await expect.poll(() => list.filter({ hasText: 'This device' }).count()).toBe(1)
    await expect.poll(() => list.first().textContent()).toContain('Linux')
    await list.nth(1).getByRole('button').click()
    await page.getByText('That device is logged out.').waitFor()
    await expect.poll(() => list.count()).toBe(2)

    await page.locator('#password').getByLabel('Current password', { exact: true }).fill('wrong, I think')
    await page.locator('#password').getByLabel('New password', { exact: true }).fill('a newer secret')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.locator('#password').getByRole('alert').waitFor()
    await page.locator('#password').getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password is changed.').waitFor()
    await expect.poll(() => list.count()).toBe(1)
    for (const other of [second, third]) {
      await other.page.reload()
      await other.page.getByText('You are a guest here').waitFor()
    }
    await Promise.all([context.close(), second.context.close(), third.context.close()])
  })

  it('logs out everywhere with one button, asked twice', async () => {
    const { page, context, name } = await member('Cleo')
    const second = await logged(name)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('button', { name: 'Really everywhere, this device too?' }).click()
    await page.getByText('You are logged out everywhere.').waitFor()
    await page.getByText('You are a guest here').waitFor()
    await second.page.reload()
    await second.page.getByText('You are a guest here').waitFor()
    await Promise.all([context.close(), second.context.close()])
  })

  it('asks for a code of an app once two-factor codes are on', async () => {
    const { page, context, name } = await member('Dora')
    const secret = await twoFactor(page)
    const other = await visit(browser, `${server.url}/account`, REFUSED)
    await fillIn(other.page, name, PASSWORD)
    await other.page.getByText('Your account asks for a second step.').waitFor()
    expect(await violations(other.page)).toEqual([])
    // A code is good once: the app shows the next one.
    await other.page.getByLabel('Code of six digits').fill(codeOf(secret, 1))
    await other.page.keyboard.press('Enter')
    await other.page.getByText(`You are logged in as ${name}.`).waitFor()
    await other.page.locator('#two-factor').getByText('Two-factor codes are on.').waitFor()
    await Promise.all([context.close(), other.context.close()])
  })

  it('slows down who guesses its codes: the page says how long to wait, and counts', async () => {
    const { page: own, context, name } = await member('Ivo')
    await twoFactor(own)
    const { page, context: other } = await visit(browser, `${server.url}/account`, REFUSED)
    await fillIn(page, name, PASSWORD)
    const wait = page.getByTestId('wait')
    const button = enter(page).getByRole('button', { name: 'Log in', exact: true })
    await page.getByLabel('Code of six digits').fill('000000')
    // The first wait is two seconds long: what belongs together is read at once, and axe may look when it is over.
    const seen = () =>
      button.evaluate((own: HTMLButtonElement) => ({
        text: document.querySelector('[data-testid=wait]')?.textContent ?? '',
        disabled: own.disabled,
      }))
    await expect
      .poll(
        async () => {
          const before = await seen()
          if (!before.disabled) await button.click()
          return seen()
        },
        { timeout: 60_000 },
      )
      .toEqual({ text: expect.stringMatching(/You can try again in \d+:\d\d\./), disabled: true })
    expect(await violations(page)).toEqual([])
    // It counts to its end by itself.
    await expect.poll(() => button.isEnabled(), { timeout: 120_000 }).toBe(true)
    await wait.waitFor({ state: 'detached' })
    await Promise.all([context.close(), other.close()])
  })

  it('shows the secret of its webhook once', async () => {
    const { page, context } = await member('Fay')
    await page.getByRole('button', { name: 'I have kept it' }).click()
    const part = page.locator('#webhook')
    await part.getByLabel('Address to call').fill('https://bot.example/turn')
    await part.getByRole('button', { name: 'Save', exact: true }).click()
    await part.getByTestId('once').locator('code', { hasText: /.{13}/ }).waitFor()
    const secret = (await part.getByTestId('once').locator('code').textContent()) ?? ''
    await page.reload()
    await part.getByText('https://bot.example/…').waitFor()
    expect(await page.content()).not.toContain(secret)
    await part.getByRole('button', { name: 'Remove' }).click()
    await part.getByText('The webhook is removed.').waitFor()
    await context.close()
  })

  it('keeps its name: a guest cannot take it', async () => {
    const { context, name } = await member('Gil')
    const guest = await visit(browser, `${server.url}/account`, REFUSED)
    await guest.page.locator('#name').getByLabel('Name others see').fill(name)
    await guest.page.getByRole('button', { name: 'Change name' }).click()
    await guest.page.locator('#name').getByRole('alert').waitFor()
    await guest.page.reload()
    await guest.page.getByText('You are a guest here').waitFor()
    expect(await guest.page.getByText(`called ${name}`).count()).toBe(0)
    await Promise.all([context.close(), guest.context.close()])
  })

  it.each([['light', 'illustrated'], ['dark', 'drawn']] as const)('fits a phone and is accessible, in %s and %s', async (colorScheme, look) => {
    const { page, context } = await member('Hal', { viewport: PHONE, colorScheme })
    await page.evaluate((chosen) => {
      localStorage.setItem('temples.settings', JSON.stringify({ guarded: false, look: chosen }))
    }, look)
    await page.reload()
    await page.locator('#sessions li').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})

const TWO = [{ who: 'me' }, { who: 'open' }]
const command = (page: Page, id: string, body: object) => ask<{ error?: { code: string } }>(page, 'POST', `/tables/${id}/commands`, body)

/** A game of two people, begun. */
async function game(first: Page, second: Page): Promise<string> {
  const { id } = await ask<{ id: string }>(first, 'POST', '/tables', { game: 'tikal', seats: TWO, public: true })
  await second.goto(`${server.url}/t/${id}`)
  await second.getByRole('button', { name: 'Sit here' }).click()
  await second.getByRole('button', { name: 'Free the seat' }).waitFor()
  await first.goto(`${server.url}/t/${id}`)
  await first.getByRole('button', { name: 'Begin' }).click()
  await Promise.all([first.locator('.frame[data-step]').waitFor(), second.locator('.frame[data-step]').waitFor()])
  return id
}

async function menu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#table-menu').getByRole('button', { name: entry }).click()
}

describe('a seat link', () => {
  it('opens one seat on another device, is listed with it, and is revoked', async () => {
    const { page: ada, context } = await visit(browser, server.url, REFUSED)
    const { page: phone, context: other } = await visit(browser, server.url, { ...REFUSED, viewport: PHONE })
    const { id } = await ask<{ id: string }>(ada, 'POST', '/tables', { game: 'tikal', seats: [{ who: 'me' }, { who: 'bot', level: 'random' }], start: true })
    await ada.goto(`${server.url}/t/${id}`)
    await untilAsked(ada)
    await menu(ada, 'Play on with another device')
    await ada.getByText('There is no link to your seat.').waitFor()
    await ada.getByLabel('For', { exact: true }).fill('my phone')
    await ada.getByRole('button', { name: 'Make a link' }).click()
    const field = ada.getByTestId('fresh-link').getByLabel('Seat link')
    await expect.poll(() => field.inputValue()).toContain(`/t/${id}#key=`)
    const link = await field.inputValue()
    await ada.getByText('not used yet').waitFor()
    expect(await violations(ada)).toEqual([])

    await phone.goto(link)
    await untilAsked(phone)
    await expect.poll(() => phone.url()).toBe(`${server.url}/t/${id}`)
    await expect.poll(async () => (await stepOf(phone)) - (await stepOf(ada))).toBe(0)
    await phone.getByRole('button', { name: 'Menu' }).click()
    await phone.locator('#table-menu').getByTestId('only').waitFor()
    expect(await phone.locator('#table-menu').getByRole('button', { name: 'Play on with another device' }).count()).toBe(0)
    expect(await violations(phone)).toEqual([])
    // It is not the whole guest: nothing but this seat is open to it.
    const made = await ask<{ error?: { code: string } }>(phone, 'POST', '/tables', { game: 'tikal', seats: TWO })
    expect(made.error?.code).toBe('seat_only')
    await phone.goto(`${server.url}/account`)
    await phone.getByRole('link', { name: 'To the table' }).waitFor()
    expect(await violations(phone)).toEqual([])
    await phone.getByRole('link', { name: 'To the table' }).click()
    await untilAsked(phone)

    await ada.getByRole('button', { name: 'Close' }).click()
    await menu(ada, 'Play on with another device')
    await ada.getByText(/used by .*Linux/).waitFor()
    await ada.getByRole('button', { name: 'Revoke: my phone' }).click()
    await ada.getByText('The link no longer works').waitFor()
    await phone.getByText('This seat link no longer works.').waitFor()
    await phone.goto(link)
    await phone.getByRole('alert').waitFor()
    await Promise.all([context.close(), other.close()])
  })

  it('asks before it takes the place of somebody with games of their own', async () => {
    const { page: ada, context } = await visit(browser, server.url, REFUSED)
    const { page: bea, context: other } = await visit(browser, server.url, REFUSED)
    const seats = [{ who: 'me' }, { who: 'bot', level: 'random' }]
    const { id } = await ask<{ id: string }>(ada, 'POST', '/tables', { game: 'tikal', seats, start: true })
    await ask(bea, 'POST', '/tables', { game: 'tikal', seats, start: true })
    const { seat_link } = await ask<{ seat_link: string }>(ada, 'POST', `/tables/${id}/links`, {})
    await bea.goto(server.url + seat_link)
    await bea.getByText('You are a guest with games of your own here').waitFor()
    expect(await violations(bea)).toEqual([])
    await bea.getByRole('button', { name: 'Not now' }).click()
    await bea.locator('.frame[data-step]').waitFor()
    expect(await bea.locator('.frame[data-step]').getAttribute('data-acts')).toBe('0')
    await bea.goto(`${server.url}/settings`)
    await bea.goto(server.url + seat_link)
    await bea.getByRole('button', { name: 'Open the seat link' }).click()
    await untilAsked(bea)
    await Promise.all([context.close(), other.close()])
  })
})

describe('the seat of somebody absent', () => {
  it('keeps their name, is played by a bot, and is theirs again at once', async () => {
    const { page: ada, context } = await visit(browser, server.url, REFUSED)
    const { page: bea, context: other } = await visit(browser, server.url, REFUSED)
    const { person } = await ask<{ person: { name: string } }>(bea, 'POST', '/session', {})
    const id = await game(ada, bea)
    await command(bea, id, { do: 'set_bot', seat: 1, level: 'random' })
    const chip = ada.locator('header.top li', { hasText: person.name })
    await chip.getByText('a bot plays').waitFor()
    await ada.getByRole('region', { name: 'Log' }).getByText(`A bot plays for ${person.name}.`).waitFor()
    await bea.getByText('A bot plays for you. The seat is yours.').waitFor()
    expect(await violations(bea)).toEqual([])
    await bea.getByRole('button', { name: 'Take my seat back' }).click()
    await expect.poll(() => chip.getByText('a bot plays').count()).toBe(0)
    // The owner of the table cannot free it.
    expect((await command(bea, id, { do: 'set_bot', seat: 1, level: 'random' })).error).toBeUndefined()
    expect((await command(ada, id, { do: 'free_seat', seat: 1 })).error?.code).toBe('seat_belongs')
    await Promise.all([context.close(), other.close()])
  })

  it('goes to somebody else only when everybody who plays agrees, and the log says so', async () => {
    const { page: ada, context } = await visit(browser, server.url, REFUSED)
    const { page: bea, context: second } = await visit(browser, server.url, REFUSED)
    const { page: cy, context: third } = await visit(browser, server.url, REFUSED)
    const nameOf = async (page: Page): Promise<string> => (await ask<{ person: { name: string } }>(page, 'POST', '/session', {})).person.name
    const [absent, newcomer] = [await nameOf(bea), await nameOf(cy)]
    const id = await game(ada, bea)
    await command(bea, id, { do: 'set_bot', seat: 1, level: 'random' })
    await cy.goto(`${server.url}/t/${id}`)
    const asked = `${newcomer} asks to take over the seat of ${absent}.`

    await cy.getByRole('button', { name: 'Ask for this seat' }).click()
    for (const page of [ada, bea, cy]) await page.getByTestId('ask').getByText(asked).waitFor()
    expect(await violations(ada)).toEqual([])
    await ada.getByTestId('ask').getByRole('button', { name: 'Decline' }).click()
    await cy.getByRole('button', { name: 'Ask for this seat' }).click()
    await ada.getByTestId('ask').getByRole('button', { name: 'Agree' }).click()

    for (const page of [ada, cy]) await page.getByRole('region', { name: 'Log' }).getByText(`${newcomer} takes over the seat of ${absent}. All players agreed.`).waitFor()
    await cy.locator('header.top li', { hasText: newcomer }).waitFor()
    await expect.poll(async () => (await ask<{ you: { seats: number[] } }>(cy, 'GET', `/tables/${id}/update`)).you.seats).toEqual([1])
    await bea.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
    await Promise.all([context.close(), second.close(), third.close()])
  })
})
