/** DATABASE_URL and what is set beside it, as one address that everything connects by. Listed in docs/operating.md. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const readable = (name: string) =>
  z
    .string()
    .transform(file => resolve(file))
    .refine(
      file => {
        try {
          return readFileSync(file).length > 0
        } catch {
          return false
        }
      },
      { error: issue => `${name} must be a file that can be read and is not empty: ${issue.input}` },
    )

const connections = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number from 2 to 500` })
    .int()
    .min(2, `${name} must be a number from 2 to 500`)
    .max(500, `${name} must be a number from 2 to 500`)

export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')
    .refine(URL.canParse, 'DATABASE_URL must be one address such as postgres://guanlan:password@db.intern:5432/guanlan')
    .optional(),
  DATABASE_CA: readable('DATABASE_CA').optional(),
  DATABASE_PASSWORD_FILE: readable('DATABASE_PASSWORD_FILE').optional(),
  DATABASE_CALL_CONNECTIONS: connections('DATABASE_CALL_CONNECTIONS').default(12),
  DATABASE_WORK_CONNECTIONS: connections('DATABASE_WORK_CONNECTIONS').default(8),
}

type DatabaseVariables = z.infer<z.ZodObject<typeof databaseVariables>>

export const databaseUrlSet = (env: DatabaseVariables): boolean =>
  env.DATABASE_URL !== undefined || (env.DATABASE_CA === undefined && env.DATABASE_PASSWORD_FILE === undefined)

/** With a CA the server has to prove that it is the host of the address; without one the address itself says what it asks for (`sslmode`). */
export function databaseAddress(env: DatabaseVariables): string | undefined {
  if (env.DATABASE_URL === undefined) return undefined
  const url = new URL(env.DATABASE_URL)
  // One line break at its end belongs to the file, not to the password.
  if (env.DATABASE_PASSWORD_FILE)
    url.searchParams.set('password', readFileSync(env.DATABASE_PASSWORD_FILE, 'utf8').replace(/\r?\n$/, ''))
  if (env.DATABASE_CA) {
    url.searchParams.set('sslmode', 'verify-full')
    url.searchParams.set('sslrootcert', env.DATABASE_CA)
  }
  return url.href
}
