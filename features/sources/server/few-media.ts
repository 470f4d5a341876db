/** Monitors that would see little if one medium fell silent. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CoverageBoard } from '../contract.ts'

const mostNamed = 20
const dayMs = 86_400_000
/** With fewer articles nothing can be said. */
const fewestArticles = 10
const fewMedia = 2
const largeShare = 0.5

export async function fewMediaOf({ db, orgId, now }: Scope, days: number): Promise<CoverageBoard['fewMedia']> {
  const { rows } = await sql<CoverageBoard['fewMedia'][number]>`
    with each as (
      select monitor_id, media_id, count(*)::int as articles from hits
      where org_id = ${orgId} and published_at > ${new Date(now.getTime() - days * dayMs)} and removed_at is null and filter_id is null
      group by monitor_id, media_id
    ), whole as (
      select monitor_id, sum(articles)::int as articles, count(*)::int as media, max(articles)::int as most,
        (array_agg(media_id order by articles desc, media_id))[1] as largest
      from each group by monitor_id
    ) select w.monitor_id as monitor, m.name, w.articles, w.media, d.name as largest, w.most::float8 / w.articles as share
    from whole w join monitors m on m.id = w.monitor_id and m.org_id = ${orgId} and m.deleted_at is null join media d on d.id = w.largest
    where w.articles >= ${fewestArticles} and (w.media <= ${fewMedia} or w.most > w.articles * ${largeShare}::float8)
    order by share desc, w.articles desc, w.monitor_id limit ${mostNamed}`.execute(db)
  return rows
}
