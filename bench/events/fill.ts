/** An event filled from what is stored, against a monitor with the same rule: in turns, and their ratio. */
import { NewEvent } from '../../features/events/events/contract.ts'
import { filling as fillingEvents } from '../../features/events/events/server/rules/fill.ts'
import { createEvent } from '../../features/events/events/server/saving/save.ts'
import { MonitorDraft } from '../../features/monitors/monitors/contract.ts'
import { filling as fillingMonitors } from '../../features/monitors/monitors/server/filling/fill.ts'
import { createMonitor } from '../../features/monitors/monitors/server/index.ts'
import { type Scope, withScope } from '../../platform/server/index.ts'
import { finishTasks } from '../../platform/testing/index.ts'
import { openInstallation } from '../crisis/installation.ts'
import { load, print, type RealArticle } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { spread } from '../machine.ts'

const runs = 5
const rule = '公司|市场|学校'

export async function measureFill(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('fill: no articles here; nothing measured')
  await withDatabase(async url => {
    const place = await openInstallation(url, { seeds: [], rulesFit: null })
    await place.store(articles, 0)
    const startTime = new Date(Date.now() - 89 * 86_400_000).toISOString()
    const create = {
      event: (scope: Scope, n: number) =>
        createEvent(scope, { ...NewEvent.parse({ title: `事件 ${n}`, rule, startTime }), origin: null }),
      monitor: (scope: Scope, n: number) =>
        createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `同一规则 ${n}`, rule })),
    }
    const works = { event: [fillingEvents], monitor: [fillingMonitors()] }
    const took = { event: [] as number[], monitor: [] as number[] }
    for (let run = -1; run < runs; run++)
      for (const name of run % 2 ? (['event', 'monitor'] as const) : (['monitor', 'event'] as const)) {
        await withScope(
          place.databases.worker,
          { orgId: 1, userId: 1 },
          async scope => void (await create[name](scope, run)),
        )
        const started = performance.now()
        await finishTasks(place.databases, works[name])
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const [event, monitor] = [spread(took.event), spread(took.monitor)]
    print(
      `filling from ${articles.length} stored articles: event p50 ${event.p50.toFixed(0)} ms, monitor p50 ${monitor.p50.toFixed(0)} ms: ${(event.p50 / monitor.p50).toFixed(2)} × (must 1.2, aim 1.0); ${load()}`,
    )
    await place.close()
  })
}
