/** By schedule: the pages of articles that arrived in monitors which have them copied by themselves. */

import { arrivedIn, articleRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { type FileStore, HostBusy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { copyBySchedule } from './by-schedule.ts'
import type { CaptureParts } from './capture.ts'
import type { CopiedArticle } from './take-snapshot.ts'

/** Pages of one run, which comes each minute: of each organisation in turn its newest, so that a flood delays its own old ones alone. */
const mostAtOnce = 20
/** An article that arrived longer ago is not copied by itself any more. */
const newestDays = 3

/** One page after the other, and each page once, whether or not it could be had; a host without a turn for us is for the next run. */
export async function copyArrived(parts: CaptureParts, store: FileStore): Promise<void> {
  const { system } = parts
  const arrived = arrivedIn(
    { org: sql`c.org_id`, monitor: sql`c.monitor_id`, since: sql`c.since` },
    new Date(Date.now() - newestDays * 86_400_000),
  )
  const { rows } = await sql<CopiedArticle & { orgId: number }>`
    select p."orgId", p.id, p.title, p.media, p."publishedAt", p.url from (
    select distinct on (c.org_id, a.id) c.org_id as "orgId", a.id, a.title, m.name as media, a.published_at as "publishedAt", a.url
    from copied_monitors c
    join ${monitorRows} w on w.org_id = c.org_id and w.id = c.monitor_id and w.deleted_at is null
    cross join lateral (${arrived}) h
    join ${articleRows} a on a.id = h.article_id and a.url is not null and length(a.url) <= 4000
    join ${mediaRows} m on m.id = a.media_id
    where not exists (select from page_copies p where p.org_id = c.org_id and p.article_id = h.article_id)
    order by c.org_id, a.id) p
    order by row_number() over (partition by p."orgId" order by p.id desc), p."orgId" limit ${mostAtOnce}`.execute(
    system,
  )
  for (const { orgId, ...article } of rows) {
    await copyBySchedule(parts, store, orgId, article).catch(error => {
      if (!(error instanceof HostBusy)) throw error
    })
  }
}
