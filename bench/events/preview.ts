/** A rule of an event tried on 90 days, against the same rule of a monitor: whole walks in turns, and their ratio. */
import { TriedEvent } from '../../features/events/events/contract.ts'
import { previewOf as previewOfEvent } from '../../features/events/events/server/rules/preview.ts'
import { TriedDraft } from '../../features/monitors/monitors/contract.ts'
import { previewOf as previewOfMonitor } from '../../features/monitors/monitors/server/trying/preview.ts'
import { type Database, type Scope, withScope } from '../../platform/server/index.ts'
import { openInstallation } from '../crisis/installation.ts'
import { load, print, type RealArticle } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { spread } from '../machine.ts'

const runs = 7
const rule = '公司|市场|学校'

type Part = { next: string | null; count: number }

/** Part after part, as screens ask. */
async function whole(db: Database, part: (scope: Scope, cursor: string | null) => Promise<Part>): Promise<number> {
  let cursor: string | null = null
  let count = 0
  do {
    const answer: Part = await withScope(db, { orgId: 1, userId: 1 }, scope => part(scope, cursor))
    cursor = answer.next
    count = answer.count
  } while (cursor !== null)
  return count
}

export async function measurePreview(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('preview: no articles here; nothing measured')
  await withDatabase(async url => {
    const place = await openInstallation(url, { seeds: [], rulesFit: null })
    const { app } = place.databases
    await place.store(articles, 0)
    const startTime = new Date(Date.now() - 89 * 86_400_000).toISOString()
    const took = { event: [] as number[], monitor: [] as number[] }
    const found = { event: 0, monitor: 0 }
    const ways = {
      event: () => whole(app, (scope, cursor) => previewOfEvent(scope, TriedEvent.parse({ rule, startTime, cursor }))),
      monitor: () =>
        whole(app, async (scope, cursor) => {
          const { next, count } = await previewOfMonitor(
            scope,
            TriedDraft.parse({ form: null, rule, days: 90, cursor }),
          )
          return { next, count }
        }),
    }
    for (let run = -1; run < runs; run++)
      for (const name of run % 2 ? (['event', 'monitor'] as const) : (['monitor', 'event'] as const)) {
        const started = performance.now()
        found[name] = await ways[name]()
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const [event, monitor] = [spread(took.event), spread(took.monitor)]
    print(
      `preview over 90 days of ${articles.length} articles: event p50 ${event.p50.toFixed(0)} ms (${found.event} found), monitor p50 ${monitor.p50.toFixed(0)} ms (${found.monitor}): ${(event.p50 / monitor.p50).toFixed(2)} × (must 1.2, aim 1.0); ${load()}`,
    )
    await place.close()
  })
}
