// Calls about the caller's account: login, password, recovery, sessions, two-factor codes, e-mail, webhook.

import { json } from './client'
import type { components } from './schema'

type Wire = components['schemas']
export type Session = Wire['SessionInfo']
/** An account that was made or recovered; the recovery code is shown once. */
export type Entered = Wire['AccountMade']

export const account = {
  register: (name: string, password: string) => json<Entered>('POST', '/accounts', {}, { name, password }),
  /** Without a code first; an account with two-factor codes refuses that with `code_needed`. */
  login: (name: string, password: string, code?: string) => json<unknown>('POST', '/login', {}, { name, password, ...(code ? { code } : {}) }),
  password: (old: string, fresh: string) => json<unknown>('POST', '/me/password', {}, { old, new: fresh }),
  renewCode: (password: string) => json<Wire['RecoveryCode']>('POST', '/me/recovery-code', {}, { password }),
  recover: (name: string, recovery_code: string, password: string) => json<Entered>('POST', '/recover', {}, { name, recovery_code, password }),
  /** Sends a code to the address, if an account has it. */
  askMail: (email: string) => json<unknown>('POST', '/recover/mail', {}, { email }),
  recoverByMail: (code: string, password: string, two_factor?: string) =>
    json<unknown>('POST', '/recover/mail/confirm', {}, { code, password, ...(two_factor ? { two_factor } : {}) }),
  sessions: async (): Promise<readonly Session[]> => (await json<Wire['SessionList']>('GET', '/me/sessions')).sessions,
  endSession: (id: string) => json<unknown>('DELETE', `/me/sessions/${id}`),
  /** Seat links end, too. */
  endOthers: () => json<unknown>('DELETE', '/me/sessions'),
  beginTwoFactor: (password: string) => json<Wire['TwoFactorSecret']>('POST', '/me/two-factor', {}, { password }),
  confirmTwoFactor: (code: string) => json<unknown>('POST', '/me/two-factor/confirm', {}, { code }),
  endTwoFactor: (password: string, code: string) => json<unknown>('POST', '/me/two-factor/disable', {}, { password, code }),
  /** Sends a code to the address; it counts once the code came back. */
  email: (email: string, password: string) => json<unknown>('PUT', '/me/email', {}, { email, password }),
  confirmEmail: (code: string) => json<unknown>('POST', '/me/email/confirm', {}, { code }),
  removeEmail: () => json<unknown>('DELETE', '/me/email'),
  /** The secret that signs the calls comes with a new address, this once. */
  webhook: async (address: string): Promise<string> =>
    (await json<Wire['MeChanged']>('PATCH', '/me', {}, { webhook: address || null })).webhook_secret ?? '',
}
