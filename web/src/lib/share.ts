// Unchanged objects keep their identity. The server sends every position in full, and only objects with a new
// identity are redrawn; this reuses everything in a new response that was there already.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The new value, with all its parts that equal those in the same place of the old one replaced by them; the old one if nothing differs.
 * Both are plain data, as JSON has it. The new value says the same afterwards, with parts exchanged for equal ones. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const parts: Record<string, unknown> = after
  const keys = Object.keys(parts)
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    const part = shared(before[key], parts[key])
    parts[key] = part
    same &&= part === before[key] && key in before
  }
  return same ? (before as T) : after
}
