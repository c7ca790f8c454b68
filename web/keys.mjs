// Writes the keys of the English words as types, so that a wrong key fails `npm run check`: src/i18n/keys.d.ts for the client,
// games/GAME/web/keys.d.ts for the pictures of a game. With `--check` it writes nothing, names the files that are not up to date and fails.

import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'

const here = import.meta.dirname
const games = join(here, '../games')

/** The ids of files of words, in order. */
function ids(files) {
  return files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body.map((message) => message.id))
}

/** One line for keys that begin alike, two if it grows long. */
function union(name, keys) {
  const lines = []
  let last
  for (const key of keys) {
    const group = key.split(/[.-]/)[0]
    const text = `| '${key}'`
    if (group === last && lines.at(-1).length + text.length < 140) lines[lines.length - 1] += ` ${text}`
    else lines.push(`  ${text}`)
    last = group
  }
  return `// Written by web/keys.mjs from the English words.\n\nexport type ${name} =\n${lines.join('\n')}\n`
}

/** Every file with its expected content. */
function wanted() {
  const own = join(here, 'words/en')
  const keys = ids(readdirSync(own).sort().map((file) => join(own, file))).map((id) => id.replaceAll('-', '.'))
  const found = [[join(here, 'src/i18n/keys.d.ts'), union('Key', keys)]]
  for (const game of readdirSync(games).sort()) {
    const words = join(games, game, 'words/en/web.ftl')
    if (!existsSync(words)) continue
    found.push([join(games, game, 'web/keys.d.ts'), union('WordKey', ids([words]).map((id) => id.replace(/^web-/, '')))])
  }
  return found
}

const stale = wanted().filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not up to date: npm run keys`)
  process.exitCode = stale.length ? 1 : 0
} else {
  for (const [file, text] of stale) writeFileSync(file, text)
}
