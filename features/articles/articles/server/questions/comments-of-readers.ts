/** Readers' comments under all articles of a question: pages of them, how they lean, who writes most. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CommentOrder } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { placeName } from '../conditions/place-names.ts'
import { rowsOf } from './question.ts'
import { asksSomething } from './questions-of-readers.ts'

export interface CommentsQuestion {
  page: number
  pageSize: number
  order: CommentOrder
  sentiment?: -1 | 0 | 1 | undefined
  /** Only those that ask something. */
  asking: boolean
  /** Part of the text; empty: any. */
  like: string
  /** The whole name; empty: anybody. */
  author: string
}

interface CommentRow {
  articleId: number
  author: string | null
  text: string
  at: Date
  likes: number | null
  region: number | null
  sentiment: -1 | 0 | 1
}

export interface ReadersComments {
  list: (Omit<CommentRow, 'region'> & { region: { code: number; name: string } | null })[]
  /** Of the list. */
  total: number
  /** Of all that have these words and this author, however they lean and whether or not they ask. */
  sums: { positive: number; neutral: number; negative: number; asking: number; articles: number }
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Rows `c`, each a comment of an article that the question has. */
function commentsIn(scope: Scope, query: ArticleQuery, { like, author }: Pick<CommentsQuestion, 'like' | 'author'>) {
  const its = sql`select distinct f.id from (${rowsOf(scope, query, sql`r.article_id as id, r.published_at`)}) f`
  return sql`(${its}) t join article_comments c on c.article_id = t.id and ${idsWithin(sql`c.article_id`, query)}
    and ${like === '' ? sql`true` : sql`c.text ilike ${containing(like)}`} and ${author === '' ? sql`true` : sql`c.author = ${author}`}`
}

const asks = sql`c.text ~* ${asksSomething}`

export async function commentsOfReaders(
  scope: Scope,
  query: ArticleQuery,
  { page, pageSize, order, sentiment, asking, ...words }: CommentsQuestion,
): Promise<ReadersComments> {
  const from = commentsIn(scope, query, words)
  const leaning = sentiment === undefined ? sql`true` : sql`c.sentiment = ${sentiment}`
  const condition = sql`${leaning} and ${asking ? asks : sql`true`}`
  const { rows: summed } = await sql<ReadersComments['sums'] & { total: number }>`
    select (count(*) filter (where c.sentiment = 1))::int as positive, (count(*) filter (where c.sentiment = 0))::int as neutral,
      (count(*) filter (where c.sentiment = -1))::int as negative, (count(*) filter (where ${asks}))::int as asking, count(distinct c.article_id)::int as articles,
      (count(*) filter (where ${condition}))::int as total from ${from}`.execute(scope.db)
  const { total = 0, ...sums } = summed[0] ?? { total: 0, positive: 0, neutral: 0, negative: 0, asking: 0, articles: 0 }
  if (total <= (page - 1) * pageSize) return { list: [], total, sums }
  const { rows } = await sql<CommentRow>`
    select c.article_id::float8 as "articleId", c.author, c.text, c.written_at as at, c.likes, c.region, c.sentiment from ${from} where ${condition}
    order by ${order === 'likes' ? sql`c.likes desc nulls last, ` : sql``} c.written_at desc, c.article_id, c.identity limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  return { list: rows.map(({ region, ...row }) => ({ ...row, region: placeOf(region) })), total, sums }
}

function placeOf(region: number | null): { code: number; name: string } | null {
  const name = region === null ? null : placeName(region)
  return region === null || name === null ? null : { code: region, name }
}

/** Who wrote most of them, with how many of theirs are negative. */
export async function authorsOfComments(
  scope: Scope,
  query: ArticleQuery,
  most: number,
): Promise<{ author: string; count: number; negative: number }[]> {
  const { rows } = await sql<{ author: string; count: number; negative: number }>`
    select c.author, count(*)::int as count, (count(*) filter (where c.sentiment = -1))::int as negative
    from ${commentsIn(scope, query, { like: '', author: '' })} where c.author <> '' group by c.author order by 2 desc, 1 limit ${most}`.execute(
    scope.db,
  )
  return rows
}

/** Texts of the newest comments, for whoever counts their words. */
export async function newestComments(scope: Scope, query: ArticleQuery, most: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select c.text from ${commentsIn(scope, query, { like: '', author: '' })} order by c.written_at desc, c.identity limit ${most}`.execute(
    scope.db,
  )
  return rows.map(({ text }) => text)
}
