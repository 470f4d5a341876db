/** Ten events beside ten monitors with the same articles, over 90 days: in turns, and their ratio. */
import { sql } from 'kysely'
import { ComparisonQuestion } from '../../features/analysis/comparison/contract.ts'
import { comparisonOf } from '../../features/analysis/comparison/server/comparing/compare.ts'
import { resolveQuestion } from '../../features/analysis/comparison/server/resolve-question.ts'
import { withMillion } from '../boards/million.ts'
import { ago } from '../charts/million.ts'
import { load, print } from '../crisis/place.ts'
import { spread } from '../machine.ts'

const runs = 7
/** Those of the million with as many articles each. */
const monitors = Array.from({ length: 10 }, (_, n) => 2 + n)

export const measureComparison = (articles: number): Promise<void> =>
  withMillion(articles, async ({ scoped, databases, settle }) => {
    const db = databases.worker
    const { rows: events } = await sql<{ id: number }>`
      insert into events (org_id, title, begin_at) select 1, '事件 ' || n, ${ago(90)}::timestamptz from generate_series(1, ${monitors.length}::int) n returning id`.execute(
      db,
    )
    const ids = events.map(({ id }) => id)
    await sql`insert into article_sets (org_id, kind, id, name, began_at) select org_id, 'event', id, title, begin_at from events`.execute(
      db,
    )
    await sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, 'event', (${ids}::int[])[h.monitor_id - 1], h.article_id, h.published_at, 'rule', now() from hits h
      where h.org_id = 1 and h.monitor_id = any(${monitors}::int[])`.execute(db)
    await settle('article_set_members')
    const range = { from: ago(89), to: ago(0) }
    const ask = (subjects: object) => {
      const question = ComparisonQuestion.parse({ ...range, ...subjects })
      return () => scoped(async scope => comparisonOf(scope, await resolveQuestion(scope, question)))
    }
    const ways = { events: ask({ events: ids }), monitors: ask({ monitors }) }
    const took = { events: [] as number[], monitors: [] as number[] }
    for (let run = -2; run < runs; run++)
      for (const name of ['events', 'monitors'] as const) {
        const started = performance.now()
        await ways[name]()
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int / ${monitors.length}::int as n from article_set_members`.execute(db)
    const [ours, theirs] = [spread(took.events), spread(took.monitors)]
    print(
      `ten events of ${rows[0]?.n} articles each, of ${articles}: p50 ${ours.p50.toFixed(0)}, p95 ${ours.p95.toFixed(0)} ms; ten monitors with the same p50 ${theirs.p50.toFixed(0)}, p95 ${theirs.p95.toFixed(0)} ms: ${(ours.p50 / theirs.p50).toFixed(2)} × (must 1.5, aim 1.0); ${load()}`,
    )
  })
