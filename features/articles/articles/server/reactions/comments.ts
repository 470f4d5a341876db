import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Comment, CommentOrder } from '../../contract.ts'
import { placeName } from '../conditions/place-names.ts'
import { requireVisible } from './visible.ts'

export interface CommentQuestion {
  id: number
  page: number
  pageSize: number
  order: CommentOrder
  sentiment?: -1 | 0 | 1 | undefined
}

interface Row {
  author: string | null
  text: string
  at: Date
  likes: number | null
  region: number | null
  sentiment: -1 | 0 | 1
}

/** A page of the comments; `sentiments` counts all of them, whatever is asked for. */
export async function listComments(scope: Scope, { id, page, pageSize, order, sentiment }: CommentQuestion) {
  await requireVisible(scope, id)
  const counted = await sql<{ sentiment: -1 | 0 | 1; n: number }>`
    select sentiment, count(*)::int as n from article_comments where article_id = ${id} group by sentiment`.execute(
    scope.db,
  )
  const countOf = (requested: -1 | 0 | 1) => counted.rows.find(row => row.sentiment === requested)?.n ?? 0
  const by = order === 'likes' ? sql`likes desc nulls last, written_at desc` : sql`written_at desc`
  const only = sentiment === undefined ? sql`` : sql`and sentiment = ${sentiment}`
  const { rows } = await sql<Row>`
    select author, text, written_at as at, likes, region, sentiment from article_comments where article_id = ${id} ${only}
    order by ${by}, identity limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(scope.db)
  const sentiments = { positive: countOf(1), neutral: countOf(0), negative: countOf(-1) }
  const all = sentiments.positive + sentiments.neutral + sentiments.negative
  return {
    list: rows.map(commentOf),
    total: sentiment === undefined ? all : countOf(sentiment),
    page,
    pageSize,
    sentiments,
  }
}

function commentOf({ at, region, ...row }: Row): Comment {
  const name = region === null ? null : placeName(region)
  return { ...row, at: at.toISOString(), region: region === null || name === null ? null : { code: region, name } }
}
