/** Requests that cannot be read at all, answered in the envelope before anything else of the server sees them. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { refuse } from '@guanlan/platform/contract'
import { refusalReply } from './refusals.ts'

const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** The headers are not known, and so neither is the language. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(refusalReply(refuse('invalid', 'platform.unreadable'), {}, 'en', randomUUID()))
  const head = [
    `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
