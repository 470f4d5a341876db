/** Who passed a post on, from whom, as it comes in with the post. */
import { jsonRows, numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Of one post; of more, the earliest, on whom the others go back. */
const mostReposts = 100_000
/** Written in one statement, so that none grows beyond measure. */
const atOnce = 10_000

/** Parent of a repost that passed on the post itself. */
export const thePost = '00000000-0000-0000-0000-000000000000'

/** A repost as the pipeline hands it over. */
export interface NewRepost {
  /** The same repost always gets the same one. */
  identity: string
  /** Identity of what was passed on, `thePost` or that of another repost; null: the sender does not say. */
  parent: string | null
  author: string | null
  text: string
  writtenAt: Date
}

/** New ones are added; known ones stay as they are, and get a parent where only now somebody says it. */
export async function saveReposts(
  tx: Tx,
  articles: readonly { id: number; repostList?: readonly NewRepost[] | undefined }[],
): Promise<void> {
  const rows = articles.flatMap(({ id, repostList = [] }) =>
    [...new Map(repostList.toReversed().map(repost => [repost.identity, repost])).values()].map(repost => ({
      ...{ article_id: id, identity: repost.identity, parent: repost.parent, author: repost.author },
      ...{ text: repost.text, written_at: repost.writtenAt },
    })),
  )
  if (rows.length === 0) return
  for (let from = 0; from < rows.length; from += atOnce)
    await sql`
      insert into article_reposts as known (article_id, identity, parent, author, text, written_at)
      select * from json_to_recordset(${jsonRows(rows.slice(from, from + atOnce))}::json)
        as u (article_id bigint, identity uuid, parent uuid, author text, text text, written_at timestamptz)
      on conflict (article_id, identity) do update set parent = excluded.parent where known.parent is null and excluded.parent is not null`.execute(
      tx,
    )
  await removeLatest(
    tx,
    rows.map(row => row.article_id),
  )
}

/**
 * Of articles that were stored before what is new of their reposts: looked up before the turn of all batches, since most of a list that comes again is
 * known.
 */
export async function withNewReposts<A extends { id: number; repostList?: readonly NewRepost[] | undefined }>(
  tx: Tx,
  articles: readonly A[],
): Promise<readonly A[]> {
  const rows = articles.flatMap(({ id, repostList = [] }) =>
    repostList.map(({ identity, parent }) => ({ article_id: id, identity, has_parent: parent !== null })),
  )
  if (rows.length === 0) return articles
  const { rows: known } = await sql<{ id: number; identity: string }>`
    select r.article_id::float8 as id, r.identity from json_to_recordset(${jsonRows(rows)}::json) as u (article_id bigint, identity uuid, has_parent boolean)
    join article_reposts r on r.article_id = u.article_id and r.identity = u.identity
    where r.article_id = any(${numberList(articles.map(({ id }) => id))}::bigint[]) and (r.parent is not null or not u.has_parent)`.execute(
    tx,
  )
  const isKnown = new Set(known.map(({ id, identity }) => `${id} ${identity}`))
  return articles.map(article => ({
    ...article,
    repostList: article.repostList?.filter(({ identity }) => !isKnown.has(`${article.id} ${identity}`)),
  }))
}

async function removeLatest(tx: Tx, given: readonly number[]): Promise<void> {
  const ids = sql`${numberList([...new Set(given)])}::bigint[]`
  await sql`
    delete from article_reposts r using (
      select article_id, identity, row_number() over (partition by article_id order by written_at, identity) as place from article_reposts
      where article_id in (select article_id from article_reposts where article_id = any(${ids}) group by article_id having count(*) > ${mostReposts})
    ) n where r.article_id = n.article_id and r.identity = n.identity and n.place > ${mostReposts}`.execute(tx)
}
