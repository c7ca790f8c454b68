// A word from the browser when it is one's turn and the page is not in front.

import { settings } from './state/settings.svelte'

export const canNotify = typeof Notification !== 'undefined'

/** Asks the browser for permission; returns whether notifications will appear. */
export async function allowNotify(): Promise<boolean> {
  if (!canNotify) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string): void {
  if (!canNotify || !settings.notify || !document.hidden || Notification.permission !== 'granted') return
  const note = new Notification(title, { body, tag: 'temples-turn' })
  note.onclick = () => {
    focus()
    note.close()
  }
}
