/** What a screen over a set of 36,000 articles asks for, against what the overview of a monitor with the same articles asks for: in turns, and their ratio. */
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { hotSpotsOf, hotWordsOf, overviewOf } from '../features/charts/charts/server/index.ts'
import { ListQuestion } from '../features/desk/article-list/contract.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { openDatabases, type Scope, withScope } from '../platform/server/index.ts'
import { ago, countDays, fillMillion, now } from './charts/million.ts'
import { load, print } from './crisis/place.ts'
import { withDatabase } from './database.ts'
import { spread } from './machine.ts'

const articles = 60_000
const runs = 15
export const zone = 'Asia/Shanghai'

/** As `Overview.tsx` asks: the figures, hot words, hot spots. */
async function overview(scope: Scope): Promise<void> {
  const question = await articleQuery(scope, ListQuestion.parse({ monitor: 1, from: ago(30), to: ago(0) }))
  await overviewOf(scope, question, zone)
  await hotWordsOf(scope, question)
  await hotSpotsOf(scope, question)
}

export interface Measured {
  /** Of the line that is printed. */
  title: string
  kind: 'crisis' | 'event'
  /** Inserts what the set belongs to, and returns its `id`, in organisation 1. */
  insert: RawBuilder<{ id: number }>
  screen: (scope: Scope, id: number) => Promise<void>
  /** What has to be reached, where it is not the ratio. */
  must?: string
}

export async function measureBesideOverview({ title, kind, insert, screen, must }: Measured): Promise<void> {
  await withDatabase(async url => {
    const { app, worker, close } = openDatabases(url)
    await fillMillion(url, worker, articles)
    await countDays(worker)
    const { rows } = await insert.execute(worker)
    const id = rows[0]?.id ?? 0
    await sql`insert into article_sets (org_id, kind, id, name) values (1, ${kind}, ${id}, ${title})`.execute(worker)
    await sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, ${kind}, ${id}, article_id, published_at, 'hand', now() from hits where org_id = 1 and monitor_id = 1`.execute(
      worker,
    )
    // As autovacuum leaves it.
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('vacuum analyze article_set_members')
    await owner.end()
    const took = { screen: [] as number[], overview: [] as number[] }
    for (let run = -2; run < runs; run++)
      for (const [name, work] of [
        ['screen', (scope: Scope) => screen(scope, id)],
        ['overview', overview],
      ] as const) {
        const started = performance.now()
        await withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const [ours, theirs] = [spread(took.screen), spread(took.overview)]
    print(
      `${title} of 36,000 articles p50 ${ours.p50.toFixed(0)}, p95 ${ours.p95.toFixed(0)} ms; overview of the same p50 ${theirs.p50.toFixed(0)}, p95 ${theirs.p95.toFixed(0)} ms: ${(ours.p50 / theirs.p50).toFixed(2)} × (${must ?? 'must 1.5, aim 1.0'}); ${load()}`,
    )
    await close()
  })
}
