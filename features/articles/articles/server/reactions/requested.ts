/** Articles whose sites are asked again: where they stand, and when they were asked last. */
import { type Database, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { DetectorCode } from '../../contract.ts'
import { lowestIdOf } from '../article-ids.ts'
import { mayBeFound } from '../may-be-found.ts'
import type { CountsNow } from './keep-counts.ts'

export interface RequestedArticle extends CountsNow {
  url: string | null
  /** The newest point of its course; null: it was collected once. */
  countedAt: Date | null
  probedAt: Date | null
  state: string | null
}

/** An address is looked for among so many days of the organisation's articles: no index holds addresses. */
const addressDays = 30

/** Those that the organisation may see; of an address what is its own before what is everybody's. */
export async function articlesAt(
  { db, orgId, now }: Pick<Scope, 'db' | 'orgId' | 'now'>,
  which: { ids: readonly number[]; found: boolean } | { url: string },
): Promise<RequestedArticle[]> {
  const from = new Date(now.getTime() - addressDays * 86_400_000)
  const condition =
    'url' in which
      ? sql`a.url = ${which.url} and o.published_at >= ${from} and a.id >= ${lowestIdOf(from)}::bigint`
      : sql`a.id = any(${numberList(which.ids)}::bigint[]) and ${which.found ? sql`true` : sql`o.article_id is not null`}`
  const { rows } = await sql<RequestedArticle>`
    select a.id, a.url, a.reads, a.likes, a.shares, a.comments, p.probed_at as "probedAt", p.state::text as state,
      (select max(c.counted_at) from article_counts c where c.article_id = a.id) as "countedAt"
    from articles a left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id
    left join article_probes p on p.article_id = a.id
    where ${condition} and ${mayBeFound(orgId)} and o.binned_at is distinct from 'infinity'
    order by a.only_org nulls last, a.id desc limit ${'url' in which ? 1 : which.ids.length}`.execute(db)
  return rows
}

/** Looked at longest ago first; never one that was looked at within six hours. */
export async function probesDue(db: Database): Promise<{ id: number; url: string | null }[]> {
  const { rows } = await sql<{ id: number; url: string | null }>`
    select a.id, a.url from articles a left join article_probes p on p.article_id = a.id
    where a.id in (select article_id from favourites union select article_id from article_work where featured_at is not null)
      and a.url is not null and (p.probed_at is null or p.probed_at < now() - interval '6 hours')
    order by p.probed_at nulls first, a.id desc limit 500`.execute(db)
  return rows
}

export async function saveProbe(
  db: Database,
  { id, state, status }: { id: number; state: DetectorCode; status: number | null },
): Promise<void> {
  await sql`
    insert into article_probes (article_id, published_at, probed_at, state, http_status)
    select id, published_at, now(), ${Number(state)}, ${status} from articles where id = ${id}::bigint
    on conflict (article_id) do update set probed_at = excluded.probed_at, state = excluded.state, http_status = excluded.http_status`.execute(
    db,
  )
}
