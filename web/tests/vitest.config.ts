import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

// Tests in a real browser against a real server: two files at a time, each with a server and a browser of its own. A test waits more than
// it computes, so two of them keep two cores busy.
export default defineConfig({
  // The games' own parts import the client as `client/…`.
  resolve: { alias: { client: fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    // A whole game by clicks takes minutes: each fresh button waits for half a second.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A busy machine may miss a click; a real failure fails twice.
    retry: 1,
    // What a page comes to is waited for, and only a condition that never holds takes so long.
    expect: { poll: { timeout: 20_000, interval: 25 } },
  },
})
