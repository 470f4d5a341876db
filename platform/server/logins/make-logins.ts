/** Makes the logins of a database, and gives them a new password when the owner's has changed. */
import pg from 'pg'
import { type Login, limitedRole, loginOf, loginUrl, type Role, roles } from './login.ts'
import { proveConnection, UnprovenConnection } from './prove.ts'
import { scramVerifier } from './scram.ts'
import { whatToGrant } from './what-to-grant.ts'

/** Any number, the same in every process that makes the logins of this database. */
const loginsLock = 72_020_119

/**
 * At every start, after the migrations. Several processes may call it at once.
 * @throws an Error that says what to run when the owner may not make roles, and one when connections are not those of the logins
 */
export async function makeLogins(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'guanlan logins' })
  // As in `migrate.ts`.
  owner.on('error', () => {})
  await owner.connect()
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [loginsLock])
    const known = await knownOf(owner, ownerUrl)
    for (const role of roles) {
      if (known.has(role) && (await canLogIn(ownerUrl, role))) continue
      await make(owner, role, loginOf(ownerUrl, role))
      // The start stops here, not the first call, where what was just made is not what answers.
      await canLogIn(ownerUrl, role)
    }
    await letBecomeLimited(owner, loginOf(ownerUrl, 'guanlan_app').name)
    await shutOthersOut(owner, ownerUrl)
  } catch (error) {
    throw (await whatToGrant(owner, error)) ?? error
  } finally {
    await owner.end()
  }
}

/** Those whose login is there already; whether its password is right is asked by logging in. */
async function knownOf(owner: pg.Client, ownerUrl: string): Promise<Set<Role>> {
  const names = roles.map(role => loginOf(ownerUrl, role).name)
  const { rows } = await owner.query<{ name: string }>(
    'SELECT rolname::text AS name FROM pg_roles WHERE rolname = ANY($1)',
    [names],
  )
  const found = new Set(rows.map(row => row.name))
  return new Set(roles.filter((_, at) => found.has(names[at] ?? '')))
}

async function canLogIn(ownerUrl: string, role: Role): Promise<boolean> {
  const client = new pg.Client({ connectionString: loginUrl(ownerUrl, role), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await proveConnection(client, ownerUrl, role)
    return true
  } catch (error) {
    if (error instanceof UnprovenConnection) throw error
    // Whatever the reason, making it again either mends it or says what is wrong.
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Inherits what its role may do and cannot become the role, nor any other: SET ROLE is refused. */
async function make(owner: pg.Client, role: Role, { name, password }: Login): Promise<void> {
  const login = pg.escapeIdentifier(name)
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
  const verifier = pg.escapeLiteral(scramVerifier(password))
  await owner.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${login} LOGIN PASSWORD ${verifier}`)
  // The job queue makes its own tables, and they must belong to the role that the grants of migration 0001 speak of.
  const isJobs = role === 'guanlan_jobs'
  await owner.query(`GRANT ${role} TO ${login} WITH INHERIT TRUE, SET ${isJobs ? 'TRUE' : 'FALSE'}`)
}

/** A call of somebody limited to folders takes on a role that sees less (db/migrations/0390); the login has none of its policies otherwise. */
async function letBecomeLimited(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ done: boolean }>(
    'SELECT to_regrole($2) IS NULL OR pg_has_role($1, to_regrole($2), $3) AS done',
    [name, limitedRole, 'SET'],
  )
  if (!rows[0]?.done)
    await owner.query(`GRANT ${limitedRole} TO ${pg.escapeIdentifier(name)} WITH INHERIT FALSE, SET TRUE`)
}

/** Roles belong to the whole server: without this the logins of another installation on it could enter here. */
async function shutOthersOut(owner: pg.Client, ownerUrl: string): Promise<void> {
  const names = roles.map(role => loginOf(ownerUrl, role).name)
  const { rows } = await owner.query<{ done: boolean }>(
    `SELECT NOT has_database_privilege('public', current_database(), 'CONNECT') AND NOT has_database_privilege('public', current_database(), 'TEMP')
       AND (SELECT bool_and(has_database_privilege(name, current_database(), 'CONNECT')) FROM unnest($1::text[]) name) AS done`,
    [names],
  )
  if (rows[0]?.done) return
  const database = pg.escapeIdentifier(owner.database ?? '')
  // Temporary tables too: a name in one would be found before that of a real table.
  await owner.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`)
  await owner.query(`GRANT CONNECT ON DATABASE ${database} TO ${names.map(pg.escapeIdentifier).join(', ')}`)
}
