/** DATABASE_URL and what is set beside it, as one address that everything connects by. Listed in docs/operating.md. */
import { usualPatienceMs } from '@guanlan/platform/server'
import { z } from 'zod'
import { textFile, wholeNumber } from './setting-kinds.ts'

const isServer = (text: string): boolean => /^[^\s/@,]+$/.test(text) && URL.canParse(`postgres://${text}`)

export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')
    .refine(URL.canParse, 'DATABASE_URL must be one address such as postgres://guanlan:password@db.intern:5432/guanlan')
    .optional(),
  DATABASE_CA: textFile('DATABASE_CA').optional(),
  DATABASE_PASSWORD_FILE: textFile('DATABASE_PASSWORD_FILE').optional(),
  DATABASE_STANDBYS: z
    .string()
    .transform(text => text.split(',').map(each => each.trim()))
    .refine(list => list.every(isServer), {
      error: 'DATABASE_STANDBYS must be servers such as db2.intern:5432, db3.intern:5432',
    })
    .default([]),
  DATABASE_READ_SERVER: z
    .string()
    .refine(text => isServer(text), { error: 'DATABASE_READ_SERVER must be a server such as db2.intern:5432' })
    .optional(),
  DATABASE_CALL_CONNECTIONS: wholeNumber('DATABASE_CALL_CONNECTIONS', 2, 500).default(12),
  DATABASE_WORK_CONNECTIONS: wholeNumber('DATABASE_WORK_CONNECTIONS', 2, 500).default(8),
  DATABASE_PATIENCE: wholeNumber('DATABASE_PATIENCE', 500, 60_000).default(usualPatienceMs),
}

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>

export const databaseUrlSet = (env: DatabaseVariables): boolean =>
  env.DATABASE_URL !== undefined ||
  (env.DATABASE_CA === undefined && env.DATABASE_PASSWORD_FILE === undefined && !namesServers(env))

const namesServers = ({ DATABASE_STANDBYS, DATABASE_READ_SERVER }: DatabaseVariables): boolean =>
  DATABASE_STANDBYS.length > 0 || DATABASE_READ_SERVER !== undefined

/** Another server stands in the place of the host: a folder of sockets has none. */
export const otherServersHaveHost = (env: DatabaseVariables): boolean =>
  !namesServers(env) || env.DATABASE_URL === undefined || new URL(env.DATABASE_URL).hostname !== ''

/** With a CA the server has to prove that it is the host of the address; without one the address itself says what it asks for (`sslmode`). */
export function databaseAddress(env: DatabaseVariables): string | undefined {
  if (env.DATABASE_URL === undefined) return undefined
  const url = new URL(env.DATABASE_URL)
  // One line break at its end belongs to the file, not to the password.
  if (env.DATABASE_PASSWORD_FILE)
    url.searchParams.set('password', env.DATABASE_PASSWORD_FILE.text.replace(/\r?\n$/, ''))
  if (env.DATABASE_CA) {
    url.searchParams.set('sslmode', 'verify-full')
    url.searchParams.set('sslrootcert', env.DATABASE_CA.path)
  }
  return url.href
}
