// Moments of the table (a guardian rises, night falls) never stand in anybody's way: the next press or key ends those that run, and does
// what it would have done.

const MOMENT = '[data-moment]'

/** Ends the moments that run, in this element. */
export function endMoments(root: ParentNode): void {
  for (const moment of root.querySelectorAll(MOMENT)) for (const animation of moment.getAnimations()) if (animation.playState !== 'finished') animation.finish()
}

/** For the root of a picture. */
export function skipping(root: HTMLElement): () => void {
  const skip = (): void => endMoments(root)
  const listening = new AbortController()
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, skip, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
