/** A page of a search, newest first, and its exact number, where an index of texts tells both in one request: without a walk over pieces of time. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { editedWithin } from '../search/edited.ts'
import { findNewest } from '../search/newest.ts'
import { beginAt } from '../search/walk.ts'
import { type ArticleSearch, asksNothingMore, type FoundRow, isBehind, matchingAmong, untilFull } from './search.ts'
import type { SearchPlace } from './search-place.ts'

export interface IndexedPage {
  rows: FoundRow[]
  place: SearchPlace | null
  /** How many the whole search finds; null: it was not asked, or the index alone does not know. */
  total: number | null
}

/** Articles of the index looked at in one go; more when few of them fit the other conditions. */
const looked = { least: 50, most: 10_000 }
/** What an organisation wrote over or threw away is left out of a number by id; of more, the number is walked. */
const mostLeftOut = 2_000

/** Null: the index does not answer this, and the walk does (search.ts). */
export async function indexedPage(
  scope: Scope,
  search: ArticleSearch,
  begin: SearchPlace,
  { most, workMs }: { most: number; workMs: number },
): Promise<IndexedPage | null> {
  const { after } = begin
  const { from } = search.wanted
  const started = performance.now()
  const isFirst = after === null && begin.to > search.wanted.to.getTime()
  const counted = isFirst ? await leftOut(scope, search, { from, to: new Date(begin.to) }) : null
  const rows: FoundRow[] = []
  let total: number | null = null
  let to = begin.to
  for (let size = Math.max(looked.least, 2 * most); ; size = Math.min(looked.most, 4 * size)) {
    const without = to === begin.to ? counted : null
    const next = await findNewest(
      scope.db,
      requested(scope, search),
      { from, to: new Date(to) },
      { most: size, without: without?.ids ?? null },
    )
    if (!next) return to === begin.to ? null : { rows, place: placeAt(to, after, begin), total }
    if (without && next.count !== null) total = next.count + without.wanted
    const stored = await matchingAmong(scope, search, next.found, { from: next.from ?? from, to: new Date(to) })
    rows.push(...(after ? stored.filter(row => isBehind(row, after)) : stored))
    if (rows.length > most) return { ...untilFull(rows, most, begin), total }
    if (next.from === null) return { rows, place: null, total }
    to = next.from.getTime()
    if (performance.now() - started >= workMs) return { rows, place: placeAt(to, after, begin), total }
  }
}

/** The exact number alone; null: it has to be walked. */
export async function indexedCount(scope: Scope, search: ArticleSearch, to: number): Promise<number | null> {
  const window = { from: search.wanted.from, to: new Date(to) }
  const without = await leftOut(scope, search, window)
  if (!without) return null
  const answer = await findNewest(scope.db, requested(scope, search), window, { most: 0, without: without.ids })
  return answer?.count == null ? null : answer.count + without.wanted
}

const requested = ({ orgId }: Scope, { rule }: ArticleSearch) => ({ rule, orgId })

const placeAt = (to: number, after: SearchPlace['after'], { pace }: SearchPlace): SearchPlace => ({
  to,
  step: beginAt(null).step,
  after,
  pace,
})

interface LeftOut {
  /** The index may count them, and the organisation sees them otherwise or not at all. */
  ids: number[]
  /** How many of them are found nevertheless, by the organisation's own text. */
  wanted: number
}

/** Null: more is asked than the index knows, or too many are left out. */
async function leftOut(scope: Scope, search: ArticleSearch, window: { from: Date; to: Date }): Promise<LeftOut | null> {
  if (scope.limitedTo || !asksNothingMore(search.wanted)) return null
  const { rows } = await sql<{ id: number }>`
    select article_id as id from org_articles where org_id = ${scope.orgId} and binned_at is not null and published_at >= ${window.from}::timestamptz and published_at < ${window.to}::timestamptz limit ${mostLeftOut + 1}
    `.execute(scope.db)
  if (rows.length > mostLeftOut) return null
  const own = await editedWithin(scope.db, { rule: search.rule, orgId: scope.orgId }, window)
  if (own.edited.size > mostLeftOut) return null
  const binned = new Set(rows.map(({ id }) => Number(id)))
  return { ids: [...binned, ...own.edited], wanted: own.wanted.filter(id => !binned.has(id)).length }
}
