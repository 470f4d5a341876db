/** What an administrator of a server runs once, where the owner of the database may not make roles. */
import pg from 'pg'
import { limitedRole, roles } from './login.ts'

const insufficientPrivilege = '42501'

/**
 * An error that says it, for one that PostgreSQL refused for want of a right; null for every other.
 * @param owner a connection as the owner, outside a transaction that failed
 */
export async function whatToGrant(owner: pg.Client, error: unknown): Promise<Error | null> {
  if ((error as { code?: unknown }).code !== insufficientPrivilege) return null
  const requested = [...roles, limitedRole]
  const { rows } = await owner.query<{ name: string }>('SELECT rolname AS name FROM pg_roles WHERE rolname = ANY($1)', [
    requested,
  ])
  const there = new Set(rows.map(({ name }) => name))
  const [user, database] = [pg.escapeIdentifier(String(owner.user)), pg.escapeIdentifier(owner.database ?? '')]
  return new Error(
    [
      `The user ${owner.user} of DATABASE_URL may not make the logins that Guanlan works with (${(error as Error).message}). Let an administrator of the server run this once, then start again:`,
      `  ALTER ROLE ${user} CREATEROLE;`,
      `  ALTER DATABASE ${database} OWNER TO ${user};`,
      // Roles belong to the whole server: another database's installation may have made them.
      ...requested.filter(role => !there.has(role)).map(role => `  CREATE ROLE ${role} NOLOGIN;`),
      ...requested.map(role => `  GRANT ${role} TO ${user} WITH ADMIN OPTION;`),
    ].join('\n'),
    { cause: error },
  )
}
