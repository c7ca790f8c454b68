import { defineConfig } from 'vitest/config'

// Figures for people to read, not tests: see docs/WEB.md.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.measure.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
})
