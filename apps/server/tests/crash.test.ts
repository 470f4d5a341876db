import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MonitorDraft } from '@guanlan/features/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/server'
import { articlesOf } from '@guanlan/pipeline'
import { migrate, openDatabases, startPostgres, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

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

/** False when it was not there to be killed. */
async function killDatabase(data: string): Promise<boolean> {
  const file = join(data, 'postgres', 'cluster', 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false // a stale file of a server that is gone
  }
}

test('five kills of program and database in the middle of an import leave exactly what no kill leaves', async () => {
  const minute = Math.floor(Date.parse('2026-11-01T00:00:00Z') / 60_000)
  const articles = Array.from({ length: 6 * 1_440 }, (_, n) => articlesOf(minute + n)).flat()
  const [calm, stormy] = [await newFolder(), await newFolder()]
  const file = join(calm, 'articles.jsonl')
  await writeFile(file, articles.map(article => JSON.stringify(article)).join('\n'))
  await Promise.all([prepare(calm), prepare(stormy)])

  expect(await ended(startImport(calm, file))).toBe(0)
  const expected = await contents(calm)
  expect(expected.lines).toHaveLength(articles.length)

  let midway = 0
  let databases = 0
  for (let kill = 0; kill < 5; kill++) {
    const child = startImport(stormy, file)
    await new Promise(resolve => setTimeout(resolve, 900 + Math.random() * 1_500))
    if (child.exitCode === null) midway++
    child.kill('SIGKILL')
    if (await killDatabase(stormy)) databases++
    await ended(child)
  }
  expect(midway).toBeGreaterThan(0)
  expect(databases).toBeGreaterThan(2)
  expect(await ended(startImport(stormy, file))).toBe(0)
  expect(await contents(stormy)).toEqual(expected)
}, 180_000)
