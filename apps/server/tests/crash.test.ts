import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MonitorDraft } from '@guanlan/features/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/server'
import { articlesOf } from '@guanlan/pipeline'
import { makeLogins, migrate, openDatabases, startPostgres, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const importer = fileURLToPath(new URL('../import.ts', import.meta.url))
const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-crash-'))
  // The database's user (not root) must be able to enter, or its cluster is kept elsewhere and the kill misses it.
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Runs `work` on the installation's database and stops it cleanly. */
async function inside<T>(data: string, work: (databases: ReturnType<typeof openDatabases>) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ dataDir: join(data, 'postgres'), log: () => {} })
  await migrate(postgres.url)
  await makeLogins(postgres.url)
  const databases = openDatabases(postgres.url, { app: 2, worker: 2 })
  try {
    return await work(databases)
  } finally {
    await databases.close()
    await postgres.stop()
  }
}

const rules = ['鹭行|北驰', '车门{6}打不开', '(客服|售后)-(招聘|转让)']

const prepare = (data: string) =>
  inside(data, async ({ worker }) => {
    await worker.insertInto('organisations').values({ id: 5, name: '演练机构' }).execute()
    for (const rule of rules)
      await withScope(worker, { orgId: 5 }, scope =>
        createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: rule.slice(0, 20), rule })),
      )
  })

/** Everything that counts, without ids that depend on the order of arrival. */
const contents = (data: string) =>
  inside(data, async ({ worker }) => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', a.identity, md5(a.title || a.body), a.likes, (select count(*) from article_grams g where g.article_id = a.id),
        (select string_agg(h.rule_version || ':' || m.rule, ',' order by m.rule) from hits h join monitors m on m.id = h.monitor_id where h.article_id = a.id)) as line
      from articles a order by 1`.execute(worker)
    const { rows: left } = await sql<{ n: number }>`select count(*)::int as n from received_batches`.execute(worker)
    return { lines: rows.map(row => row.line), waiting: left[0]?.n }
  })

const startImport = (data: string, file: string): ChildProcess =>
  spawn(process.execPath, [importer, file], {
    env: { ...process.env, GUANLAN_DATA: data, DATABASE_URL: '' },
    stdio: 'ignore',
  })
const ended = (child: ChildProcess) => new Promise<number | null>(resolve => child.on('exit', resolve))

/** The postmaster's process, once it takes connections. */
async function runningDatabase(data: string): Promise<number | null> {
  const file = join(data, 'postgres', 'cluster', 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null
}

/** Waits until the import of this run is under way; null when it was over before. */
async function underWay(data: string, child: ChildProcess, killed: number): Promise<number | null> {
  while (child.exitCode === null) {
    const database = await runningDatabase(data)
    // A killed server leaves its file behind until the next one starts.
    if (database !== null && database !== killed) return database
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return null
}

/** What an import that nobody disturbs leaves. */
let file = ''
let expected: Awaited<ReturnType<typeof contents>>
beforeAll(async () => {
  const minute = Math.floor(Date.parse('2026-11-01T00:00:00Z') / 60_000)
  const articles = Array.from({ length: 4 * 1_440 }, (_, n) => articlesOf(minute + n)).flat()
  const calm = await newFolder()
  file = join(calm, 'articles.jsonl')
  await writeFile(file, articles.map(article => JSON.stringify(article)).join('\n'))
  await prepare(calm)

  expect(await ended(startImport(calm, file))).toBe(0)
  expected = await contents(calm)
  expect(expected.lines).toHaveLength(articles.length)
}, 120_000)

test('five kills of program and database in the middle of an import leave exactly what no kill leaves', async () => {
  const stormy = await newFolder()
  await prepare(stormy)

  let kills = 0
  let killed = 0
  for (let run = 0; kills < 5 && run < 20; run++) {
    const child = startImport(stormy, file)
    const database = await underWay(stormy, child, killed)
    await new Promise(resolve => setTimeout(resolve, 100 + Math.random() * 900))
    if (database === null || child.exitCode !== null) continue
    child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    killed = database
    await ended(child)
    kills++
  }
  expect(kills).toBe(5)
  expect(await ended(startImport(stormy, file))).toBe(0)
  expect(await contents(stormy)).toEqual(expected)
}, 180_000)

test('an import whose database is killed twice goes on by itself, and nothing is lost or doubled', async () => {
  const data = await newFolder()
  await prepare(data)
  const child = startImport(data, file)
  const exit = ended(child)
  let [kills, killed] = [0, 0]
  while (kills < 2) {
    const database = await underWay(data, child, killed)
    if (database === null) break
    await new Promise(resolve => setTimeout(resolve, 300))
    process.kill(database, 'SIGKILL')
    killed = database
    kills++
  }
  expect(kills).toBe(2)
  expect(await exit).toBe(0)
  expect(await contents(data)).toEqual(expected)
}, 120_000)
