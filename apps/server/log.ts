/** Where the log goes: standard output, which may be a file on a full disk or a pipe whose reader has left. */
import type { FastifyRequest } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/** Characters kept while nothing can be written; what comes after is lost. */
const mostKept = 1_000_000

/** Standard output and standard error never end the process: what cannot be written is lost. */
export function openLog(): DestinationStream {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const destination = pino.destination({ fd: 1, sync: true, maxLength: mostKept })
  destination.on('error', () => {})
  return destination
}

/** Pure. An address as the log may keep it: without the codes and links that open something. */
export const loggedAddress = (url: string): string =>
  url.replace(/(\/vcode\/(?:verify|send)\/)[^?]*/, '$1•••').replace(/([?&]token=)[^&]*/g, '$1•••')

/** What the log says of a request. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: loggedAddress(url),
  host,
  remoteAddress: ip,
})
