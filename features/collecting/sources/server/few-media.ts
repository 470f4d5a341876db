/** Monitors that would see little if one medium fell silent. */

import { mediaOfMonitors, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CoverageBoard } from '../contract.ts'

const mostNamed = 20
const dayMs = 86_400_000
/** With fewer articles nothing can be said. */
const fewestArticles = 10
const fewMedia = 2
const largeShare = 0.5

export async function fewMediaOf(scope: Scope, days: number): Promise<CoverageBoard['fewMedia']> {
  const { db, orgId, now } = scope
  const all = await mediaOfMonitors(scope, new Date(now.getTime() - days * dayMs))
  const few = all.filter(
    ({ articles, media, most }) => articles >= fewestArticles && (media <= fewMedia || most > articles * largeShare),
  )
  const list = (pick: (of: (typeof few)[number]) => number) => sql`${few.map(pick)}::int[]`
  const { rows } = await sql<CoverageBoard['fewMedia'][number]>`
    select w.monitor, m.name, w.articles, w.media, d.name as largest, w.most::float8 / w.articles as share
    from unnest(${list(of => of.monitorId)}, ${list(of => of.articles)}, ${list(of => of.media)}, ${list(of => of.largestId)}, ${list(of => of.most)})
      as w (monitor, articles, media, largest, most)
    join ${monitorRows} m on m.id = w.monitor and m.org_id = ${orgId} and m.deleted_at is null join ${mediaRows} d on d.id = w.largest
    order by share desc, w.articles desc, w.monitor limit ${mostNamed}`.execute(db)
  return rows
}
