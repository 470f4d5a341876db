// A drill: an installation is backed up while somebody writes to it, put back elsewhere, and holds the same rows, files and key.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles, newFileKey, type RunningPostgres, startPostgres } from '@guanlan/platform/server'
import { migratedInstallation } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { makeBackup } from '../backup/make.ts'
import { backupName, isBackupName, manifestName } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore.ts'
import { readSettings } from '../settings.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-backup-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}
const settingsOf = (folder: string) => readSettings({ GUANLAN_DATA: folder })
const start = (folder: string): Promise<RunningPostgres> =>
  startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })

/** A fingerprint of each table's rows. What is not in the log of transactions (UNLOGGED) is made anew and is no part of a backup. */
async function rowsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: prints } = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as print from ${name} t`,
    )
    found[name] = prints[0]?.print ?? ''
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences order by 1`,
  )
  // A server that was not shut down may have drawn up to 32 numbers ahead: none comes twice.
  expect(sequences.length).toBeGreaterThan(10)
  return found
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

test('what is backed up while it is written to comes back whole, and what is damaged changes nothing', async () => {
  const from = await migratedInstallation()
  folders.push(from)
  const into = await newFolder()
  const store = await diskFiles(join(from, 'files'))
  const key = newFileKey('pictures', 7)
  await store.put(
    key,
    (async function* () {
      yield Buffer.from('a picture')
    })(),
    100,
  )
  const running = await start(from)
  await withClient(running.url, client =>
    client.query(`insert into organisations (id, name) select n, 'organisation ' || n from generate_series(7, 500) n`),
  )
  // Somebody writes all the time; what has been written before the copy began is in it.
  let isWriting = true
  const writing = withClient(running.url, async client => {
    for (let n = 0; isWriting; n++)
      await client.query('update organisations set name = $1 where id = 500', [`turn ${n}`])
  })
  await makeBackup(settingsOf(from), { into, keep: null, now: new Date('2026-01-01T00:00:00Z') })
  isWriting = false
  await writing
  const before = await withClient(running.url, rowsOf)
  const made = await makeBackup(settingsOf(from), { into, keep: 1, now: new Date('2026-01-02T00:00:00Z') })
  await running.stop()
  expect(made.removed).toEqual(['guanlan-20260101T000000Z'])
  expect(await readdir(into)).toEqual(['guanlan-20260102T000000Z'])

  const to = await newFolder()
  const restored = await restoreBackup(settingsOf(to), { from: made.folder, replace: false })
  expect(restored).toMatchObject({ madeAt: '2026-01-02T00:00:00.000Z', files: 1, different: [] })
  const again = await start(to)
  expect(await withClient(again.url, rowsOf)).toEqual(before)
  await expect(restoreBackup(settingsOf(to), { from: made.folder, replace: true })).rejects.toThrow(
    'stop Guanlan first',
  )
  await again.stop()
  const kept = await (await diskFiles(join(to, 'files'))).get(key)
  expect(String(Buffer.concat((await kept?.stream.toArray()) ?? []))).toBe('a picture')
  expect(await readFile(join(to, 'secret.key'), 'utf8')).toBe(await readFile(join(from, 'secret.key'), 'utf8'))

  await expect(restoreBackup(settingsOf(to), { from: made.folder, replace: false })).rejects.toThrow('moved aside')
  await writeFile(join(made.folder, 'secret.key'), 'another')
  const fresh = await newFolder()
  await expect(restoreBackup(settingsOf(fresh), { from: made.folder, replace: false })).rejects.toThrow('secret.key')
  expect(await readdir(fresh)).toEqual([])
  await rm(join(made.folder, manifestName))
  await expect(restoreBackup(settingsOf(fresh), { from: made.folder, replace: false })).rejects.toThrow(
    'no whole backup',
  )
}, 120_000)

test('names of backups sort by time', () => {
  expect(backupName(new Date('2026-01-31T02:03:04.567Z'))).toBe('guanlan-20260131T020304Z')
  expect(isBackupName('guanlan-20260131T020304Z')).toBe(true)
  expect(isBackupName('guanlan-old')).toBe(false)
})
