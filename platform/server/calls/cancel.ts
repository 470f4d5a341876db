import { connect } from 'node:net'
import type pg from 'pg'

/** PostgreSQL: Message Formats, CancelRequest. */
const cancelRequest = 80_877_102

/**
 * Ends the statement that a connection runs, by PostgreSQL's own message: it needs no right and no free connection, only the key that the connection was given. It may arrive late, so the connection must not be used again.
 */
export function cancelStatement(client: pg.PoolClient): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as {
    processID: number
    secretKey: number
    host: string
    port: number
  }
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(cancelRequest, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  return new Promise(resolve => {
    const socket = connect(port, host, () => socket.end(message))
    socket.on('error', () => resolve()).on('close', () => resolve())
  })
}
