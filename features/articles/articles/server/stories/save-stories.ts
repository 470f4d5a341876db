/** Writes what newcomers are found by, why they stand where they stand, and what stories have become one. */
import { type Database, numberList, packInts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { arrivalOf, idsWithin } from '../article-ids.ts'
import { showStories } from '../hits/story-views.ts'
import { hashesInOrder } from './hashes-in-order.ts'
import type { Newcomer, Places } from './place.ts'

export async function saveShingles(tx: Tx, newcomers: readonly Newcomer[]): Promise<void> {
  const { hashes, of } = hashesInOrder(newcomers)
  if (hashes.length === 0) return
  const orgs = numberList(newcomers.map(({ onlyOrg }) => onlyOrg ?? 0))
  const ids = numberList(newcomers.map(({ id }) => id))
  await sql`
    insert into article_shingles (hash, only_org, article_id)
    select hash, (${orgs}::int[])[n + 1], (${ids}::bigint[])[n + 1] from unnest(${packInts([hashes]).all}::int[], ${packInts([of]).all}::int[]) u (hash, n)`.execute(
    tx,
  )
}

export async function keepReasons(tx: Tx, { reasons }: Places): Promise<void> {
  if (reasons.size === 0) return
  const rows = [...reasons].map(([id, reason]) => ({ id, ...reason }))
  await sql`
    insert into article_likeness (article_id, like_id, common, contained, same_lead)
    select * from unnest(${rows.map(row => row.id)}::bigint[], ${rows.map(row => Number(row.like))}::bigint[], ${rows.map(row => row.common)}::real[],
      ${rows.map(row => row.contained)}::real[], ${rows.map(row => row.sameLead)}::boolean[])
    on conflict do nothing`.execute(tx)
}

export async function mergeStories(tx: Tx, merges: ReadonlyMap<number, number>): Promise<void> {
  const gone = [...merges.keys()]
  const into = [...merges.values()]
  const merged = sql`unnest(${gone}::bigint[], ${into}::bigint[]) as m (goes, stays)`
  await sql`update articles a set cluster_id = m.stays from ${merged} where a.cluster_id = m.goes`.execute(tx)
  // What an organisation decided about a story that ended, it decided about the one that goes on, unless it said something of that too.
  await sql`update cluster_decisions d set into_id = m.stays from ${merged} where d.into_id = m.goes`.execute(tx)
  await sql`
    update cluster_decisions d set cluster_id = m.stays from ${merged}
    where d.cluster_id = m.goes and d.into_id <> m.stays
      and not exists (select 1 from cluster_decisions o where o.org_id = d.org_id and o.cluster_id = m.stays)`.execute(
    tx,
  )
  await sql`delete from cluster_decisions where cluster_id = any(${gone}::bigint[]) or cluster_id = into_id`.execute(tx)
  await showStories(tx, [...new Set(into)])
}

/** Removes the shingles of articles that arrived more than 30 days ago, so that newcomers are no longer compared with them. Each night. */
export async function dropOldShingles(db: Database): Promise<void> {
  // Most of what arrives was published lately, so that older months need not be looked through.
  const twoMonthsAgo = new Date(Date.now() - 60 * 86_400_000)
  await sql`
    delete from article_shingles where ${arrivalOf(sql`article_id`)} < coalesce((
      select min(${arrivalOf(sql`id`)}) from articles where collected_at > now() - interval '30 days' and ${idsWithin(sql`id`, { from: twoMonthsAgo, to: null })}
    ), 0)`.execute(db)
}
