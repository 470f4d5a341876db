/** What the page of an event of 36,000 articles asks for at first, against what the overview of a monitor with the same articles asks for: in turns, and their ratio. */
import { sql } from 'kysely'
import pg from 'pg'
import { hotSpotsOf, hotWordsOf, overviewOf, trendOf } from '../../features/charts/charts/server/index.ts'
import { ListQuestion } from '../../features/desk/article-list/contract.ts'
import { articlesOfEvent } from '../../features/events/events/server/articles/articles.ts'
import { getEvent } from '../../features/events/events/server/records/shown.ts'
import { articleQuery } from '../../features/monitors/monitors/server/index.ts'
import { openDatabases, type Scope, withScope } from '../../platform/server/index.ts'
import { ago, countDays, fillMillion, now } from '../charts/million.ts'
import { load, print } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { spread } from '../machine.ts'

const articles = 60_000
const runs = 15
const zone = 'Asia/Shanghai'

/** As `EventPage.tsx` and what stands in it ask: the event, its curve, the newest articles. */
async function page(scope: Scope, id: number): Promise<void> {
  await getEvent(scope, id)
  const filters = [{ field: 'event', is: 'is', values: [`${id}`] }]
  const curve = ListQuestion.parse({ from: ago(30), to: ago(0), filters, fold: false })
  await trendOf(scope, await articleQuery(scope, curve), zone, { usual: false })
  await articlesOfEvent(scope, { id, page: 1, pageSize: 8, sort: 'time_desc' })
}

/** As `Overview.tsx` asks: the figures, hot words, hot spots. */
async function overview(scope: Scope): Promise<void> {
  const question = await articleQuery(scope, ListQuestion.parse({ monitor: 1, from: ago(30), to: ago(0) }))
  await overviewOf(scope, question, zone)
  await hotWordsOf(scope, question)
  await hotSpotsOf(scope, question)
}

export async function measureView(): Promise<void> {
  await withDatabase(async url => {
    const { app, worker, close } = openDatabases(url)
    await fillMillion(url, worker, articles)
    await countDays(worker)
    const { rows } = await sql<{ id: number }>`
      insert into events (org_id, title, begin_at) values (1, '事件', ${ago(30)}::timestamptz) returning id`.execute(
      worker,
    )
    const id = rows[0]?.id ?? 0
    await sql`insert into article_sets (org_id, kind, id, name) values (1, 'event', ${id}, '事件')`.execute(worker)
    await sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, 'event', ${id}, article_id, published_at, 'hand', now() from hits where org_id = 1 and monitor_id = 1`.execute(
      worker,
    )
    // As autovacuum leaves it.
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('vacuum analyze article_set_members')
    await owner.end()
    const ask = (work: (scope: Scope) => Promise<void>) =>
      withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
    const took = { page: [] as number[], overview: [] as number[] }
    for (let run = -2; run < runs; run++)
      for (const [name, work] of [
        ['page', (scope: Scope) => page(scope, id)],
        ['overview', overview],
      ] as const) {
        const started = performance.now()
        await ask(work)
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const [ofPage, ofOverview] = [spread(took.page), spread(took.overview)]
    print(
      `first view of an event of 36,000 articles p50 ${ofPage.p50.toFixed(0)}, p95 ${ofPage.p95.toFixed(0)} ms; overview of the same p50 ${ofOverview.p50.toFixed(0)}, p95 ${ofOverview.p95.toFixed(0)} ms: ${(ofPage.p50 / ofOverview.p50).toFixed(2)} × (must 1.5, aim 1.0); ${load()}`,
    )
    await close()
  })
}
