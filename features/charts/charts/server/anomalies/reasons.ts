/**
 * What brought the articles of a stretch of time: of stories, media, words and provinces the one with most more than in the same stretch of the
 * four weeks before. Where there are fewer than usual, the one of which most is missing.
 */
import {
  type ArticleQuery,
  counted,
  countOf,
  mediaRows,
  regionLevel,
  rowsOf,
  storyNames,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { causeKinds, type Why } from '../../contract.ts'
import { type ArticlesLookedAt, frequentKeywords, sampleOf } from '../keyword-counts.ts'
import { withoutStopWords } from '../without-own-stop-words.ts'
import { weekMs, weeks } from './points.ts'

type Cause = Why['causes'][number]

/** In which words are looked for. */
const mostLookedAt = 4_000
const mostWords = 500
/** A word of a single story says no more than the story; of one that is missing, as many a week. */
const fewestStories = 2
/** Less than this a week is not missed. */
const fewestMissing = 1

export async function whyOf(scope: Scope, query: ArticleQuery): Promise<Why> {
  const stretches = [query, ...weeks.map(week => earlierBy(query, week * weekMs))]
  const { count, before, causes } = await factsOf(scope, query, stretches)
  const word = await wordOf(scope, query, stretches, {
    all: count + before * weeks.length,
    isDip: count < before,
  })
  return { count, before, causes: [...causes, ...word] }
}

const earlierBy = (query: ArticleQuery, ms: number): ArticleQuery => ({
  ...query,
  from: new Date(query.from.getTime() - ms),
  to: new Date(query.to.getTime() - ms),
})

const average = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)

/** All stretches are read once: the whole, and of each kind the first by how much more it had. */
async function factsOf(scope: Scope, query: ArticleQuery, stretches: readonly ArticleQuery[]): Promise<Why> {
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.media_id, ${regionLevel(null).groupSql(sql`coalesce(r.region, 0)`)} as region`
  const parts = stretches.map(
    (stretch, place) =>
      sql`select ${sql.lit(place)} as place, w.* from (${rowsOf(scope, { ...stretch, fold: false }, columns)}) w`,
  )
  const now = sql`place = 0`
  const earlier = sql`place > 0`
  const weekAgo = sql`place = 1`
  // A story counts in each of the weeks that tell it.
  const aWeek = sql`(place, cluster_id)`
  const { rows } = await sql<{
    kind: 'whole' | 'story' | 'media' | 'region'
    value: string
    name: string | null
    count: number
    before: number
    lastWeek: number
  }>`
    with told as materialized (${sql.join(parts, sql` union all `)}),
    grouped as (
      select case grouping(cluster_id, media_id, region) when 3 then 'story' when 5 then 'media' when 6 then 'region' else 'whole' end as kind,
        coalesce(cluster_id, media_id, region)::text as value, media_id,
        case when grouping(cluster_id) = 0 then (count(*) filter (where ${now}))::int else ${counted(query, now)} end as count,
        (case when grouping(cluster_id) = 0 then (count(*) filter (where ${earlier}))::int else ${counted(query, earlier, aWeek)} end)::float8 / ${sql.lit(weeks.length)} as before,
        case when grouping(cluster_id) = 0 then (count(*) filter (where ${weekAgo}))::int else ${counted(query, weekAgo)} end as "lastWeek"
      from told group by grouping sets ((), (cluster_id), (media_id), (region))),
    ways as (select case when count < before then -1 else 1 end as way from grouped where kind = 'whole')
    select distinct on (kind) g.kind, g.value, m.name, g.count, g.before, g."lastWeek" from grouped g cross join ways left join ${mediaRows} m on m.id = g.media_id
    where g.kind = 'whole' or (g.count - g.before) * way >= case way when 1 then 0.01 else ${sql.lit(fewestMissing)} end and not (g.kind = 'media' and g.media_id is null) and not (g.kind = 'region' and g.value = '0')
    order by kind, (g.count - g.before) * way desc, g.value`.execute(scope.db)
  const whole = rows.find(({ kind }) => kind === 'whole')
  const story = rows.find(({ kind }) => kind === 'story')
  const [named] = await storyNames(scope, story ? [Number(story.value)] : [])
  const causes = rows.map(({ name, ...row }) => ({ ...row, name: (row.kind === 'story' ? named?.name : name) ?? '' }))
  return {
    ...{ count: whole?.count ?? 0, before: whole?.before ?? 0 },
    causes: causeKinds.flatMap(kind => causes.flatMap(cause => (cause.kind === kind ? [{ ...cause, kind }] : []))),
  }
}

async function wordOf(
  scope: Scope,
  query: ArticleQuery,
  stretches: readonly ArticleQuery[],
  { all, isDip }: { all: number; isDip: boolean },
): Promise<Cause[]> {
  const every = Math.ceil(all / mostLookedAt) || 1
  const looked: RawBuilder<unknown>[] = []
  for (const stretch of stretches) looked.push(sql`select * from (${(await sampleOf(scope, stretch, every)).rows}) s`)
  const range = { from: (stretches.at(-1) ?? query).from, to: query.to }
  const sampled: ArticlesLookedAt = { rows: sql.join(looked, sql` union all `), range }
  const keep = await withoutStopWords(scope)
  const found = keep(await frequentKeywords(scope, sampled, { since: query.from, most: mostWords, either: isDip }))
  const moreOf = ({ stories, before }: { stories: number; before: number }) =>
    (stories - before / weeks.length) * (isDip ? -1 : 1)
  const [word] = found
    .filter(each => (isDip ? each.before / weeks.length : each.stories) >= fewestStories && moreOf(each) > 0)
    .toSorted((one, other) => moreOf(other) - moreOf(one) || (one.key < other.key ? -1 : 1))
  if (!word) return []
  const has = (stretch: ArticleQuery): ArticleQuery => ({
    ...stretch,
    filters: [...stretch.filters, { field: 'keyword', is: 'is', values: [word.word] }],
  })
  const counts: number[] = []
  for (const stretch of stretches) counts.push(await countOf(scope, has(stretch)))
  const [count = 0, ...before] = counts
  return [{ kind: 'word', value: word.word, name: '', count, before: average(before), lastWeek: before[0] ?? 0 }]
}
