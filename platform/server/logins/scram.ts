/** What PostgreSQL keeps of a password (RFC 5802, SCRAM-SHA-256). Made here, so that no password stands in a statement or in the server's log. */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** PostgreSQL's own default (scram_iterations). */
const iterations = 4096

/** @param password printable ASCII: anything else would have to be normalised first (SASLprep) */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest()
  const base64 = (bytes: Buffer) => bytes.toString('base64')
  return `SCRAM-SHA-256$${iterations}:${base64(salt)}$${base64(stored)}:${base64(keyOf('Server Key'))}`
}
