/** The same articles stored with 1,000 rules of events and detection, and without: in turns, on two databases of one run. */
import { sql } from 'kysely'
import { NewEvent } from '../../features/events/events/contract.ts'
import { openDetector } from '../../features/events/events/server/detecting/detect.ts'
import { createEvent } from '../../features/events/events/server/saving/save.ts'
import { withScope } from '../../platform/server/index.ts'
import { type Installation, openInstallation, organisations, wordsOfRule } from '../crisis/installation.ts'
import { load, print, type RealArticle } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { databaseProcessorMs } from '../database-processor.ts'

const rules = 1_000
/** The first warms all up. */
const pieces = 7

export async function measureImport(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('import: no articles here; nothing measured')
  await withDatabase(one =>
    withDatabase(async other => {
      const options = { seeds: articles.slice(0, 20), rulesFit: null }
      const places = { without: await openInstallation(one, options), with: await openInstallation(other, options) }
      await addEvents(places.with)
      const detector = openDetector()
      const spent = { without: 0, with: 0, detection: 0 }
      const size = Math.floor((articles.length - 20) / pieces)
      for (let piece = 0; piece < pieces; piece++) {
        const part = articles.slice(20 + piece * size, 20 + (piece + 1) * size)
        for (const name of piece % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
          const { own, database } = await places[name].store(part, piece * size)
          if (piece > 0) spent[name] += own + database
        }
        // As often as a worker looks: once for all that came within its rest.
        const detection = await detect(places.with, detector)
        if (piece > 0) spent.detection += detection
      }
      const stored = size * (pieces - 1)
      const { rows } = await sql<{ n: number; candidates: number }>`
        select (select count(*)::int from article_set_members where kind = 'event') as n, (select count(*)::int from event_candidates) as candidates`.execute(
        places.with.databases.worker,
      )
      const each = (ms: number) => (ms / stored).toFixed(2)
      print(
        `import of ${stored} articles in ${pieces - 1} turns: without ${each(spent.without)}, with ${rules} rules of events ${each(spent.with)} ms of both processes an article, ${(spent.with / spent.without).toFixed(3)} ×; detection for ${organisations.length} organisations beside it ${each(spent.detection)} ms, together ${((spent.with + spent.detection) / spent.without).toFixed(3)} × (must 1.05); ${rows[0]?.n} joined, ${rows[0]?.candidates} candidates; ${load()}`,
      )
      await places.with.close()
      await places.without.close()
    }),
  )
}

async function addEvents({ databases }: Installation): Promise<void> {
  const startTime = new Date(Date.now() - 3_600_000).toISOString()
  for (let n = 0; n < rules; n++)
    await withScope(databases.worker, { orgId: organisations[n % organisations.length] ?? 0, userId: 1 }, scope =>
      createEvent(scope, NewEvent.parse({ title: `事件 ${n}`, rule: wordsOfRule(n, 'seldom'), startTime })),
    )
  await databases.worker.deleteFrom('tasks').execute()
}

async function detect({ databases }: Installation, detector: ReturnType<typeof openDetector>): Promise<number> {
  const [own, database] = [process.cpuUsage(), (await databaseProcessorMs(databases.worker)) ?? 0]
  for (const orgId of organisations) await withScope(databases.worker, { orgId }, scope => detector.look(scope))
  const { user, system } = process.cpuUsage(own)
  return (user + system) / 1_000 + ((await databaseProcessorMs(databases.worker)) ?? 0) - database
}
