/** Row-level security is worth what the connection's role is: each connection proves it before anything is asked on it. */
import type pg from 'pg'
import { loginOf, type Role } from './login.ts'

/** The connection is not what was asked for; the message says what an operator can do. */
export class UnprovenConnection extends Error {}

/** After a failover an address may lead to the old primary for a while: tried again, like a server that starts. */
export class OnStandby extends Error {
  readonly code = '57P03'
  constructor() {
    super('The connection leads to a standby, which takes no changes.')
  }
}

interface Found {
  session: string
  current: string
  pid: number
  standby: boolean
  passes: boolean
}

/**
 * A pooler between Guanlan and PostgreSQL may log in as somebody else, hand one session to many, and forget what a connection asked for at its start
 * (PgBouncer with `ignore_startup_parameters`): all of that would be silent. It gives itself away by the number of the server process, which is its own
 * invention.
 * @param become the role that the connection asked at its start to act as, where it did
 * @param standby it may lead to a server that takes no changes
 * @throws UnprovenConnection, OnStandby
 */
export async function proveConnection(
  client: pg.ClientBase,
  ownerUrl: string,
  role: Role,
  { become = null, standby = false }: { become?: Role | null; standby?: boolean } = {},
): Promise<void> {
  const { name } = loginOf(ownerUrl, role)
  const { rows } = await client.query<Found>(
    `select session_user::text as session, current_user::text as current, pg_backend_pid() as pid, pg_is_in_recovery() as standby,
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as passes`,
  )
  const [found] = rows
  if (found?.session !== name || found.current !== (become ?? name))
    throw new UnprovenConnection(
      `A connection to PostgreSQL was asked for as ${name} and came as ${found?.current}. It is closed: with other rights organisations would not be kept apart. Look for a pooler or proxy between that logs in by itself.`,
    )
  if (found.passes)
    throw new UnprovenConnection(
      `The login ${name} passes over row-level security. Let an administrator of the server run: ALTER ROLE "${name}" NOSUPERUSER NOBYPASSRLS;`,
    )
  if (found.standby && !standby) throw new OnStandby()
  if (processOf(client) !== found.pid)
    throw new UnprovenConnection(
      'Between Guanlan and PostgreSQL stands a pooler (such as PgBouncer). Guanlan keeps connections itself and announces changes over them: let DATABASE_URL lead to PostgreSQL directly.',
    )
}

/** As the server, or who stands before it, named it when the connection began. */
const processOf = (client: pg.ClientBase): number | null =>
  (client as pg.ClientBase & { processID?: number | null }).processID ?? null
