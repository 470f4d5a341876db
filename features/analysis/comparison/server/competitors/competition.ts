/** What is said of own brands and of competitors, side by side. */
import {
  type ArticleQuery,
  mediaRows,
  rowsOf,
  withDimensions,
} from '@guanlan/features/articles/articles/server/questions'
import { dimensionsSeen } from '@guanlan/features/articles/vocabularies/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Competition, CompetitorQuestion } from '../../contract.ts'
import { comparisonOf } from '../comparing/compare.ts'
import { getAnalysis } from '../records.ts'
import { comparingOf } from '../resolve-question.ts'
import { subjectsOf } from '../subjects.ts'
import { meetingsOf } from './meetings.ts'

const dayMs = 86_400_000
const mostSilent = 10

export async function competitionOf(scope: Scope, { id, ...requested }: CompetitorQuestion): Promise<Competition> {
  const stored = await getAnalysis(scope, id)
  const to = requested.to ?? scope.now.toISOString()
  const from = requested.from ?? new Date(Date.parse(to) - stored.days * dayMs).toISOString()
  const subjects = await subjectsOf(scope, {
    monitors: [],
    stories: [],
    events: [],
    campaigns: [],
    rules: [],
    brands: [...stored.own, ...stored.rivals],
  })
  const placed = subjects.map(subject => ({ subject, from, to }))
  const comparing = await comparingOf(scope, placed, { stored: null, fold: false, only: false, narrowed: [] })
  const comparison = await comparisonOf(scope, comparing, stored.name)
  const questions = comparing.wanted.map(each => each.wanted)
  return {
    ...comparison,
    id,
    own: stored.own.length,
    dimensions: await dimensionsOf(scope, questions),
    silentMedia: await silentMediaOf(scope, questions, stored.own.length),
    meetings: await meetingsOf(scope, { from, to, own: stored.own, rivals: stored.rivals }),
  }
}

const placed = (
  scope: Scope,
  questions: readonly ArticleQuery[],
  columns: RawBuilder<unknown>,
  names: RawBuilder<unknown>,
) =>
  sql.join(
    questions.map(
      (query, place) => sql`select ${sql.lit(place)} as place, ${names} from (${rowsOf(scope, query, columns)}) w`,
    ),
    sql` union all `,
  )

/** An article counts for each brand that it names, by the dimension its organisation gives it. */
async function dimensionsOf(scope: Scope, questions: readonly ArticleQuery[]): Promise<Competition['dimensions']> {
  const had = placed(scope, questions, sql`r.article_id, r.published_at, r.sentiment`, sql`article_id, sentiment`)
  const { rows } = await sql<{ dimension: string; subject: number; negative: number; positive: number }>`
    select dimension, place as subject, (count(*) filter (where sentiment = -1))::int as negative, (count(*) filter (where sentiment = 1))::int as positive
    from (${withDimensions(scope, had, rangeOf(questions))}) h
    where dimension is not null and sentiment <> 0 group by 1, 2 order by 1, 2`.execute(scope.db)
  const names = new Map((await dimensionsSeen(scope)).map(({ id, name }) => [id, name]))
  return rows.map(row => ({ ...row, name: names.get(row.dimension) ?? row.dimension }))
}

const rangeOf = (questions: readonly ArticleQuery[]) => ({
  from: new Date(Math.min(...questions.map(({ from }) => from.getTime()))),
  to: new Date(Math.max(...questions.map(({ to }) => to.getTime()))),
})

async function silentMediaOf(
  scope: Scope,
  questions: readonly ArticleQuery[],
  own: number,
): Promise<Competition['silentMedia']> {
  const had = placed(scope, questions, sql`r.article_id, r.published_at, r.media_id`, sql`media_id`)
  const { rows } = await sql<{ mediaId: number; name: string; counts: Record<string, number> }>`
    with had as (${had}),
    told as (select media_id, place, count(*)::int as n from had group by 1, 2),
    silent as (select media_id, sum(n) as n, json_object_agg(place, n) as counts from told group by 1 having min(place) >= ${own})
    select s.media_id as "mediaId", m.name, s.counts from silent s join ${mediaRows} m on m.id = s.media_id order by s.n desc, s.media_id limit ${mostSilent}`.execute(
    scope.db,
  )
  return rows.map(({ counts, ...row }) => ({ ...row, counts: questions.map((_, place) => counts[place] ?? 0) }))
}
