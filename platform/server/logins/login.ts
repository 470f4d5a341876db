/** Under which name and password each part of the product logs in: roles of this database alone, which can become nobody else. */
import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'

/** What a connection may do; the rights are granted to these, and the logins inherit them (db/migrations/0001). */
export const roles = ['guanlan_app', 'guanlan_worker', 'guanlan_jobs'] as const
export type Role = (typeof roles)[number]
/** What a call of `guanlan_app` becomes for somebody who sees some folders of monitors alone (docs/decisions/0021). Nobody logs in as it. */
export const limitedRole = 'guanlan_limited'

export interface Login {
  name: string
  password: string
  database: string
}

/** PostgreSQL cuts longer names off. */
const longestName = 63

/**
 * The same in every process that knows the owner's password, without anything being kept: the password is derived from it, and changes with it.
 * @throws an Error with a sentence when the owner's address has no password
 */
export function loginOf(ownerUrl: string, role: Role): Login {
  const { database, password: ownerPassword } = ownerOf(ownerUrl)
  const whole = `${role}_of_${database}`
  const name =
    Buffer.byteLength(whole) <= longestName
      ? whole
      : `${role}_of_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`
  const password = createHmac('sha256', ownerPassword).update(`login ${name}`).digest('base64url')
  return { name, password, database }
}

/** The owner's address with the name and password of a login in place of the owner's. */
export function loginUrl(ownerUrl: string, role: Role): string {
  const { name, password } = loginOf(ownerUrl, role)
  const url = new URL(ownerUrl)
  url.username = ''
  url.password = ''
  // As parameters: the part before the host cannot be set where the host is a folder of sockets.
  url.searchParams.set('user', name)
  url.searchParams.set('password', password)
  return url.href
}

/** As the driver reads it: an address may leave words to PGPASSWORD, PGDATABASE and the like. */
function ownerOf(ownerUrl: string): { database: string; password: string } {
  const { database, password } = new pg.Client({ connectionString: ownerUrl })
  if (!database || typeof password !== 'string' || password === '')
    throw new Error(
      'DATABASE_URL must carry the password of the database’s owner: those of Guanlan’s own logins are derived from it.',
    )
  return { database, password }
}
