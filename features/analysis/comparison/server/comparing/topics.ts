/** Stories that several subjects tell (of one subject alone, all of its own): each with the articles of every subject, and over time. */
import { hotSpotRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { local, moment } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Topics, TopicTrends } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'
import { ends } from './compare.ts'

/** Spec 5: `limit.comparisonTop`. */
const top = 10

/** Every article of a story counts, folded or not, as among hot spots. */
export async function topicsOf(
  scope: Scope,
  { wanted: requested, unit, from, to }: Comparing,
): Promise<Topics & TopicTrends> {
  const there = requested.filter(({ subject }) => !subject.gone)
  const [first] = there
  const subjects = requested.map(({ subject }) => ends(subject))
  if (!first) return { subjects, unit, topics: [] }
  const zone = await timeZoneOf(scope)
  const whole = { ...first.wanted, from: new Date(from), to: new Date(to) }
  const known = new Map<number, { title: string; media: string }>()
  for (const each of there)
    for (const { story, title, media } of await hotSpotRows(scope, each.wanted, top)) known.set(story, { title, media })
  const filter = { field: 'story', is: 'is', values: [...known.keys()].map(String) } as const
  if (known.size === 0) return { subjects, unit, topics: [] }
  // More stories than one filter takes are asked for in several.
  const parts = requested.flatMap(({ subject, wanted: query }, place) =>
    subject.gone
      ? []
      : chunks(filter.values).map(values => {
          const stories = { ...query, fold: false, filters: [...query.filters, { ...filter, values }] }
          return sql`select ${sql.lit(place)} as place, article_id, cluster_id, published_at from (${rowsOf(scope, stories, sql`r.article_id, r.cluster_id, r.published_at`)}) w`
        }),
  )
  const { rows } = await sql<{ story: number; place: number | null; at: Date | null; n: number }>`
    with had as (${sql.join(parts, sql` union all `)}),
    once as (select distinct article_id, cluster_id, published_at from had)
    select cluster_id::float8 as story, place, null::timestamptz as at, count(*)::int as n from had group by 1, 2
    union all
    select r.story, null, ${moment(whole, zone)}, r.n
    from (select cluster_id::float8 as story, ${local(whole, unit, zone)} as at, count(*)::int as n from once group by 1, 2) r`.execute(
    scope.db,
  )
  const byStory = Map.groupBy(rows, row => row.story)
  const topics = [...known].map(([story, { title, media }]) => {
    const of = byStory.get(story) ?? []
    const trend = of
      .flatMap(({ at, n }) => (at ? [{ at: at.toISOString(), count: n }] : []))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
    return {
      ...{ story, title, media, trend },
      counts: requested.map((_, place) => of.find(row => row.place === place)?.n ?? 0),
      articles: trend.reduce((sum, { count }) => sum + count, 0),
    }
  })
  const isShared = ({ counts }: { counts: readonly number[] }) => counts.filter(count => count > 0).length > 1
  const shared = there.length > 1 ? topics.filter(isShared) : topics
  const hottest = shared.sort((a, b) => b.articles - a.articles || a.story - b.story).slice(0, top)
  return { subjects, unit, topics: hottest.map(({ articles: _, ...topic }) => topic) }
}

const chunks = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / 50) }, (_, i) => values.slice(i * 50, (i + 1) * 50))
