// The files of words. The English of the first page and of each game is bundled with its code. The rest of English
// and every other language are fetched, each at once, on first use; missing or not yet loaded texts fall back to
// English.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Lang } from '../lib/api/types'
import { ENGLISH } from './languages'

export type Fill = Readonly<Record<string, string | number>>

// Of the files of games and crates, those for this client. vite.config.ts puts the files of a language into one chunk.
const files = import.meta.glob<string>(
  [
    '../../words/*/*.ftl',
    '../../../crates/bots/words/*/levels.ftl',
    '../../../games/*/words/*/{home,web,lesson,rules,scores}.ftl',
    '!../../words/en/home.ftl',
    '!../../../crates/bots/words/en/*',
    '!../../../games/*/words/en/*',
  ],
  { query: '?raw', import: 'default' },
)

/** The texts of the files of a language by their paths. */
type Texts = ReadonlyMap<string, string>

let here = $state.raw<ReadonlyMap<Lang, Texts>>(new Map())
const coming = new Map<Lang, Promise<void>>()

const langOf = (path: string): string | undefined => path.split('/').at(-2)

/** Fetches the words of a language. */
export function fetchWords(lang: Lang): Promise<void> {
  let fetched = coming.get(lang)
  if (!fetched) {
    const own = Object.entries(files).filter(([path]) => langOf(path) === lang)
    fetched = Promise.all(own.map(async ([path, text]) => [path, await text()] as const)).then(
      (texts) => {
        here = new Map([...here, [lang, new Map(texts)]])
      },
      () => {
        // The next one who asks tries again.
        coming.delete(lang)
      },
    )
    coming.set(lang, fetched)
  }
  return fetched
}

function bundleOf(lang: Lang, texts: Iterable<string>): FluentBundle {
  // Bidirectional isolation marks around names and numbers would end up in text that people copy.
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

function format(bundle: FluentBundle, id: string, fill?: Fill): string | undefined {
  const [name = '', attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  // A mistake in a sentence shows in the sentence; the tests name it.
  return pattern ? bundle.formatPattern(pattern, fill as Record<string, FluentVariable>, []) : undefined
}

/** Words that belong together: those of the client, or some files of a game. */
export class Part {
  readonly #english: FluentBundle
  readonly #bundles = new Map<Lang, FluentBundle>()

  /** `folder` and `names` choose the files of other languages: `words` of this client or `games/arnak/words`, and `web`. `more`: some of
   * the English files are fetched too. */
  constructor(
    english: Iterable<string>,
    private readonly folder: string,
    private readonly names?: readonly string[],
    private readonly more = false,
  ) {
    this.#english = bundleOf(ENGLISH, english)
  }

  /** The sentence of a message (`id`) or of an attribute (`id.attribute`), in English where the language lacks it. */
  find(lang: Lang, id: string, fill?: Fill): string | undefined {
    const own = lang === ENGLISH ? undefined : this.#bundle(lang)
    return (own && format(own, id, fill)) ?? format(this.#english, id, fill) ?? (this.more ? this.#fetched(id, fill) : undefined)
  }

  /** The same; the id itself where there is none, and nothing while English is on its way. */
  say(lang: Lang, id: string, fill?: Fill): string {
    return this.find(lang, id, fill) ?? (this.more && !here.has(ENGLISH) ? '' : id)
  }

  has(id: string): boolean {
    return this.#english.hasMessage(id)
  }

  #fetched(id: string, fill?: Fill): string | undefined {
    const bundle = this.#bundle(ENGLISH)
    return bundle && format(bundle, id, fill)
  }

  #bundle(lang: Lang): FluentBundle | undefined {
    // Read first, so that who shows the sentence shows it again when the words arrive.
    const texts = here.get(lang)
    if (!texts) {
      void fetchWords(lang)
      return undefined
    }
    let bundle = this.#bundles.get(lang)
    if (!bundle) {
      bundle = bundleOf(lang, [...texts].filter(([path]) => this.#holds(path)).map(([, text]) => text))
      this.#bundles.set(lang, bundle)
    }
    return bundle
  }

  #holds(path: string): boolean {
    const [folder = '', file = ''] = path.split(/\/[^/]+\/(?=[^/]+\.ftl$)/)
    return folder.replaceAll('../', '') === this.folder && (!this.names || this.names.includes(file.replace('.ftl', '')))
  }
}
