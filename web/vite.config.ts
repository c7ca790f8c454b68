import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Writes a packed form beside every text file, so that the program can send it without packing it each time. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|webmanifest)$/.test(name)) continue
        const bytes = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** `manifest.json?only=boards/base,temples/`: of the list of pictures, those whose names begin so. The first page carries no others. */
function listed(): Plugin {
  return {
    name: 'listed',
    enforce: 'pre',
    transform(code, id) {
      const [, only] = /\/manifest\.json\?only=(.+)$/.exec(id) ?? []
      if (only === undefined) return undefined
      const wanted = decodeURIComponent(only).split(',')
      const all = Object.entries(JSON.parse(code) as Record<string, unknown>)
      const kept = Object.fromEntries(all.filter(([name]) => wanted.some((start) => name.startsWith(start))))
      return { code: `export default ${JSON.stringify(kept)}`, moduleType: 'js', map: null }
    },
  }
}

/** A file of words that is fetched. English comes with the code that says it: that of the first page, and that of each game. */
const LANGUAGE = /\/web\/words\/(?!en\/home)(\w+)\/\w+\.ftl|\/(?:games\/\w+|crates\/bots)\/words\/(?!en\/)(\w+)\/\w+\.ftl/

/** The words of a language are one chunk. */
function language(file: string): string {
  const [, client, other] = LANGUAGE.exec(file) ?? []
  return `words-${client ?? other}`
}

/** The folder of a rendered picture in the built client: `pictures/GAME/FAMILY/`. Others have none. */
function folderOf(file: string | undefined): string {
  const found = /(?:games\/(\w+)\/pictures|pictures\/(scenes))\/(\w+)\/[^/]+\.webp$/.exec(file ?? '')
  return found ? `pictures/${found[1] ?? found[2]}/${found[3]}/` : ''
}

// The built bundle is embedded in the program, so paths are absolute from the server's root. While developing, calls go to
// a `temples play --no-open --port 8420` beside it.
export default defineConfig({
  plugins: [svelte(), packed(), listed()],
  // The games' own parts lie in games/GAME/web: they import the client as `client/…` and its packages from here.
  resolve: { alias: { client: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', 'vitest'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: language, test: LANGUAGE }] },
        // Rendered pictures keep their folders: the program paints link previews of them.
        assetFileNames: ({ originalFileNames }) => `assets/${folderOf(originalFileNames[0])}[name]-[hash][extname]`,
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } } },
  test: {
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
    setupFiles: ['src/i18n/setup.ts'],
    // The crates may be compiled meanwhile: a slow test is no failed one.
    testTimeout: 300_000,
  },
})
