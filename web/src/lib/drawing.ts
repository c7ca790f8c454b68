// Drawings as text: a list of paths, each with the class that paints it. A table holds hundreds of them, so they are handed to the browser
// as a whole; the text of each is put together once.

/** One path of a drawing: the class that paints it, and its outline. Both are constants of ours, never user input. */
export type Stroke = readonly [paint: string, outline: string]

const texts = new WeakMap<object, string>()

/** The paths of a drawing as SVG. A drawing that is kept in another form says how to read it. */
export function paths(drawing: readonly Stroke[]): string
export function paths<Part>(drawing: readonly Part[], read: (part: Part) => Stroke): string
export function paths<Part>(drawing: readonly Part[], read: (part: Part) => Stroke = (part) => part as Stroke): string {
  const known = texts.get(drawing)
  if (known !== undefined) return known
  const text = drawing.map(read).map(([paint, outline]) => `<path class="${paint}" d="${outline}"/>`).join('')
  texts.set(drawing, text)
  return text
}
