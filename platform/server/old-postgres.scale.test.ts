// An older PostgreSQL is refused with a sentence that says both versions, before anything is made in it.
import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { postgres15 } from '../../tools/scale/parts/postgres-15.ts'
import { run } from '../../tools/scale/running.ts'
import { migrate } from './migrate.ts'

// It refuses to be root.
const uid = process.getuid?.() === 0 ? 65_534 : undefined

test('PostgreSQL 15 is refused, and left as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-postgres-15-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  // Where its own user may enter.
  await cp(await postgres15(), join(folder, 'root'), { recursive: true })
  const programs = join(folder, 'root/usr/lib/postgresql/15/bin')
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (uid !== undefined) await chown(data, uid, uid)
  await promisify(execFile)(join(programs, 'initdb'), ['-D', data, '-U', 'guanlan', '-A', 'trust'], { uid })
  const url = 'postgres://guanlan:x@127.0.0.1:18979/postgres'
  const server = await run({
    file: join(programs, 'postgres'),
    words: ['-D', data, '-p', '18979', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    log: join(folder, 'log'),
    uid,
    isUp: async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.end()
      return true
    },
    patience: 30,
  })
  onTestFinished(() => server.end('SIGINT'))
  await expect(migrate(url)).rejects.toThrow(
    /DATABASE_URL leads to PostgreSQL 15\.\d+.* Guanlan needs PostgreSQL 18 or newer/,
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('migrations') as made")
  expect(rows).toEqual([{ made: null }])
  await client.end()
})
