// Text as bytes of old charsets, for tests and measurements: the platform only decodes, so its tables are turned round.

const tables = new Map<string, Map<string, readonly number[]>>()

/** Characters the charset lacks become `?`. */
export function encode(text: string, charset: string): Uint8Array {
  if (charset === 'utf-8') return new TextEncoder().encode(text)
  if (charset.startsWith('utf-16')) return utf16(text, charset === 'utf-16be')
  const table = tableOf(charset)
  return Uint8Array.from([...text].flatMap(character => table.get(character) ?? [0x3f]))
}

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !bigEndian)
  return bytes
}

function tableOf(charset: string): Map<string, readonly number[]> {
  const known = tables.get(charset)
  if (known) return known
  const table = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(charset)
  const learn = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte++) learn(byte)
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) learn(lead, trail)
  tables.set(charset, table)
  return table
}
