// A pooler between Guanlan and PostgreSQL, set up as advice in the field sets it up: never silent.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pgbouncer } from '../../../tools/scale/parts/pgbouncer.ts'
import { type Running, run } from '../../../tools/scale/running.ts'
import { openPool } from '../database.ts'
import { startJobs } from '../jobs/schedules.ts'
import { openListener } from '../listen.ts'
import { loginOf } from './login.ts'
import { makeLogins } from './make-logins.ts'

let database: Awaited<ReturnType<typeof migratedDatabase>>
beforeAll(async () => {
  database = await migratedDatabase()
})
afterAll(() => database.drop())

/** @param asOwner it logs in as the owner of the database, whoever asks */
async function pooled(mode: 'session' | 'transaction', asOwner: boolean): Promise<string> {
  const { file, libraries } = await pgbouncer()
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-pgbouncer-'))
  await chmod(folder, 0o777)
  const { hostname, port, pathname, username, password } = new URL(database.url)
  const login = loginOf(database.url, 'guanlan_app')
  const name = pathname.slice(1)
  const entry = `host=${hostname} port=${port} dbname=${name}${asOwner ? ` user=${username} password=${decodeURIComponent(password)}` : ''}`
  await writeFile(
    join(folder, 'users.txt'),
    [
      [login.name, login.password],
      ...(['guanlan_worker', 'guanlan_jobs'] as const).map(role => {
        const { name, password } = loginOf(database.url, role)
        return [name, password]
      }),
      [username, decodeURIComponent(password)],
    ]
      .map(pair => pair.map(word => `"${word}"`).join(' '))
      .join('\n'),
  )
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = ${entry}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 18977
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = ${mode}
ignore_startup_parameters = options, extra_float_digits
unix_socket_dir =
`,
  )
  await chmod(join(folder, 'users.txt'), 0o644)
  await chmod(join(folder, 'pgbouncer.ini'), 0o644)
  const url = new URL(database.url)
  url.port = '18977'
  const running: Running = await run({
    file,
    // It refuses to be root.
    words: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    log: join(folder, 'log'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    isUp: async () => {
      const client = new pg.Client({ connectionString: url.href })
      await client.connect()
      await client.end()
      return true
    },
    patience: 20,
  })
  onTestFinished(async () => {
    await running.end()
    await rm(folder, { recursive: true, force: true })
  })
  return url.href
}

describe('a pooler', () => {
  test('that logs in as the owner: the start stops, and no connection is used', async () => {
    const url = await pooled('session', true)
    await expect(makeLogins(url)).rejects.toThrow(/was asked for as guanlan_app_of_.* and came as/)
    const pool = openPool(url, 'guanlan_app', 1)
    await expect(pool.query('select count(*) from organisations')).rejects.toThrow(/came as/)
    await pool.end()
    await expect(openListener(url)).rejects.toThrow(/came as/)
    await expect(startJobs(url, [], () => {})).rejects.toThrow(/came as/)
  })

  test.each(['session', 'transaction'] as const)(
    'in %s mode is named, also where it logs in as was asked',
    async mode => {
      const url = await pooled(mode, false)
      await expect(makeLogins(url)).rejects.toThrow(/stands a pooler/)
      const pool = openPool(url, 'guanlan_app', 1)
      await expect(pool.query('select 1')).rejects.toThrow(/stands a pooler/)
      await pool.end()
    },
  )
})
