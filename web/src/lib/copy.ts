/** Puts a text into the clipboard; false where the browser does not let pages do that, as away from https. */
export function copy(text: string): Promise<boolean> {
  const done = navigator.clipboard?.writeText(text)
  return done ? done.then(() => true, () => false) : Promise.resolve(false)
}
