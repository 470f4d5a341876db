/** Stories to choose from, as somebody types: the hottest, or those with an article of such a title. */
import { all, term } from '@guanlan/engine/rules'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { longestRangeDays, type StoryFound } from '../../contract.ts'
import { hotSpotRows } from './hot-spots.ts'
import { walkSearch } from './search.ts'
import { beginOf } from './search-place.ts'
import { storyNames } from './titles.ts'

const most = 20
const dayMs = 86_400_000
const hotDays = 7
const mostWords = 8
/** Articles read for their stories: one story may have many of them. */
const mostTitles = 200
/** After so much work what was found so far is the answer. */
const workMs = 300

export async function storiesFound(scope: Scope, like: string): Promise<StoryFound[]> {
  const terms = like
    .split(/\s+/)
    .map(word => term(word))
    .filter(({ tokens }) => tokens.length > 0)
    .slice(0, mostWords)
  if (like.trim() !== '' && terms.length === 0) return []
  return named(scope, terms.length > 0 ? await titled(scope, terms) : await hottest(scope))
}

const since = ({ now }: Scope, days: number) => new Date(now.getTime() - days * dayMs)

async function hottest(scope: Scope): Promise<number[]> {
  const requested = { monitorIds: null, from: since(scope, hotDays), to: scope.now, filters: [], fold: false }
  return (await hotSpotRows(scope, requested, most)).map(({ story }) => story)
}

/** Newest first. Articles that no monitor of the organisation wants have no story of its own. */
async function titled(scope: Scope, terms: readonly ReturnType<typeof term>[]): Promise<number[]> {
  const from = since(scope, longestRangeDays)
  const search = {
    rule: { kind: 'scope' as const, scope: 't' as const, of: all([...terms]) },
    wanted: { monitorIds: null, from, to: scope.now, filters: [], fold: false },
  }
  const { rows: found } = await walkSearch(scope, search, beginOf(scope.now), { most: mostTitles, workMs })
  if (found.length === 0) return []
  const { rows } = await sql<{ story: number }>`
    select cluster_id::float8 as story from org_articles
    where org_id = ${scope.orgId} and article_id = any(${numberList(found.map(({ id }) => id))}::bigint[]) and removed_at is null
    group by 1 order by max(published_at) desc, 1 limit ${most}`.execute(scope.db)
  return rows.map(({ story }) => story)
}

/** In their order, with all articles that the organisation has of each in the last 90 days. */
async function named(scope: Scope, stories: readonly number[]): Promise<StoryFound[]> {
  if (stories.length === 0) return []
  const names = new Map((await storyNames(scope, stories)).map(({ id, name }) => [id, name]))
  const { rows } = await sql<{ story: number; count: number }>`
    select cluster_id::float8 as story, count(*)::int as count from org_articles
    where org_id = ${scope.orgId} and cluster_id = any(${numberList(stories)}::bigint[]) and removed_at is null
      and published_at >= ${since(scope, longestRangeDays)}::timestamptz
    group by 1 limit ${most}`.execute(scope.db)
  const counts = new Map(rows.map(({ story, count }) => [story, count]))
  return stories.flatMap(id => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name, count: counts.get(id) ?? 0 }]
  })
}
