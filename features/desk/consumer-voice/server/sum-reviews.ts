/** Points, products and aspects of many reviews, in one statement. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Question, Summary } from '../contract/reviews.ts'
import { type VoiceFilter, voiceCondition } from './voice.ts'

export type ReviewFilter = VoiceFilter & Pick<Question, 'rating'>

const sentiments = { positive: 1, neutral: 0, negative: -1 } as const

export const reviewCondition = ({ rating, ...filter }: ReviewFilter) =>
  voiceCondition(
    ['title', 'body', 'product'],
    filter,
    rating !== 'all' && sql`r.sentiment = ${sentiments[rating]}::smallint`,
  )

const mostProducts = 12
const mostAspects = 15

export async function sumOfReviews({ db, orgId }: Scope, question: ReviewFilter): Promise<Summary> {
  const { rows } = await sql<Summary>`
    with r as materialized (
      select r.product, r.score, r.good, r.bad from word_of_mouth r where r.org_id = ${orgId} and ${reviewCondition(question)}
    ), aspects as (
      select aspect, sum(good)::int as good, sum(bad)::int as bad from (
        select g.aspect, 1 as good, 0 as bad from r, unnest(r.good) g (aspect) union all select b.aspect, 0, 1 from r, unnest(r.bad) b (aspect)) a
      group by aspect order by sum(good) + sum(bad) desc, aspect limit ${mostAspects}
    ), products as (
      select product, count(*)::int as count, round(avg(score)::numeric, 2)::float8 as average from r group by product order by count(*) desc, product limit ${mostProducts}
    ) select (select count(*)::int from r) as count, (select round(avg(score)::numeric, 2)::float8 from r) as average,
      (select array_agg((select count(*)::int from r where round(r.score) = n) order by n) from generate_series(0, 5) n) as scores,
      coalesce((select json_agg(products) from products), '[]') as products, coalesce((select json_agg(aspects) from aspects), '[]') as aspects`.execute(
    db,
  )
  return rows[0] ?? { count: 0, average: null, scores: [0, 0, 0, 0, 0, 0], products: [], aspects: [] }
}
