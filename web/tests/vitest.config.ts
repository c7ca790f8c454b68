import { defineConfig } from 'vitest/config'

// Tests in a real browser against a real server: one file at a time, since all of them share two cores.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // A machine that is busy with something else may miss a click; what is broken fails twice.
    retry: 1,
  },
})
