/**
 * A packed file (zip) written piece by piece: what was written so far is plain JSON, so that another process goes on where one was killed and
 * writes the same bytes. Libraries keep that inside. An entry is smaller than 4 GiB, the file may be larger (zip64: APPNOTE 4.3.14, 4.5.3).
 */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

interface Entry {
  name: string
  /** 8: packed; 0: as it is. */
  method: 8 | 0
  crc: number
  /** Bytes, before and after packing. */
  size: number
  packed: number
  /** Of its header in the file. */
  offset: number
}

export interface ZipState {
  /** Bytes written. */
  offset: number
  entries: Entry[]
}

const pack = promisify(deflateRaw)
/** What the fields of an entry hold. */
const largestEntry = 0xffff_ffff
/** Sizes follow behind the entry; its name is UTF-8. */
const flags = 0x0808
/** 1980-01-01: a moment would make another file of the same rows. */
const noDate = 0x0021
const level = 4

export const openZip = (): ZipState => ({ offset: 0, entries: [] })

/** The state is changed; the bytes are what comes next in the file. */
export function beginEntry(zip: ZipState, name: string, method: Entry['method'] = 8): Buffer {
  const title = Buffer.from(name)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(noDate, 12)
  head.writeUInt16LE(title.length, 26)
  zip.entries.push({ name, method, crc: 0, size: 0, packed: 0, offset: zip.offset })
  return written(zip, [head, title])
}

/** More of the entry that was begun last. Each piece is packed for itself, which costs a little size. */
export async function addToEntry(zip: ZipState, data: Uint8Array, isLast = false): Promise<Buffer> {
  const entry = zip.entries.at(-1)
  if (!entry) throw new Error('no entry was begun')
  entry.crc = crc32(data, entry.crc)
  entry.size += data.length
  const { Z_FINISH, Z_SYNC_FLUSH } = constants
  const bytes =
    entry.method === 0
      ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
      : await pack(data, { level, finishFlush: isLast ? Z_FINISH : Z_SYNC_FLUSH })
  entry.packed += bytes.length
  if (Math.max(entry.size, entry.packed) >= largestEntry)
    throw new Error(`${entry.name} is larger than an entry may be`)
  if (!isLast) return written(zip, [bytes])
  const foot = Buffer.alloc(16)
  foot.writeUInt32LE(0x0807_4b50, 0)
  foot.writeUInt32LE(entry.crc, 4)
  foot.writeUInt32LE(entry.packed, 8)
  foot.writeUInt32LE(entry.size, 12)
  return written(zip, [bytes, foot])
}

/** The list of entries, which ends the file. */
export function endZip(zip: ZipState): Buffer {
  const start = zip.offset
  const list = Buffer.concat(zip.entries.map(lineOf))
  const isLarge = zip.entries.length >= 0xffff || start + list.length >= largestEntry
  const foot = Buffer.alloc(22)
  foot.writeUInt32LE(0x0605_4b50, 0)
  const count = isLarge ? 0xffff : zip.entries.length
  foot.writeUInt16LE(count, 8)
  foot.writeUInt16LE(count, 10)
  foot.writeUInt32LE(isLarge ? largestEntry : list.length, 12)
  foot.writeUInt32LE(isLarge ? largestEntry : start, 16)
  return written(zip, [list, ...(isLarge ? [largeFoot(zip.entries.length, list.length, start)] : []), foot])
}

function lineOf({ name, method, crc, size, packed, offset }: Entry): Buffer {
  const title = Buffer.from(name)
  const isFar = offset >= largestEntry
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x0201_4b50, 0)
  line.writeUInt16LE(45, 4)
  line.writeUInt16LE(isFar ? 45 : 20, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(noDate, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(packed, 20)
  line.writeUInt32LE(size, 24)
  line.writeUInt16LE(title.length, 28)
  line.writeUInt16LE(isFar ? 12 : 0, 30)
  line.writeUInt32LE(isFar ? largestEntry : offset, 42)
  if (!isFar) return Buffer.concat([line, title])
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return Buffer.concat([line, title, extra])
}

/** Of a file whose numbers do not fit into the usual end. */
function largeFoot(count: number, bytes: number, start: number): Buffer {
  const foot = Buffer.alloc(76)
  foot.writeUInt32LE(0x0606_4b50, 0)
  foot.writeBigUInt64LE(44n, 4)
  foot.writeUInt16LE(45, 12)
  foot.writeUInt16LE(45, 14)
  foot.writeBigUInt64LE(BigInt(count), 24)
  foot.writeBigUInt64LE(BigInt(count), 32)
  foot.writeBigUInt64LE(BigInt(bytes), 40)
  foot.writeBigUInt64LE(BigInt(start), 48)
  foot.writeUInt32LE(0x0706_4b50, 56)
  foot.writeBigUInt64LE(BigInt(start + bytes), 64)
  foot.writeUInt32LE(1, 72)
  return foot
}

function written(zip: ZipState, pieces: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(pieces)
  zip.offset += bytes.length
  return bytes
}
