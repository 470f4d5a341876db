/** Readers' comments as they come in with their articles. */
import { jsonRows, numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Kept of one article; of more, the newest. */
const mostComments = 1_000

/** A comment as the pipeline hands it over, judged. */
export interface NewComment {
  /** The same comment always gets the same one. */
  identity: string
  author: string | null
  text: string
  writtenAt: Date
  likes: number | null
  region: number | null
  sentiment: -1 | 0 | 1
}

/** New ones are added; of known ones the likes move, nothing is duplicated. */
export async function saveComments(
  tx: Tx,
  articles: readonly { id: number; publishedAt: Date; commentList: readonly NewComment[] }[],
): Promise<void> {
  const commented = articles.filter(article => article.commentList.length > 0)
  if (commented.length === 0) return
  // The same comment twice: the later one is newer.
  const rows = commented.flatMap(({ id, publishedAt, commentList }) =>
    [...new Map(commentList.map(comment => [comment.identity, comment])).values()].map(comment => ({
      article_id: id,
      identity: comment.identity,
      published_at: publishedAt,
      author: comment.author,
      text: comment.text,
      written_at: comment.writtenAt,
      likes: comment.likes,
      region: comment.region,
      sentiment: comment.sentiment,
    })),
  )
  await sql`
    insert into article_comments (article_id, identity, published_at, author, text, written_at, likes, region, sentiment)
    select * from json_to_recordset(${jsonRows(rows)}::json) as u (article_id bigint, identity uuid, published_at timestamptz, author text, text text,
      written_at timestamptz, likes int, region int, sentiment smallint)
    on conflict (article_id, identity) do update set likes = coalesce(excluded.likes, article_comments.likes)`.execute(
    tx,
  )
  const ids = numberList(commented.map(({ id }) => id))
  await sql`
    delete from article_comments c using (
      select article_id, identity, row_number() over (partition by article_id order by written_at desc, identity) as place
      from article_comments where article_id = any(${ids}::bigint[])
    ) n where c.article_id = n.article_id and c.identity = n.identity and n.place > ${mostComments}`.execute(tx)
}
