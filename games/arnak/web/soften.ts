// Places where a long word may break with a hyphen: browsers without a dictionary of the language break anywhere, without one.

export const SHY = '\u00AD'

/** Words up to this length are never broken. */
const LONGEST = 12

/** What begins a syllable inside a word: a consonant, or several that are spoken as one, between a vowel or consonant and a vowel. */
const SYLLABLE = /(?<=\p{L}{3})(?<![scpt](?=h)|s(?=ch)|c(?=k)|q(?=u)|[bcdfghkptv](?=[lr]))(?=(?:schl|schr|schw|sch|ch|ph|th|qu|gn|[bcdfgkptv][lr]|[^aeiouyäöüéèêàâîôûëï])[aeiouyäöüéèêàâîôûëï]\p{L}{2})/giu

/** A name whose long words may be broken between syllables, roughly. */
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length <= LONGEST ? word : word.replace(SYLLABLE, SHY)))
}
