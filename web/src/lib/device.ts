// What a browser calls itself, in two words people know.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/temples/i, 'temples'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]
// The order matters: phones also name the system they are made from.
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const first = (list: typeof BROWSERS, text: string): string => list.find(([sign]) => sign.test(text))?.[1] ?? ''

export function deviceOf(agent: string | null | undefined): { readonly browser: string; readonly system: string } {
  const text = agent ?? ''
  return { browser: first(BROWSERS, text), system: first(SYSTEMS, text) }
}
