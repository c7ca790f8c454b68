// Views of the games as the pictures read them, made of the types that the program's own document gives.

import type { components } from './schema'

type Wire = components['schemas']

/** Nothing in a view changes here; what may be missing is always sent, as `null`. */
export type Told<T> = T extends readonly (infer One)[] ? readonly Told<One>[] : T extends object ? { readonly [Part in keyof T]-?: Told<T[Part]> } : T

/** A part of a view by its name in the document. */
export type Seen<Name extends keyof Wire> = Told<Wire[Name]>
