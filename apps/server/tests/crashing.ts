/** An installation in a folder, programs that are killed in the middle of their work on it, and what is left, for tests and benchmarks. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkFactDays, processFactDays } from '@guanlan/features/articles/articles/server/fact-days'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/monitors/server'
import { articlesOf } from '@guanlan/pipeline'
import { makeLogins, migrate, openDatabases, startPostgres, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function newInstallation(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-crash-'))
  // The database's user (not root) must be able to enter, or its cluster is kept elsewhere and the kill misses it.
  await chmod(folder, 0o755)
  return folder
}

/** Another installation with the same contents, of one that does not run. */
export async function copyOf(data: string): Promise<string> {
  const folder = await newInstallation()
  // With its owners: the database runs as a user of its own where this is root.
  await promisify(execFile)('cp', ['-a', `${data}/.`, folder])
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

/** An organisation with these rules; a monitor made where articles are already is filled by the next server. */
export const addMonitors = (data: string, rules: readonly string[]) =>
  inside(data, async ({ worker }) => {
    await worker
      .insertInto('organisations')
      .values({ id: 5, name: '演练机构' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    for (const rule of rules)
      await withScope(worker, { orgId: 5 }, scope =>
        createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: rule.slice(0, 20), rule })),
      )
  })

/** What the invented newsroom publishes in so many minutes, as JSON lines. Returns how many articles. */
export async function writeArticles(file: string, minutes: number): Promise<number> {
  const minute = Math.floor(Date.parse('2026-11-01T00:00:00Z') / 60_000)
  const articles = Array.from({ length: minutes }, (_, n) => articlesOf(minute + n)).flat()
  await writeFile(file, articles.map(article => JSON.stringify(article)).join('\n'))
  return articles.length
}

export interface Contents {
  /** An article each with its hits, without ids that depend on the order of arrival. */
  lines: string[]
  /** Batches and tasks that are not done. */
  waiting: number
}

/** Everything that counts. */
export const contentsOf = (data: string): Promise<Contents> =>
  inside(data, async ({ worker }) => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', a.identity, md5(a.title || a.body), a.likes, (select count(*) from article_grams g where g.article_id = a.id),
        (select string_agg(h.rule_version || ':' || m.rule, ',' order by m.rule) from hits h join monitors m on m.id = h.monitor_id where h.article_id = a.id)) as line
      from articles a order by 1`.execute(worker)
    const { rows: left } = await sql<{ n: number }>`
      select (select count(*) from received_batches)::int + (select count(*) from tasks where state in ('waiting', 'running'))::int as n`.execute(
      worker,
    )
    return { lines: rows.map(row => row.line), waiting: left[0]?.n ?? 0 }
  })

/**
 * Counts every day of the charts that waits for it. `wrong`: days that were not as their articles, before or after; `articles` of all
 * counted days and of the rows themselves.
 */
export const countDays = (data: string): Promise<{ days: number; wrong: number; counted: number; articles: number }> =>
  inside(data, async ({ worker }) => {
    const before = await checkFactDays(worker)
    // Later: a day rests for a while after a change before it is counted anew.
    const later = new Date(Date.now() + 2 * 3_600_000)
    while (await processFactDays(worker, later)) {
      // A piece at a time.
    }
    const wrong = before + (await checkFactDays(worker))
    const { rows } = await sql<{ days: number; counted: number; articles: number }>`
      select (select count(*)::int from fact_days) as days, (select coalesce(sum(rows), 0)::int from fact_days where monitor_id = 0) as counted,
        (select count(*)::int from org_articles where removed_at is null) as articles`.execute(worker)
    return { wrong, ...(rows[0] ?? { days: 0, counted: 0, articles: 0 }) }
  })

/** Programs start in half the time with what earlier ones of this checkout compiled. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)),
}

const programOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const logOf = (data: string): string => join(data, 'program.log')
/** What its programs wrote last, for a failure to say. */
export const lastWords = (data: string): Promise<string> =>
  readFile(logOf(data), 'utf8').then(
    text => text.slice(-2_000),
    () => '',
  )

function start(data: string, words: readonly string[], env: Record<string, string> = {}): ChildProcess {
  // A file, not a pipe: the database that a program leaves behind would hold it open.
  const log = openSync(logOf(data), 'a')
  try {
    return spawn(process.execPath, words, {
      env: { ...process.env, ...compiled, GUANLAN_DATA: data, DATABASE_URL: '', ...env },
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

export const startImport = (data: string, file: string): ChildProcess => start(data, [programOf('import.ts'), file])

/** Does tasks, filling among them. */
export const startWorkerServer = (data: string): ChildProcess =>
  start(data, [programOf('main.ts')], { GUANLAN_ROLE: 'worker', GUANLAN_DEMO: 'off', GUANLAN_LOG: 'silent' })

export const ended = (child: ChildProcess) => new Promise<number | null>(resolve => child.on('exit', resolve))

/** The postmaster's process, once it takes connections. */
async function runningDatabase(data: string): Promise<number | null> {
  const file = join(data, 'postgres', 'cluster', 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null
}

/** Waits until the database of this program is there; null when the program was over before. */
export async function underWay(data: string, child: ChildProcess, killed: number): Promise<number | null> {
  while (child.exitCode === null) {
    const database = await runningDatabase(data)
    // A killed server leaves its file behind until the next one starts.
    if (database !== null && database !== killed) return database
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return null
}

export interface Storm {
  data: string
  start: () => ChildProcess
  kills: number
  /** Milliseconds of life after the database is there: at least, at most. */
  lifeMs: [least: number, most: number]
  /** Tests hand in their own chance. */
  random?: () => number
}

/** Kills program and database at random moments, so often, and starts them again. Returns how often it was done: it ends with the work. */
export async function killAtRandom({
  data,
  start,
  kills,
  lifeMs: [least, most],
  random = Math.random,
}: Storm): Promise<number> {
  let [done, killed] = [0, 0]
  for (let run = 0; done < kills && run < 4 * kills; run++) {
    const child = start()
    const exit = ended(child)
    const database = await underWay(data, child, killed)
    await new Promise(resolve => setTimeout(resolve, least + random() * (most - least)))
    if (database === null || child.exitCode !== null) {
      await exit
      continue
    }
    child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    killed = database
    await exit
    done++
  }
  return done
}
