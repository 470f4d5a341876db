/**
 * What several subjects have. Folded, `articles` and `shared` count stories of all subjects and of two or more, by whichever of their articles;
 * `both` counts those with an article that both have, as the list narrowed to both finds them.
 */
import { dayOne } from '@guanlan/features/articles/articles/server'
import type { ChosenDay } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, counted, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Overlap } from '../../contract.ts'

/**
 * @param subjects null: one that is gone; it keeps its place. All fold or none does.
 * @param chosen rows of each out of counted days, unfolded; null where they are not
 */
export const overlapOf = async (
  scope: Scope,
  subjects: readonly (ArticleQuery | null)[],
  chosen: readonly (readonly ChosenDay[] | null)[],
): Promise<Overlap> => overlapInDays(subjects, chosen) ?? (await overlapInRows(scope, subjects))

const none: Overlap = { articles: 0, shared: 0, both: [] }

async function overlapInRows(scope: Scope, subjects: readonly (ArticleQuery | null)[]): Promise<Overlap> {
  const parts = subjects.flatMap((query, place): RawBuilder<unknown>[] => {
    if (!query) return []
    const rows = rowsOf(scope, { ...query, fold: false }, sql`r.article_id, r.published_at, r.cluster_id`)
    return [sql`select ${sql.lit(place)} as place, article_id, cluster_id from (${rows}) w`]
  })
  if (parts.length === 0) return none
  const n = counted({ fold: isFolded(subjects) })
  const { rows } = await sql<{ a: number | null; b: number | null; count: number; shared: number }>`
    with had as (${sql.join(parts, sql` union all `)}),
    together as (select article_id, cluster_id, array_agg(place order by place) as places from had group by article_id, cluster_id),
    whole as (select ${isFolded(subjects) ? sql`cluster_id` : sql`article_id`}, min(place) < max(place) as is_shared from had group by 1)
    select null::int as a, null::int as b, count(*)::int as count, (count(*) filter (where is_shared))::int as shared from whole
    union all
    select a, b, ${n}, 0 from together, unnest(places) a, unnest(places) b where a < b group by a, b order by a nulls first, b`.execute(
    scope.db,
  )
  const [total, ...both] = rows
  return {
    articles: total?.count ?? 0,
    shared: total?.shared ?? 0,
    both: both.map(({ a, b, count }) => ({ a: a ?? 0, b: b ?? 0, count })),
  }
}

const isFolded = (subjects: readonly (ArticleQuery | null)[]): boolean => subjects.some(query => query?.fold)

const dayUs = 86_400_000_000

/** Null where one of them has to be asked in SQL. Every subject is a bit of a number: there are ten at most. */
function overlapInDays(
  subjects: readonly (ArticleQuery | null)[],
  chosen: readonly (readonly ChosenDay[] | null)[],
): Overlap | null {
  const requested = subjects.flatMap((query, place) => (query ? [{ place, days: chosen[place] }] : []))
  if (requested.some(({ days }) => !days)) return null
  // By day: small maps of small numbers are fast. What an id has below its day is its own.
  const known = new Map<number, Map<number, number>>()
  const eachRow = (act: (ofDay: Map<number, number>, id: number, place: number, story: number) => void) => {
    for (const { place, days } of requested)
      for (const { columns, rows } of days ?? []) {
        const day = Math.floor((columns.times[0] ?? 0) / dayUs)
        const ofDay = known.get(day) ?? new Map<number, number>()
        known.set(day, ofDay)
        for (const row of rows)
          act(
            ofDay,
            (columns.ids[row] as number) % dayOne,
            place,
            columns.stories[columns.storyOf[row] as number] as number,
          )
      }
  }
  eachRow((sets, id, place) => sets.set(id, (sets.get(id) ?? 0) | (1 << place)))
  if (!isFolded(subjects)) return ofArticles(countsBySet(known), subjects.length)
  // By set of subjects: the story of each of its articles.
  const stories = new Map<number, number[]>()
  eachRow((sets, id, place, story) => {
    const set = sets.get(id) ?? 0
    // With the first of its subjects each article comes once.
    if ((set & -set) !== 1 << place) return
    const reported = stories.get(set)
    if (reported) reported.push(story)
    else stories.set(set, [story])
  })
  return ofStories(stories, subjects.length)
}

function countsBySet(known: ReadonlyMap<number, ReadonlyMap<number, number>>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const sets of known.values()) for (const set of sets.values()) counts.set(set, (counts.get(set) ?? 0) + 1)
  return counts
}

const isShared = (set: number): boolean => (set & (set - 1)) !== 0

function ofArticles(counts: ReadonlyMap<number, number>, subjects: number): Overlap {
  const count = (which: (set: number) => boolean) =>
    [...counts].reduce((sum, [set, n]) => sum + (which(set) ? n : 0), 0)
  return { articles: count(() => true), shared: count(isShared), both: pairsOf(subjects, count) }
}

function ofStories(stories: ReadonlyMap<number, readonly number[]>, subjects: number): Overlap {
  let most = 0
  for (const reported of stories.values()) for (const story of reported) most = Math.max(most, story)
  const setOf = new Uint16Array(most + 1)
  for (const [set, told] of stories) for (const story of told) (setOf[story] as number) |= set
  const last = new Int32Array(most + 1)
  let requested = 0
  const count = (which: (set: number) => boolean) => {
    requested++
    let n = 0
    for (const [set, told] of stories)
      if (which(set))
        for (const story of told)
          if (last[story] !== requested) {
            last[story] = requested
            n++
          }
    return n
  }
  return {
    articles: count(() => true),
    shared: setOf.reduce((sum, set) => sum + Number(isShared(set)), 0),
    both: pairsOf(subjects, count),
  }
}

/** @param count of the sets that it is given a test for */
function pairsOf(subjects: number, count: (which: (set: number) => boolean) => number): Overlap['both'] {
  const both: Overlap['both'] = []
  for (let a = 0; a < subjects; a++)
    for (let b = a + 1; b < subjects; b++) {
      const pair = (1 << a) | (1 << b)
      const n = count(set => (set & pair) === pair)
      if (n > 0) both.push({ a, b, count: n })
    }
  return both
}
