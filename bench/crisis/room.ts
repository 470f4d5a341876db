/** What the room of a crisis of 36,000 articles asks for, against what the overview of a monitor with the same articles asks for: in turns, and their ratio. */
import { sql } from 'kysely'
import pg from 'pg'
import { hotSpotsOf, hotWordsOf, overviewOf, trendOf } from '../../features/charts/charts/server/index.ts'
import { articlesOfCrisis } from '../../features/crisis/crisis/server/articles.ts'
import { listLines } from '../../features/crisis/crisis/server/chronicle/lines.ts'
import { getCrisis } from '../../features/crisis/crisis/server/records/crises.ts'
import { listTasks } from '../../features/crisis/crisis/server/tasks/tasks.ts'
import { CountQuestion, ListQuestion } from '../../features/desk/article-list/contract.ts'
import { countArticles } from '../../features/desk/article-list/server/list.ts'
import { articleQuery } from '../../features/monitors/monitors/server/index.ts'
import { openDatabases, type Scope, withScope } from '../../platform/server/index.ts'
import { ago, countDays, fillMillion, now } from '../charts/million.ts'
import { withDatabase } from '../database.ts'
import { spread } from '../machine.ts'
import { load, print } from './place.ts'

const articles = 60_000
const runs = 15
const zone = 'Asia/Shanghai'
const crisisId = 1
const ofCrisis = { field: 'crisis', is: 'is', values: [`${crisisId}`] }
const negative = { field: 'sentiment', is: 'is', values: ['-1'] }

/** As `Room.tsx` and what stands in it ask: six counts, the curve of seven days, the newest eight, chronicle and tasks. */
async function room(scope: Scope): Promise<void> {
  await getCrisis(scope, crisisId)
  const ranges = [
    { from: ago(30), to: ago(0) },
    { from: ago(1), to: ago(0) },
    { from: ago(2), to: ago(1) },
  ]
  const questions = ranges.flatMap(range =>
    [[], [negative]].map(more => CountQuestion.parse({ ...range, filters: [ofCrisis, ...more], fold: false })),
  )
  await countArticles(scope, questions)
  const curve = ListQuestion.parse({ from: ago(7), to: ago(0), filters: [ofCrisis], fold: false })
  await trendOf(scope, await articleQuery(scope, curve), zone, { usual: false })
  await articlesOfCrisis(scope, { id: crisisId, page: 1, pageSize: 8, sort: 'time_desc' })
  await listLines(scope, { crisisId, like: '', order: 'desc', page: 1, pageSize: 50 })
  await listTasks(scope, crisisId)
}

/** As `Overview.tsx` asks: the figures, hot words, hot spots. */
async function overview(scope: Scope): Promise<void> {
  const question = await articleQuery(scope, ListQuestion.parse({ monitor: 1, from: ago(30), to: ago(0) }))
  await overviewOf(scope, question, zone)
  await hotWordsOf(scope, question)
  await hotSpotsOf(scope, question)
}

export async function measureRoom(): Promise<void> {
  await withDatabase(async url => {
    const { app, worker, close } = openDatabases(url)
    await fillMillion(url, worker, articles)
    await countDays(worker)
    await sql`insert into crises (org_id, id, name, level, status, origin, started_at) values (1, ${crisisId}, '危机', 1, 'started', 'hand', ${ago(28)}::timestamptz)`.execute(
      worker,
    )
    await sql`insert into article_sets (org_id, kind, id, name) values (1, 'crisis', ${crisisId}, '危机')`.execute(
      worker,
    )
    await sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, 'crisis', ${crisisId}, article_id, published_at, 'hand', now() from hits where org_id = 1 and monitor_id = 1`.execute(
      worker,
    )
    // As autovacuum leaves it.
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('vacuum analyze article_set_members')
    await owner.end()
    const ask = (work: (scope: Scope) => Promise<void>) =>
      withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
    const took = { room: [] as number[], overview: [] as number[] }
    for (let run = -2; run < runs; run++)
      for (const [name, work] of [
        ['room', room],
        ['overview', overview],
      ] as const) {
        const started = performance.now()
        await ask(work)
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const [ofRoom, ofOverview] = [spread(took.room), spread(took.overview)]
    print(
      `room of 36,000 articles p50 ${ofRoom.p50.toFixed(0)}, p95 ${ofRoom.p95.toFixed(0)} ms; overview of the same p50 ${ofOverview.p50.toFixed(0)}, p95 ${ofOverview.p95.toFixed(0)} ms: ${(ofRoom.p50 / ofOverview.p50).toFixed(2)} × (must 1.5, aim 1.0); ${load()}`,
    )
    await close()
  })
}
