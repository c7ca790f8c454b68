// One request of a form: whether it is in progress, its result as a sentence, and how long the server asks to wait.

import { onDestroy } from 'svelte'

import { ApiError } from '../api/client'

/** Made while a component is set up; ends with it. */
export class Task {
  busy = $state(false)
  problem = $state('')
  done = $state('')
  /** Seconds until the server takes another try. */
  wait = $state(0)
  #timer: ReturnType<typeof setInterval> | undefined

  constructor() {
    onDestroy(() => clearInterval(this.#timer))
  }

  /** Does it and says so; true if it succeeded. */
  async run(what: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (this.busy || this.wait > 0) return false
    this.busy = true
    this.clear()
    try {
      await what()
      this.done = said
      return true
    } catch (cause) {
      this.fail(cause)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Shows why something failed. */
  fail(cause: unknown): void {
    this.problem = cause instanceof Error ? cause.message : String(cause)
    if (cause instanceof ApiError && cause.retry > 0) this.#count(cause.retry)
  }

  clear(): void {
    this.problem = this.done = ''
  }

  // By the clock, since a page in the background counts slowly.
  #count(seconds: number): void {
    const end = Date.now() + seconds * 1000
    this.wait = seconds
    clearInterval(this.#timer)
    this.#timer = setInterval(() => {
      this.wait = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      if (this.wait > 0) return
      clearInterval(this.#timer)
      this.problem = ''
    }, 250)
  }
}
