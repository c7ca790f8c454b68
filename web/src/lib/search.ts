// Looking for words without regard to accents and capitals.

/** A text without accents and capitals; both apostrophes are one. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** The words of a search. */
export const wordsIn = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean)

/** Whether a text holds every word of a search. */
export function holds(text: string, search: string): boolean {
  const hay = plain(text)
  return wordsIn(search).every((word) => hay.includes(word))
}

/** A text in pieces, with the matches of a search marked. */
export function pieces(text: string, search: string): readonly { readonly text: string; readonly hit: boolean }[] {
  // Where each plain letter stands in the text: accents are letters of their own there or not at all.
  const letters: string[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    for (const letter of plain(text.charAt(at))) {
      letters.push(letter)
      places.push(at)
    }
  }
  const hay = letters.join('')
  const hits = new Set<number>()
  for (const word of wordsIn(search)) {
    for (let at = hay.indexOf(word); at >= 0; at = hay.indexOf(word, at + word.length)) {
      for (let letter = at; letter < at + word.length; letter++) hits.add(places[letter] ?? -1)
    }
  }
  const found: { text: string; hit: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1)
    if (last && last.hit === hits.has(at)) last.text += text.charAt(at)
    else found.push({ text: text.charAt(at), hit: hits.has(at) })
  }
  return found
}
