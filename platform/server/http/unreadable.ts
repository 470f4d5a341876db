/** Requests that cannot be read at all, answered in the envelope before anything else of the server sees them. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { refuse } from '@guanlan/platform/contract'
import { longestAddress, tooLongAddress } from './addresses.ts'
import { refusalReply } from './refusals.ts'

const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

interface Unreadable extends NodeJS.ErrnoException {
  /** What arrived last; a Buffer, though Fastify's type is that of its JSON. */
  rawPacket?: unknown
}

/** Where the first line came in several packets that is not seen, and the headers are blamed. */
function isAddress(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 20))) return false
  const end = packet.indexOf('\r\n')
  return end < 0 || end > longestAddress
}

/** The headers are not known, and so neither is the language. */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isLong = error.code === 'HPE_HEADER_OVERFLOW' && isAddress(error.rawPacket)
  const refusal = isLong ? tooLongAddress() : refuse('invalid', 'platform.unreadable')
  const body = JSON.stringify(refusalReply(refusal, {}, 'en', randomUUID()))
  const head = [
    `HTTP/1.1 ${isLong ? '414 URI Too Long' : (reasons[error.code ?? ''] ?? '400 Bad Request')}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
