/** An installation whose server and database are killed while articles are handed in: what the tests of that share. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accept, waiting } from '@guanlan/pipeline'
import {
  type Database,
  makeLogins,
  migrate,
  openDatabases,
  startPostgres,
  withPatience,
} from '@guanlan/platform/server'
import { compiled } from './crashing.ts'

export const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Its database, which comes back by itself. */
export async function openInstallation(data: string, sizes: { app: number; worker: number }) {
  const postgres = await startPostgres({ dataDir: join(data, 'postgres'), log: () => {} })
  const { url } = postgres
  await migrate(url)
  await makeLogins(url)
  const databases = openDatabases(url, sizes)
  return {
    databases,
    /** Of a server that works on it. */
    env: { GUANLAN_DATA: data, DATABASE_URL: url, GUANLAN_ROLE: 'worker', GUANLAN_DEMO: 'off', GUANLAN_LOG: 'silent' },
    async close() {
      await databases.close()
      await postgres.stop()
    },
  }
}

/** Runs the server, again whenever it ends, as whatever keeps services running does. */
export function supervise(env: Record<string, string>) {
  let server: ChildProcess
  let ending = false
  const begin = () => {
    server = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      env: { ...process.env, ...compiled, ...env },
      stdio: 'ignore',
    })
    server.once('exit', () => ending || setTimeout(begin, 100))
  }
  begin()
  return {
    kill: () => server.kill('SIGKILL'),
    /** Of the one that runs now. */
    pid: () => server.pid as number,
    async end() {
      ending = true
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

/** Kills the database, once it takes connections; another one than that which was killed before. Returns which. */
export async function killDatabase(data: string, killed: number): Promise<number> {
  const found = await databaseOf(data, killed)
  process.kill(found, 'SIGKILL')
  return found
}

/** Its process, once it takes connections; another one than that which was killed before. */
export async function databaseOf(data: string, killed = 0): Promise<number> {
  for (;;) {
    const lines = (await readFile(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    const found = Number(lines[0])
    // The file of a killed one stays until the next one starts.
    if (lines[7]?.trim() === 'ready' && found !== killed) return found
    await wait(20)
  }
}

export interface DrillArticle {
  sourceId: string
  title: string
  body: string
  publishedAt: string
}

export interface Handing {
  /** The article of this number, from 0. */
  articleOf: (n: number) => DrillArticle
  perBatch: number
  /** Milliseconds from one batch to the next. */
  batchMs: number
}

/** So many batches wait at most: on a busy machine more would come in than is ever done. */
const mostWaiting = 5

/** Hands articles in until it is ended, each batch again until it is safe. */
export function handIn(db: Database, { articleOf, perBatch, batchMs }: Handing): { end(): Promise<DrillArticle[]> } {
  const handed: DrillArticle[] = []
  return untilEnded(async () => {
    await wait(batchMs)
    if ((await withPatience(() => waiting(db))).articles > mostWaiting * perBatch) return
    const articles = Array.from({ length: perBatch }, (_, n) => articleOf(handed.length + n))
    const items = articles.map(article => ({
      ...article,
      mediaType: 'web' as const,
      url: `https://drill.example/${article.sourceId}`,
    }))
    await withPatience(() => accept(db, { source: 'drill', onlyOrg: null, items }))
    handed.push(...articles)
  }, handed)
}

/** Does the work again and again until it is ended, `least` times. What went wrong is thrown by whoever ends it. */
export function untilEnded<Done>(work: (n: number) => Promise<void>, done: Done, least = 0): { end(): Promise<Done> } {
  let ending = false
  const working = (async () => {
    for (let n = 0; !ending || n < least; n++) await work(n)
  })()
  working.catch(() => {})
  return {
    async end() {
      ending = true
      await working
      return done
    },
  }
}

/** Characters of a matter, so that no two matters are alike. */
export const charactersOf = (matter: number, length: number): string =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((matter * 37 + at * 101) % 18_000))).join('')

/** No article waits any more, and nothing else does. The database may just have been killed. */
export async function untilQuiet(db: Database, countWaiting: () => Promise<number>): Promise<void> {
  for (;;) {
    const others = await withPatience(countWaiting)
    const { articles } = await withPatience(() => waiting(db))
    if (articles === 0 && others === 0) return
    await wait(50)
  }
}
