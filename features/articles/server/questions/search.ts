/**
 * A search over everything stored that the organisation may see: its rows newest first, piece by piece, until a page is full or the time is
 * up. The rule decides in `../search`, the question's other conditions in `question.ts`, so that lists and searches mean the same by a filter.
 */
import type { Rule } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { editedWithin } from '../search/edited.ts'
import { findStored } from '../search/stored.ts'
import { walkStored } from '../search/walk.ts'
import type { PageRow } from './find.ts'
import { rowsOf, type WantedArticles } from './question.ts'
import { type SearchPlace, walkFrom } from './search-place.ts'

export interface ArticleSearch {
  rule: Rule
  wanted: WantedArticles
}

export interface FoundRow extends PageRow {
  publishedAt: Date
}

/** Rows of a piece of time, newest first. `sample`: of every so many articles one, evenly by order of arrival. */
export async function foundWithin(
  scope: Scope,
  { rule, wanted }: ArticleSearch,
  piece: { from: Date | null; to: Date | null },
  sample?: number,
): Promise<FoundRow[]> {
  const limits = { languages: [], regions: [], mediaLimit: [] }
  const found = await findStored(scope.db, { rule, limits, orgId: scope.orgId, ...(sample && { sample }) }, piece)
  const own = await editedWithin(scope.db, { rule, orgId: scope.orgId, sample }, piece)
  const ids = [...found.flatMap(({ id }) => (own.edited.has(id) ? [] : [id])), ...own.wanted]
  if (ids.length === 0) return []
  const rows = rowsOf(scope, { ...wanted, found: ids }, sql`r.article_id, r.published_at, r.sentiment, r.level`)
  const { rows: kept } = await sql<FoundRow>`
    select article_id as id, published_at as "publishedAt", sentiment, level from (${rows}) w
    order by date_trunc('milliseconds', published_at) desc, article_id desc limit ${ids.length}`.execute(scope.db)
  return kept
}

export interface WalkedSearch {
  rows: FoundRow[]
  /** Where to go on; null when all of the range is walked. */
  place: SearchPlace | null
  /** Articles looked at, whatever they say. */
  examined: number
}

/** Newest first until `most` rows are there, the time is up or the range is at its end. */
export async function walkSearch(
  scope: Scope,
  search: ArticleSearch,
  begin: SearchPlace,
  { most, workMs, sample }: { most: number; workMs: number; sample?: number },
): Promise<WalkedSearch> {
  const rows: FoundRow[] = []
  let examined = 0
  // Whoever stopped within a piece begins in the millisecond of the last row that was given.
  const { after } = begin
  const { from } = search.wanted
  const place = await walkStored(scope.db, walkFrom(begin), { from, workMs }, async piece => {
    examined += piece.articles
    const found = await foundWithin(scope, search, piece, sample)
    rows.push(...(after ? found.filter(row => isBehind(row, after)) : found))
    return rows.length < most
  })
  if (rows.length > most) {
    const kept = rows.slice(0, most)
    const last = kept.at(-1) as FoundRow
    const at = last.publishedAt.getTime()
    return { rows: kept, place: { to: at + 1, step: place?.step ?? begin.step, after: [at, last.id] }, examined }
  }
  return { rows, place: place?.to ? { to: place.to.getTime(), step: place.step, after } : null, examined }
}

/** Rows come by time and id, both falling. */
function isBehind({ publishedAt, id }: FoundRow, [at, last]: readonly [number, number]): boolean {
  const time = publishedAt.getTime()
  return time < at || (time === at && id < last)
}
