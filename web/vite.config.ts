import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built bundle is embedded in the program, so paths are absolute from the server's root. While developing, calls go to
// a `temples play --no-open --port 8420` beside it.
export default defineConfig({
  plugins: [svelte()],
  // The games' own parts lie in games/GAME/web: they import the client as `client/…` and its packages from here.
  resolve: { alias: { client: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', 'vitest'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } } },
  test: { include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'] },
})
