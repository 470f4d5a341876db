/**
 * The first burst: so many articles that nobody knew, each an incident of its own, on a database without statistics: one just made, then the
 * same as a restore leaves it (rows without statistics). `npm run bench -- warnings --fresh [--incidents 1600]`
 */
import { sql } from 'kysely'
import pg from 'pg'
import { MonitorDraft } from '../../features/monitors/monitors/contract.ts'
import { createMonitor } from '../../features/monitors/monitors/server/index.ts'
import { WarningDraft } from '../../features/warnings/warnings/contract.ts'
import { createWarning } from '../../features/warnings/warnings/server/rules/save.ts'
import { accept, startFlow, waiting } from '../../pipeline/index.ts'
import { type Database, openDatabases, openListener, withScope } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { machine } from '../machine.ts'

const orgId = 1
const perBatch = 100
const word = '雪线'

/** Different characters, so that no text is a copy of another and no two share a name. */
const textOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((seed * 7_919 + n * n * 31 + n * seed) % 16_000)),
  ).join('')

async function burst(db: Database, from: number, incidents: number): Promise<number> {
  const started = performance.now()
  for (let first = from; first < from + incidents; first += perBatch) {
    const items = Array.from({ length: Math.min(perBatch, from + incidents - first) }, (_, n) => ({
      sourceId: String(first + n),
      title: `${word} ${textOf(first + n, 12)}`,
      body: `${word}：${textOf(first + n + 1, 300)}`,
      url: `https://bench.example/${first + n}`,
      publishedAt: new Date().toISOString(),
      mediaType: 'web' as const,
    }))
    await accept(db, { source: 'bench', onlyOrg: null, items })
  }
  while ((await waiting(db)).articles > 0) await new Promise(done => setTimeout(done, 50))
  return performance.now() - started
}

/** As a restore leaves it: the rows are there, and nobody has counted them. */
async function forgetStatistics(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('delete from pg_statistic')
  await owner.query('update pg_class set relpages = 0, reltuples = -1, relallvisible = 0 where relkind = $1', ['r'])
  await owner.end()
}

export async function measureFresh(incidents: number): Promise<void> {
  await withDatabase(async url => {
    const databases = openDatabases(url)
    const listener = await openListener(url)
    const db = databases.worker
    await db.insertInto('organisations').values({ id: orgId, name: '机构' }).execute()
    await withScope(db, { orgId }, async scope => {
      await createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: word, rule: word }))
      await createWarning(
        scope,
        WarningDraft.parse({
          name: word,
          warningWords: word,
          mediaType: ['web'],
          sentiment: [1, 0, -1],
          startTime: '2020-01-01',
          endTime: '2099-12-31',
          receiveEmail: true,
        }),
      )
    })
    const flow = startFlow(db, listener, error => process.stderr.write(`${error}\n`))
    process.stdout.write(`${machine()}\n`)
    for (const [n, what] of ['fresh', 'restored'].entries()) {
      if (n > 0) await forgetStatistics(url)
      const ms = await burst(db, n * incidents, incidents)
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from warning_incidents`.execute(db)
      process.stdout.write(
        `${what}: ${incidents} articles in ${(ms / 1_000).toFixed(1)} s; ${rows[0]?.n} incidents stand\n`,
      )
    }
    await flow.stop()
    await listener.close()
    await databases.close()
  })
}
