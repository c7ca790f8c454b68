// For tests: words of the rules and tables themselves, so that a new verb, icon or card without a picture fails here.

import artifacts from '../content/artifacts.toml?raw'
import basics from '../content/basics.toml?raw'
import items from '../content/items.toml?raw'
import notation from '../src/notation.rs?raw'
import icons from '../src/verb_text/icons.rs?raw'

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

/** Every word an icon row is made of. */
export const ICON_WORDS_OF_RULES = all(icons.split('ICONS: &[&str] = &[')[1]?.split('];')[0] ?? '', /"(\w+)"/g)

/** Every verb of the notation of actions. */
export const VERBS_OF_RULES = all(notation, /^ {4}"(\w+)"\s+[A-Z]/gm)

/** Every board of the tables. */
export const BOARDS_OF_TABLES = Object.keys(import.meta.glob('../content/board_*.toml', { query: '?raw' }))
  .flatMap((path) => /board_(\w+)\.toml$/.exec(path)?.[1] ?? [])
  .filter((key) => !key.endsWith('_reconstructed'))

/** Every card of the tables. */
export const CARDS_OF_TABLES = [items, artifacts, basics].flatMap((table) => all(table, /\{ id = "(\w+)"/g))
