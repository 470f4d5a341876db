/** `npm run import -- FILES`: brings JSON lines and tables in through the whole pipeline, and says what could not be used. */
import { join } from 'node:path'
import { keepTextsInIndexAlone } from '@guanlan/features/articles/articles/server/search'
import { type Imported, importFile, pipelineStrings, readItem, startFlow, waiting } from '@guanlan/pipeline'
import { type Phrase, say } from '@guanlan/platform/contract'
import {
  type Database,
  makeLogins,
  migrate,
  openDatabases,
  openListener,
  startPostgres,
  withPatience,
} from '@guanlan/platform/server'
import { readSettings } from './settings.ts'

const mostShown = 20
const out = (line: string) => process.stdout.write(`${line}\n`)

async function run(files: readonly string[]): Promise<boolean> {
  if (files.length === 0) throw new Error('Name the files: npm run import -- articles.jsonl.gz more.csv')
  const settings = readSettings(process.env)
  keepTextsInIndexAlone(settings.openSearch?.alone ?? false)
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: () => {} })
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  await withPatience(() => migrate(url))
  await withPatience(() => makeLogins(url))
  const databases = openDatabases(url)
  const db = databases.worker
  // Stopped by hand: the database this run started goes with it. What was read is kept; running again takes up the rest.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void Promise.resolve(postgres?.stop()).finally(() => process.exit(130)))
  const listener = await withPatience(() => openListener(url))
  // A running server takes part; without one this process does all the work.
  const flow = startFlow(db, listener, (error, message) =>
    out(`  ${message}: ${error instanceof Error ? error.message : error}`),
  )
  const started = Date.now()
  const before = await withPatience(() => countArticles(db))
  let whole = true
  const total: Imported = { accepted: 0, refused: 0 }
  for (const path of files) {
    const one: Imported = { accepted: 0, refused: 0 }
    await bringIn(db, path, one).catch(error => {
      whole = false
      out(`  ${path}: ${error instanceof Error ? error.message : error}. What was read before is kept.`)
    })
    total.accepted += one.accepted
    total.refused += one.refused
  }
  while ((await withPatience(() => waiting(db))).articles > 0) await new Promise(resolve => setTimeout(resolve, 100))
  await flow.stop()
  // What a running server collects meanwhile is counted too; of these files there are no more than were read.
  const added = Math.min(total.accepted, (await withPatience(() => countArticles(db))) - before)
  const seconds = (Date.now() - started) / 1000
  out(
    `Done: ${total.accepted} read, ${added} new, ${total.accepted - added} known already, ${total.refused} refused, ${seconds.toFixed(1)} s, ${Math.round(total.accepted / seconds)} articles/s`,
  )
  await listener.close()
  await databases.close()
  await postgres?.stop()
  return whole
}

/** `soFar` counts along, so that a file that breaks off says how far it came. */
async function bringIn(db: Database, path: string, soFar: Imported): Promise<void> {
  let shown = 0
  await importFile(db, path, {
    read: readItem,
    refused: problem => {
      const phrase: Phrase | undefined =
        pipelineStrings[problem.key.slice('pipeline.'.length) as keyof typeof pipelineStrings]
      if (++shown <= mostShown)
        out(
          `  ${path}:${problem.position} ${problem.field}: ${phrase ? say(phrase, 'en') : problem.key} — ${problem.excerpt}`,
        )
      else if (shown === mostShown + 1) out('  … more are listed in the table refused_items')
    },
    progress: imported => {
      Object.assign(soFar, imported)
      if (process.stdout.isTTY) process.stdout.write(`\r  ${path}: ${soFar.accepted}`)
    },
  })
  out(`${process.stdout.isTTY ? '\r' : ''}${path}: ${soFar.accepted} accepted, ${soFar.refused} refused`)
}

async function countArticles(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('articles')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

try {
  process.exit((await run(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
