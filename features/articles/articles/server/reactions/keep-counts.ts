/** The course of interaction counts: a point with every collection from the second one on, beginning with what the first had said. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { interactionsOf } from '../search/stored.ts'

/** Kept of one article; of more, the newest. Collected each hour that is six weeks. */
const mostPoints = 1_000

/** Null: not told. */
export interface CountsNow {
  id: number
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  /** `atLeast` in it: counts of which more may be, with the number that was said. */
  extra?: Readonly<Record<string, unknown>> | null
}

/** Collected again: interaction counts move, nothing is duplicated. What the sender does not say stays. */
export async function recount(tx: Tx, known: readonly CountsNow[]): Promise<void> {
  if (known.length === 0) return
  const column = (pick: (article: CountsNow) => number | null) => known.map(pick)
  const ids = sql`${numberList(known.map(article => article.id))}::bigint[]`
  const leasts = known.map(({ extra }) => (extra?.atLeast ? JSON.stringify(extra.atLeast) : null))
  await beginCourses(
    tx,
    known.map(article => article.id),
  )
  await sql`
    update articles a set reads = coalesce(u.reads, a.reads), likes = coalesce(u.likes, a.likes), shares = coalesce(u.shares, a.shares), comments = coalesce(u.comments, a.comments),
      extra = case when u.least is null then a.extra else coalesce(a.extra, '{}') || jsonb_build_object('atLeast', coalesce(a.extra -> 'atLeast', '{}') || u.least) end
    from unnest(${ids}, ${column(a => a.reads)}::int[], ${column(a => a.likes)}::int[], ${column(a => a.shares)}::int[], ${column(a => a.comments)}::int[], ${leasts}::jsonb[])
      as u (id, reads, likes, shares, comments, least)
    where a.id = u.id and a.id = any(${ids})`.execute(tx)
  await addPoints(tx, known)
  const { rows } = await sql<{ org_id: number; article_id: number; interactions: number }>`
    update org_articles o set interactions = ${interactionsOf} from articles a
    where a.id = any(${ids}) and o.article_id = a.id and o.article_id = any(${ids}) and o.interactions <> ${interactionsOf}
    returning o.org_id, o.article_id, o.interactions`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update hits h set interactions = u.n
    from unnest(${rows.map(row => row.org_id)}::int[], ${rows.map(row => row.article_id)}::bigint[], ${rows.map(row => row.interactions)}::int[]) as u (org_id, article_id, n)
    where h.org_id = u.org_id and h.article_id = u.article_id and h.article_id = any(${ids})`.execute(tx)
}

/** Before the counts of these articles are changed: what they were is the first point of a course that has none yet. */
async function beginCourses(tx: Tx, ids: readonly number[]): Promise<void> {
  const given = sql`${numberList(ids)}::bigint[]`
  await sql`
    insert into article_counts (article_id, counted_at, published_at, reads, likes, shares, comments)
    select a.id, a.collected_at, a.published_at, a.reads, a.likes, a.shares, a.comments from articles a
    where a.id = any(${given}) and num_nonnulls(a.reads, a.likes, a.shares, a.comments) > 0
      and not exists (select from article_counts c where c.article_id = a.id and c.article_id = any(${given}))
    on conflict do nothing`.execute(tx)
}

/** After they were changed: what they are now. Several collections within one transaction are one point. */
async function addPoints(tx: Tx, counted: readonly CountsNow[]): Promise<void> {
  const ids = counted
    .filter(({ reads, likes, shares, comments }) => [reads, likes, shares, comments].some(count => count !== null))
    .map(({ id }) => id)
  if (ids.length === 0) return
  const given = sql`${numberList(ids)}::bigint[]`
  await sql`
    insert into article_counts (article_id, counted_at, published_at, reads, likes, shares, comments)
    select a.id, now(), a.published_at, a.reads, a.likes, a.shares, a.comments from articles a where a.id = any(${given})
    on conflict (article_id, counted_at) do update set reads = excluded.reads, likes = excluded.likes, shares = excluded.shares, comments = excluded.comments`.execute(
    tx,
  )
  await sql`
    delete from article_counts c using (
      select article_id, counted_at, row_number() over (partition by article_id order by counted_at desc) as place
      from article_counts where article_id = any(${given})
    ) n where c.article_id = n.article_id and c.counted_at = n.counted_at and n.place > ${mostPoints}`.execute(tx)
}
