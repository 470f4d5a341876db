/** Page copies as a WARC file (ISO 28500, WARC/1.1): each record packed by itself, so that readers may begin at any of them. */
import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const packed = promisify(gzip)

export interface WarcCopy {
  /** Asked for. */
  address: string
  /** The address that answered. */
  answered: string
  status: number
  /** Null: not kept; the page is then a resource, no response. */
  headers: readonly (readonly [name: string, value: string])[] | null
  copiedAt: Date
  /** The page as it was received, unpacked. */
  received: Buffer
  /** With its pictures and styles, as one HTML file. */
  copy: Buffer
}

/** The record that a file begins with. */
export const warcInfo = (now: Date): Promise<Buffer> =>
  record({
    type: 'warcinfo',
    at: now,
    contentType: 'application/warc-fields',
    block: Buffer.from('software: Guanlan\r\nformat: WARC File Format 1.1\r\n'),
  })

/** The page as it was received, and what was made of it. */
export async function warcRecords(copy: WarcCopy): Promise<Buffer> {
  const id = newId()
  const common = { at: copy.copiedAt, address: copy.answered }
  const page =
    copy.headers === null
      ? record({ ...common, id, type: 'resource', contentType: 'text/html', block: copy.received })
      : record({
          ...common,
          id,
          type: 'response',
          contentType: 'application/http; msgtype=response',
          block: Buffer.concat([headOf(copy, copy.headers), copy.received]),
          payload: copy.received,
        })
  const made = record({
    ...common,
    type: 'conversion',
    contentType: 'text/html; charset=utf-8',
    block: copy.copy,
    more: { 'WARC-Refers-To': id },
  })
  return Buffer.concat(await Promise.all([page, made]))
}

/** The body is kept unpacked and whole: what said otherwise is left out. */
const ofTransfer = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])

function headOf({ status, received }: WarcCopy, headers: NonNullable<WarcCopy['headers']>): Buffer {
  const stored = headers.filter(([name]) => !ofTransfer.has(name.toLowerCase()))
  const lines = [...stored, ['Content-Length', String(received.length)] as const].map(
    ([name, value]) => `${oneLine(name)}: ${oneLine(value)}`,
  )
  return Buffer.from(`HTTP/1.1 ${status} \r\n${lines.join('\r\n')}\r\n\r\n`)
}

interface WarcRecord {
  type: 'warcinfo' | 'response' | 'resource' | 'conversion'
  id?: string
  at: Date
  address?: string
  contentType: string
  block: Buffer
  /** What the block carries, where it is not all of it. */
  payload?: Buffer
  more?: Readonly<Record<string, string>>
}

function record({ type, id = newId(), at, address, contentType, block, payload, more }: WarcRecord): Promise<Buffer> {
  const fields = {
    'WARC-Type': type,
    'WARC-Record-ID': id,
    'WARC-Date': `${at.toISOString().slice(0, 19)}Z`,
    ...(address && { 'WARC-Target-URI': oneLine(address) }),
    ...more,
    'WARC-Block-Digest': digestOf(block),
    ...(payload && { 'WARC-Payload-Digest': digestOf(payload) }),
    'Content-Type': contentType,
    'Content-Length': String(block.length),
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return packed(Buffer.concat([Buffer.from(`WARC/1.1\r\n${head.join('')}\r\n`), block, Buffer.from('\r\n\r\n')]))
}

const newId = (): string => `<urn:uuid:${randomUUID()}>`
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ')
const digestOf = (bytes: Buffer): string => `sha256:${base32(createHash('sha256').update(bytes).digest())}`

/** RFC 4648, as digests of WARC are written and compared. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  const written = groups
    .map(group => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
  return written.padEnd(Math.ceil(written.length / 8) * 8, '=')
}
