import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built bundle is embedded in the program, so paths are absolute from the server's root. While developing, calls go to
// a `temples play --no-open --port 8420` beside it.
export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
