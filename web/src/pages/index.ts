// Which page an address means. Everything but home is fetched when first needed.

import { untrack, type Component } from 'svelte'

import type { Key } from '../i18n'
import { fetchWords } from '../i18n/words.svelte'
import { GAMES } from '../lib/games'
import { known } from '../lib/state/known.svelte'
import { settings } from '../lib/state/settings.svelte'

export interface Page {
  readonly title?: Key
  // The pages take different properties, all of them words of the address.
  readonly load?: () => Promise<{ default: Component<Record<string, string | undefined>> }>
  readonly props: Readonly<Record<string, string | undefined>>
  /** Without the frame of the other pages. */
  readonly bare?: boolean
}

type Load = NonNullable<Page['load']>

/** Pages declare the properties they take; only this file decides which they get. A page is loaded with its words. */
function lazy(load: () => Promise<{ default: Component<never> }>): Load {
  // Another language later changes the page that is there; it does not fetch the page again.
  const words = () => fetchWords(untrack(() => settings.lang))
  return (async () => (await Promise.all([load(), words()]))[0]) as unknown as Load
}

const loads = {
  newGame: lazy(() => import('./NewGame.svelte')),
  tables: lazy(() => import('./Tables.svelte')),
  table: lazy(() => import('../table/TablePage.svelte')),
  replay: lazy(() => import('../table/ReplayPage.svelte')),
  learn: lazy(() => import('./Learn.svelte')),
  rules: lazy(() => import('./Rules.svelte')),
  components: lazy(() => import('./Components.svelte')),
  check: lazy(() => import('./CheckBox.svelte')),
  settings: lazy(() => import('./Settings.svelte')),
  account: lazy(() => import('./Account.svelte')),
  profile: lazy(() => import('./Profile.svelte')),
  ratings: lazy(() => import('./Ratings.svelte')),
  missing: lazy(() => import('./Missing.svelte')),
}

export function pageOf(parts: readonly string[]): Page {
  const [first, second] = parts
  switch (first) {
    case undefined:
      return { props: {} }
    case 'new':
      // The page asks the server which games there are, also such as bring nothing to this client.
      return { title: 'new.title', load: loads.newGame, props: { game: second } }
    case 'tables':
    case 'finished':
      return { title: first === 'tables' ? 'nav.tables' : 'nav.finished', load: loads.tables, props: { scope: first } }
    case 't':
      return second ? { title: 'table.title', load: loads.table, props: { id: second }, bare: true } : missing
    case 'replay':
      return second ? { title: 'replay.title', load: loads.replay, props: { id: second }, bare: true } : missing
    case 'learn':
      return { title: 'nav.learn', load: loads.learn, props: {} }
    case 'rules':
      return !isGame(second) ? missing : { title: 'nav.rules', load: loads.rules, props: { game: second } }
    case 'components':
      return !isServed(second) ? missing : { title: 'nav.components', load: loads.components, props: { game: second } }
    case 'check':
      return !isGame(second) ? missing : { title: 'check.title', load: loads.check, props: { game: second } }
    case 'settings':
      return { title: 'nav.settings', load: loads.settings, props: {} }
    case 'account':
      return { title: 'nav.account', load: loads.account, props: {} }
    case 'ratings':
      return { title: 'ratings.title', load: loads.ratings, props: {} }
    case 'people':
      return second ? { title: 'profile.title', load: loads.profile, props: { id: second } } : missing
    default:
      return missing
  }
}

/** A page of each game, or of the first one if none is named. */
const isGame = (word: string | undefined): boolean => word === undefined || GAMES.some((game) => game === word)

/** The same for a page that also suits games that bring nothing to this client: the server says which there are. */
function isServed(word: string | undefined): boolean {
  if (isGame(word)) return true
  known.ask().catch(() => undefined)
  return known.list.some(({ id }) => id === word)
}

const missing: Page = { title: 'missing.title', load: loads.missing, props: {} }
