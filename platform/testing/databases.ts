// Real databases for tests: each caller gets its own, on the one server of the whole run.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { loginOf, roles } from '../server/logins/login.ts'

export type TestDatabase = {
  /** of the owner (superuser) */
  url: string
  /** Close your own pools first, or not: sessions left open are ended. */
  drop(): Promise<void>
}

/** What stands beside a database: made with it, ended before it goes. */
type Beside = (url: string) => Promise<() => Promise<void>>
let beside: Beside = async () => async () => {}

/** From here on beside each migrated database: for set-up files of a run (vitest.scale.config.ts). */
export const standBeside = (what: Beside): void => {
  beside = what
}

/** An empty database. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = newName()
  await asOwner(`create database ${name}`)
  return database(name)
}

/** A database with every migration applied: a copy of a template that is migrated once a run. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const name = newName()
  await withTemplate(template => `create database ${name} template ${template} ${asFiles}`)
  const { makeLogins } = await import('../server/logins/make-logins.ts')
  await makeLogins(urlOf(name))
  const made = database(name)
  const endBeside = await beside(made.url)
  return {
    ...made,
    async drop() {
      try {
        await endBeside()
      } finally {
        await made.drop()
      }
    },
  }
}

/** Page by page through the log of transactions, the default, is five times the work for a template of so many small tables. */
const asFiles = 'strategy file_copy'

function database(name: string): TestDatabase {
  const url = urlOf(name)
  return {
    url,
    async drop() {
      await asOwner(`drop database if exists ${name} with (force)`)
      // Logins belong to the server, not to the database.
      await asOwner(`drop role if exists ${roles.map(role => loginOf(url, role).name).join(', ')}`)
    },
  }
}

function newName(): string {
  return `test_${randomBytes(6).toString('hex')}`
}

function urlOf(name: string): string {
  const url = new URL(inject('testDatabaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

const template = () => `template_${inject('testRun')}`

/** Any number, the same in every worker: the first worker migrates the template, the others wait for it. */
const templateLock = 20_260_001

async function withTemplate(copy: (template: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') })
  await client.connect()
  try {
    // Held while copying too: a template must have no session, and two copies at once are refused on some versions.
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template()])
    if (rowCount === 0) await makeTemplate(client)
    await client.query(copy(template()))
  } finally {
    await client.end()
  }
}

async function makeTemplate(client: pg.Client): Promise<void> {
  const half = `${template()}_half`
  await client.query(`drop database if exists ${half} with (force)`)
  await client.query(`create database ${half}`)
  const { migrate } = await import('../server/migrate.ts')
  await migrate(urlOf(half))
  // Renamed when whole: a migration that fails leaves nothing that looks like a template.
  await client.query(`alter database ${half} rename to ${template()}`)
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
