/** What newcomers are compared with, read from the database: the stories that share text with them, each by a few witnesses. */
import { canonicalise, type Shingles, shinglesOfArticle, storyDays, witnesses } from '@guanlan/engine/text'
import { numberList, packInts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { arrivalOf, dayOne, idsWithin, lowestIdOf } from '../article-ids.ts'
import type { ArticleName } from '../new-article.ts'
import { hashesInOrder } from './hashes-in-order.ts'
import type { Newcomer, Witness } from './place.ts'

/** A hash in more articles than this is a set phrase; the older ones are found by their other hashes. */
const mostPerHash = 64
/** Stories looked at for one article: those that share most. */
export const mostStories = 12
/** Texts of witnesses kept in memory, about 4 KB each: a story that is being repeated is compared again and again. */
const mostRemembered = 4_000

/** What stored articles are compared by, by id, of one database; the least recently used are dropped. */
export type ShingleMemory = Map<number, { shingles: Shingles | null; names: readonly ArticleName[] }>

/**
 * The members that speak for these stories, in order of arrival. Newcomers never speak: they may be written already, in the stories
 * that were foreseen for them.
 */
export async function witnessesOf(
  tx: Tx,
  stories: readonly number[],
  newcomers: readonly Newcomer[],
  memory: ShingleMemory,
): Promise<Witness[]> {
  if (stories.length === 0) return []
  const own = sql`${numberList(newcomers.map(({ id }) => id))}::bigint[]`
  // Members of the kind of the story's first: what one organisation handed in does not speak for what everybody sees.
  const { rows } = await sql<{ id: number; cluster_id: number; only_org: number | null; published_at: Date }>`
    select m.id, m.cluster_id, m.only_org, m.published_at
    from unnest(${numberList(stories)}::bigint[]) c (id) left join articles f on f.id = c.id cross join lateral (
      (select id, cluster_id, only_org, published_at from articles m
        where m.cluster_id = c.id and m.only_org is not distinct from f.only_org and m.id <> all (${own}) order by m.id limit ${witnesses.first})
      union
      (select id, cluster_id, only_org, published_at from articles m
        where m.cluster_id = c.id and m.only_org is not distinct from f.only_org and m.id <> all (${own}) order by m.id desc limit ${witnesses.newest})
    ) m order by ${arrivalOf(sql`m.id`)}`.execute(tx)
  await remember(
    tx,
    rows.map(row => row.id),
    memory,
  )
  return rows.flatMap(({ id, cluster_id, only_org, published_at }) => {
    const { shingles, names } = memory.get(id) ?? {}
    if (!shingles || !names) return []
    return { id, story: cluster_id, onlyOrg: only_org, publishedAt: published_at, shingles, names }
  })
}

/** The stories that may take in a newcomer, as far as other batches have told of them. */
export async function storiesLike(tx: Tx, newcomers: readonly Newcomer[]): Promise<number[]> {
  const { hashes, of } = hashesInOrder(newcomers)
  if (hashes.length === 0) return []
  const own = sql`${numberList(newcomers.map(({ id }) => id))}::bigint[]`
  const around = newcomers.map(({ publishedAt }) => idsAround(publishedAt))
  const fromId = sql`(${numberList(around.map(({ from }) => from))}::bigint[])[q.n + 1]`
  const toId = sql`(${numberList(around.map(({ to }) => to))}::bigint[])[q.n + 1]`
  // "Not in" is taken for half of all and "<> all" for none of them: only so the newest are read in the order of the index, without sorting all.
  // The days that ids begin with leave out most of what is too far off in time before it is counted and looked up, all in one go.
  const { rows } = await sql<{ cluster_id: number }>`
    with likely as (
      select q.n, p.article_id, count(*) as shared
      from unnest(${packInts([of]).all}::int[], ${packInts([hashes]).all}::int[]) q (n, hash)
      cross join lateral (
        select article_id from article_shingles s where s.hash = q.hash and s.article_id not in (select unnest(${own})) order by s.only_org, ${arrivalOf(sql`s.article_id`)} desc limit ${mostPerHash}
      ) p where p.article_id < ${sql.lit(dayOne)} or (p.article_id >= ${fromId} and p.article_id < ${toId}) group by 1, 2
    ), found as materialized (
      select id, cluster_id, published_at, only_org from articles where id = any(array(select article_id from likely)) and ${idsWithin(sql`id`, aroundAll(newcomers))}
    ), ranked as (
      select a.cluster_id, row_number() over (partition by l.n order by l.shared desc, ${arrivalOf(sql`l.article_id`)}) as place
      from likely l join found a on a.id = l.article_id
      join unnest(${newcomers.map((_, n) => n)}::int[], ${newcomers.map(one => one.publishedAt)}::timestamptz[], ${newcomers.map(one => one.onlyOrg)}::int[])
        t (n, published_at, only_org) on t.n = l.n
      where a.published_at between t.published_at - ${storyDays} * interval '1 day' and t.published_at + ${storyDays} * interval '1 day'
        and (a.only_org is null or t.only_org is null or a.only_org = t.only_org)
    ) select distinct cluster_id from ranked where place <= ${mostStories}`.execute(tx)
  return rows.map(row => row.cluster_id)
}

const aroundMs = storyDays * 86_400_000

/** When the articles that any of these may share a story with were published. */
function aroundAll(newcomers: readonly Newcomer[]): { from: Date; to: Date } {
  const moments = newcomers.map(({ publishedAt }) => publishedAt.getTime())
  return { from: new Date(Math.min(...moments) - aroundMs), to: new Date(Math.max(...moments) + aroundMs) }
}

/** Ids of all that may share a story with what was published then, but for those without a day; the last one excluded. */
const idsAround = (at: Date): { from: number; to: number } => ({
  from: lowestIdOf(new Date(at.getTime() - aroundMs)),
  to: lowestIdOf(new Date(at.getTime() + aroundMs)) + dayOne,
})

/** Newcomers are compared with what comes next: what they are compared by is there already. */
export function rememberNewcomers(newcomers: readonly Newcomer[], memory: ShingleMemory): void {
  for (const { id, shingles, names } of newcomers) memory.set(id, { shingles, names })
  forget(memory, 0)
}

async function remember(tx: Tx, ids: readonly number[], memory: ShingleMemory): Promise<void> {
  const missing: number[] = []
  for (const id of ids) {
    const known = memory.get(id)
    if (known === undefined) missing.push(id)
    else {
      // Used again, so it is the last to be dropped.
      memory.delete(id)
      memory.set(id, known)
    }
  }
  if (missing.length > 0) {
    const { rows } = await sql<{ id: number; title: string; body: string; names: ArticleName[] }>`
      select id, title, body, names from articles where id = any(${missing}::bigint[])`.execute(tx)
    for (const { id, title, body, names } of rows)
      memory.set(id, { shingles: shinglesOfArticle(canonicalise(title), canonicalise(body)), names })
  }
  forget(memory, ids.length)
}

/** @param needed newest entries that must stay because they are still to be read */
function forget(memory: ShingleMemory, needed: number): void {
  for (const id of memory.keys()) {
    if (memory.size <= Math.max(mostRemembered, needed)) return
    memory.delete(id)
  }
}
