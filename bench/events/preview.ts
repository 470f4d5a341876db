/** A rule of an event tried on 90 days, against the same rule of a monitor: whole walks in turns, and their ratio. */
import { TriedEvent } from '../../features/events/events/contract.ts'
import { previewOf as previewOfEvent } from '../../features/events/events/server/rules/preview.ts'
import { TriedDraft } from '../../features/monitors/monitors/contract.ts'
import { previewOf as previewOfMonitor } from '../../features/monitors/monitors/server/trying/preview.ts'
import { type Database, openDatabases, type Scope, withScope } from '../../platform/server/index.ts'
import { ago, fillMillion, now } from '../charts/million.ts'
import { load, print } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { spread } from '../machine.ts'

const articles = 60_000
const runs = 7
const rule = '正文里'

type Part = { next: string | null; count: number }

/** Part after part, as screens ask. */
async function whole(db: Database, part: (scope: Scope, cursor: string | null) => Promise<Part>): Promise<number> {
  let cursor: string | null = null
  let count = 0
  do {
    const answer: Part = await withScope(db, { orgId: 1, userId: 1, now: new Date(now) }, scope => part(scope, cursor))
    cursor = answer.next
    count = answer.count
  } while (cursor !== null)
  return count
}

export async function measurePreview(): Promise<void> {
  await withDatabase(async url => {
    const { app, worker, close } = openDatabases(url)
    await fillMillion(url, worker, articles)
    const took = { event: [] as number[], monitor: [] as number[] }
    const found = { event: 0, monitor: 0 }
    const ways = {
      event: () =>
        whole(app, (scope, cursor) => previewOfEvent(scope, TriedEvent.parse({ rule, startTime: ago(89), cursor }))),
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
      `preview over 90 days of ${articles} articles: event p50 ${event.p50.toFixed(0)} ms (${found.event} found), monitor p50 ${monitor.p50.toFixed(0)} ms (${found.monitor}): ${(event.p50 / monitor.p50).toFixed(2)} × (must 1.2, aim 1.0); ${load()}`,
    )
    await close()
  })
}
