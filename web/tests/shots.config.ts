import { defineConfig } from 'vitest/config'

// Screenshots for the documents, not tests: see docs/WEB.md.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.shots.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
})
