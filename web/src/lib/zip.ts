// A zip archive of a few small texts, stored without compression, which every system opens. The format is PKWARE's APPNOTE.TXT.

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, the lowest first. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const out = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 2) out.setUint16(at, value, true)
    else out.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(out.buffer)
}

export interface TextFile {
  readonly name: string
  readonly text: string
}

/** The archive. Times are those of the format's first day, so that the same texts make the same archive. */
export function zip(files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const file of files) {
    const name = encoder.encode(file.name)
    const data = encoder.encode(file.text)
    // Version 2.0, names in UTF-8, stored; 1 January 1980.
    const common = [[2, 20], [2, 0x0800], [2, 0], [2, 0], [2, 0x21], [4, crc32(data)], [4, data.length], [4, data.length], [2, name.length], [2, 0]] as const
    const head = fields([4, 0x04034b50], ...common)
    parts.push(head, name, data)
    directory.push(fields([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name)
    offset += head.length + name.length + data.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0])
  const all = [...parts, ...directory, end]
  const out = new Uint8Array(offset + size + end.length)
  let at = 0
  for (const part of all) {
    out.set(part, at)
    at += part.length
  }
  return out
}
