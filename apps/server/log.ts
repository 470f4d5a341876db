/** Where the log goes: standard output, which may be a file on a full disk or a pipe whose reader has left. */
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
