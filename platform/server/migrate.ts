/** Brings a database to the newest shape: SQL files in one ordered line, each once, none ever changed. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { whatToGrant } from './logins/what-to-grant.ts'

const migrationsDir = join(import.meta.dirname, '../../db/migrations/')
// Any number will do; it only has to be the same in every process that migrates.
const migrationLock = 72_020_117

/** Throws an Error with a sentence when the server is too old, or an applied file was changed or is gone. Several processes may call it at once. */
export async function migrate(ownerUrl: string, dir: string = migrationsDir): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'guanlan migrate' })
  // A connection that breaks between two statements: the next one fails and says so. Without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireVersion(client)
    await waitForTurn(client)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM migrations ORDER BY name',
    )
    const applied = new Map(rows.map(row => [row.name, row.hash]))
    const files = (await readdir(dir)).filter(name => name.endsWith('.sql')).sort()
    for (const name of applied.keys())
      if (!files.includes(name))
        throw new Error(
          `This database was made by a newer version of Guanlan: it knows ${name}, this version does not.`,
        )
    const done: string[] = []
    for (const name of files) {
      const text = await readFile(`${dir}/${name}`, 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const known = applied.get(name)
      if (known === hash) continue
      if (known) throw new Error(`Migration ${name} was changed after it had been applied. Add a new file instead.`)
      await apply(client, name, text, hash)
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

/** The version that the tests run on; an older one may take most statements and mean some of them otherwise. */
const oldestMajor = 18

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string; standby: boolean }>(
    "SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number, pg_is_in_recovery() AS standby",
  )
  const [{ version, number, standby } = { version: '', number: '0', standby: false }] = rows
  if (Number(number) < oldestMajor * 10_000)
    throw new Error(`DATABASE_URL leads to PostgreSQL ${version}. Guanlan needs PostgreSQL ${oldestMajor} or newer.`)
  if (standby) throw new Error('DATABASE_URL leads to a standby, which takes no changes: let it lead to the primary.')
}

/** Asks again and again: a statement that waits would itself hold up an index that is built concurrently. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [migrationLock])
    if (rows[0]?.mine) return
    await new Promise(resolve => setTimeout(resolve, betweenTriesMs))
  }
}

/** First line of a file whose statements each stand alone: what PostgreSQL runs in no transaction (CONCURRENTLY). It must bear being begun again. */
const alone = '-- migrate: without a transaction\n'

async function apply(client: pg.Client, name: string, text: string, hash: string): Promise<void> {
  const note = () => client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash])
  try {
    if (text.startsWith(alone)) {
      for (const statement of text.split(/;\n/).filter(part => part.trim())) await client.query(statement)
      await note()
    } else await inTransaction(client, text, note)
  } catch (error) {
    const reason = (await whatToGrant(client, error).catch(() => null)) ?? error
    throw new Error(`Migration ${name} failed: ${reason instanceof Error ? reason.message : reason}`, { cause: error })
  }
}

/** About a minute altogether. */
const triesForLock = 120
const betweenTriesMs = 300
const lockNotAvailable = '55P03'

/** A file that sets `lock_timeout` gives up rather than make a queue behind it, and is tried again. */
async function inTransaction(client: pg.Client, text: string, note: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('BEGIN')
    try {
      await client.query(text)
      await note()
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK')
      if ((error as { code?: unknown }).code !== lockNotAvailable || tries === triesForLock) throw error
      await new Promise(resolve => setTimeout(resolve, betweenTriesMs))
    }
  }
}
