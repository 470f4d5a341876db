/** How a story spread among the articles of a question. Every copy counts, whether the question folds or not. */
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { type ArticleQuery, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostSpreadNodes, type Spread, storyHeatOf } from '../../contract.ts'
import { local, moment, unitOf } from '../overview.ts'
import { weightsOf } from '../weights.ts'
import { hourMs, pointsOf } from '../zone.ts'
import { jumpsOf, originsOf, placesShown, surges } from './origins.ts'
import { readSpread, type SpreadArticle } from './read.ts'

const percents = [10, 50, 90] as const
const mostSurges = 5

interface Whole {
  total: number
  media: number
  interactions: number
  first: Date
  last: Date
  marks: Date[]
  counts: number[]
}

/** @param zone the organisation's time zone: days begin at its midnight */
export async function spreadOf(scope: Scope, query: ArticleQuery, story: number, zone: string): Promise<Spread> {
  const requested = { ...query, storyId: story, fold: false }
  const whole = await wholeOf(scope, requested)
  if (!whole) return nothing
  const range = { ...requested, from: whole.first, to: whole.last }
  const rows = await readSpread(scope, range)
  const unit = unitOf(range)
  const points = await countsOver(scope, range, unit, zone)
  const taken = originsOf(rows)
  const { storyHeat } = (await weightsOf(scope)).weights
  const reasons = { link: 0, named: 0, alike: 0, assumed: 0 }
  for (const { reason } of taken) if (reason) reasons[reason] += 1
  return {
    total: whole.total,
    read: rows.length,
    media: whole.media,
    interactions: whole.interactions,
    heat: storyHeatOf({ articles: whole.total, media: whole.media, interactions: whole.interactions }, storyHeat).heat,
    firstAt: whole.first.toISOString(),
    lastAt: whole.last.toISOString(),
    reasons,
    nodes: placesShown(taken, mostSpreadNodes).flatMap(place => {
      const [row, source] = [rows[place], taken[place]]
      if (!row || !source) return []
      const { id, title, media, mediaId, mediaType, sentiment, at } = row
      return {
        ...{ id, title, media, mediaId, sentiment, ...source },
        mediaType: mediaTypeWord(mediaType),
        level: levelOf(row),
        at: at.toISOString(),
        from: source.from === null ? null : (rows[source.from]?.id ?? null),
      }
    }),
    milestones: percents.map((percent, n) => {
      const at = whole.marks[n] ?? whole.last
      return {
        percent,
        at: at.toISOString(),
        hours: (at.getTime() - whole.first.getTime()) / hourMs,
        count: whole.counts[n] ?? 0,
      }
    }),
    unit,
    points,
    mediaTypeJumps: jumpsOf(rows, taken, place => mediaTypeWord(rows[place]?.mediaType ?? 1)),
    levelJumps: jumpsOf(rows, taken, place => levelOf(rows[place])),
    growth: surges(rows, hourMs, mostSurges).flatMap(({ place, following }) => {
      const row = rows[place]
      return row ? { id: row.id, title: row.title, media: row.media, at: row.at.toISOString(), following } : []
    }),
  }
}

const levelOf = (row: SpreadArticle | undefined) => (row?.level ? mediaLevelWord(row.level) : null)

const nothing: Spread = {
  ...{ total: 0, read: 0, media: 0, interactions: 0, heat: 0, firstAt: null, lastAt: null, unit: 'hour' },
  reasons: { link: 0, named: 0, alike: 0, assumed: 0 },
  ...{ nodes: [], milestones: [], points: [], mediaTypeJumps: [], levelJumps: [], growth: [] },
}

/** Of all articles of the story, also of those that are not read one by one. */
async function wholeOf(scope: Scope, query: ArticleQuery): Promise<Whole | null> {
  const { rows } = await sql<Whole>`
    with told as materialized (${rowsOf(scope, query, sql`r.article_id, r.published_at, r.media_id, r.interactions`)}),
    marks as (select percentile_disc(${percents.map(percent => percent / 100)}::float8[]) within group (order by published_at) as marks from told)
    select count(*)::int as total, count(distinct media_id)::int as media, coalesce(sum(interactions), 0)::float8 as interactions, min(published_at) as first, max(published_at) as last, (select marks from marks) as marks,
      (select array_agg((select count(*)::int from told t where t.published_at <= mark) order by mark) from marks, unnest(marks) mark) as counts
    from told`.execute(scope.db)
  const [row] = rows
  return row && row.total > 0 ? row : null
}

async function countsOver(scope: Scope, query: ArticleQuery, unit: 'hour' | 'day', zone: string) {
  const { rows } = await sql<{ at: Date; count: number }>`
    with r as (select ${local(query, unit, zone)} as at, count(*)::int as count from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) w group by 1)
    select ${moment(query, zone)} as at, r.count from r`.execute(scope.db)
  const known = new Map(rows.map(({ at, count }) => [at.getTime(), count]))
  return pointsOf(query, unit, zone).map(at => ({ at: new Date(at).toISOString(), count: known.get(at) ?? 0 }))
}
