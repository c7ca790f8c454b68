// What a viewer may know of a game of Arnak, by the names the pictures use. The shapes come from the rules; the closed lists of words
// are narrower here, because the pictures have a drawing for each of them.

import type { Seen } from 'client/lib/api/view'

export type Resource = keyof Seen<'ArnakResources'>
export type Travel = keyof Seen<'ArnakIcons'>
export type TokenKind = keyof Seen<'ArnakTokens'>
export type Owner = number | 'rival'

export type ArnakView = Omit<Seen<'ArnakView'>, 'setup' | 'sites' | 'rival'> & {
  readonly setup: { readonly players: number; readonly board: string }
  readonly sites: readonly SiteView[]
  readonly rival: RivalView | null
}
export type SpaceView = Omit<Seen<'ArnakSpace'>, 'figure'> & { readonly figure: Owner | null }
export type SiteView = Omit<Seen<'ArnakSite'>, 'spaces'> & { readonly spaces: readonly SpaceView[] }
export type RivalView = Omit<Seen<'ArnakRival'>, 'arrow'> & { readonly arrow: 'left' | 'right' | null }
export type Pile = Seen<'ArnakPile'>
export type ResearchView = Seen<'ArnakResearch'>
export type SpotView = Seen<'ArnakSpot'>
export type TokensView = Seen<'ArnakTokens'>
export type TilesView = Seen<'ArnakTiles'>
export type AssistantView = Seen<'ArnakAssistant'>
export type PlayerView = Seen<'ArnakPlayer'>

export const RESOURCES: readonly Resource[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel', 'dark']
export const TRAVEL: readonly Travel[] = ['boot', 'ship', 'car', 'plane']
export const TOKENS: readonly TokenKind[] = ['glass', 'notebook', 'lantern']

/** Whether there are dark tablets: they lie under altars. */
export function hasDark(view: ArnakView): boolean {
  return view.altars.length > 0
}
