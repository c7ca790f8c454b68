// The names of people who share a device. They are at this device alone, so it is this browser that keeps them, by table.

const KEY = 'temples.hotseat.'
/** The people who last shared this device, for the next table. */
const LAST = `${KEY}last`

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map((name) => (typeof name === 'string' ? name : '')) : []
  } catch {
    return []
  }
}

/** The names by seat; empty where none was given. */
export function namesAt(id: string): readonly string[] {
  const own = read(KEY + id)
  return own.length ? own : read(LAST)
}

export function nameSeat(id: string, seat: number, name: string): readonly string[] {
  const names = [...namesAt(id)]
  while (names.length <= seat) names.push('')
  names[seat] = name.trim().slice(0, 24)
  try {
    localStorage.setItem(KEY + id, JSON.stringify(names))
    localStorage.setItem(LAST, JSON.stringify(names))
  } catch {
    // Without storage the names hold until the page is left.
  }
  return names
}
