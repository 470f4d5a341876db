/** Pages of a search. By time a page ends the walk; every other order needs all that is found before its first row is known. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { SearchOrder } from '../../contract.ts'
import type { PageRow } from './answers.ts'
import { rowsByHeat } from './by-heat.ts'
import { pageOf } from './find.ts'
import { countsOfWords, ranked } from './relevance.ts'
import { type ArticleSearch, walkSearch } from './search.ts'
import { indexedPage } from './search-by-index.ts'
import { beginOf, cursorOf, placeOf } from './search-place.ts'

export interface SearchPageOf {
  cursor: string | null
  page: number
  pageSize: number
  sort: SearchOrder
}

export interface SearchPage {
  rows: PageRow[]
  /** Null: this was the last page. Orders other than newest first have page numbers, no cursor. */
  next: string | null
  /** All there are. When `capped`: those of this page and of the pages before; whether an index tells more at once is its own matter. */
  total: number
  capped: boolean
}

/** Newest first, a call walks no longer than this: an empty page with a `next` says how far it came. */
const pageMs = 1_500
/** Other orders are told of so many articles; of more, the search has to be narrowed. */
export const mostSorted = 20_000
/** Relevance ranks the newest of more. */
export const mostRanked = 5_000
const sortMs = 8_000

export async function searchPage(scope: Scope, search: ArticleSearch, requested: SearchPageOf): Promise<SearchPage> {
  // A story stands where its earliest article does, which only the whole range knows.
  if (requested.sort === 'time_desc' && !search.wanted.fold) return newestFirst(scope, search, requested)
  const byRelevance = requested.sort === 'relevance'
  const most = byRelevance ? mostRanked : mostSorted
  // Heat counts every copy, also those that are folded away afterwards.
  const walked = requested.sort === 'heat' ? { ...search, wanted: { ...search.wanted, fold: false } } : search
  const { rows, place } = await walkSearch(scope, walked, beginOf(search.wanted.to), { most, workMs: sortMs })
  if (place !== null && rows.length < most) throw refuse('invalid', 'articles.searchTooLong', {}, 'query')
  if (place !== null && search.wanted.fold) throw refuse('invalid', 'articles.tooManyToFold', { count: most }, 'fold')
  if (place !== null && !byRelevance) throw refuse('invalid', 'articles.tooManyToSort', { count: mostSorted }, 'sort')
  const found = rows.map(row => row.id)
  if (requested.sort === 'heat') return pageIn(await rowsByHeat(scope, search.wanted, found), requested, false)
  if (requested.sort !== 'relevance') {
    const wanted = { ...search.wanted, found }
    const all = await pageOf(scope, wanted, {
      ...requested,
      sort: requested.sort,
      page: 1,
      pageSize: found.length || 1,
    })
    return pageIn(all, requested, false)
  }
  const stored = search.wanted.fold
    ? new Set(
        (
          await pageOf(scope, { ...search.wanted, found }, { sort: 'time_desc', page: 1, pageSize: found.length || 1 })
        ).map(row => row.id),
      )
    : null
  const shown = stored ? rows.filter(row => stored.has(row.id)) : rows
  const byId = new Map(shown.map(row => [row.id, row]))
  const order = ranked(await countsOfWords(scope, search.rule, shown), search.wanted.to)
  return pageIn(
    order.flatMap(id => byId.get(id) ?? []),
    requested,
    place !== null,
  )
}

async function newestFirst(
  scope: Scope,
  search: ArticleSearch,
  { cursor, pageSize }: SearchPageOf,
): Promise<SearchPage> {
  const begin = cursor === null ? beginOf(search.wanted.to) : placeOf(cursor, search.wanted.to)
  const byIndex = await indexedPage(scope, search, begin, { most: pageSize, workMs: pageMs })
  const { rows, place } = byIndex ?? (await walkSearch(scope, search, begin, { most: pageSize, workMs: pageMs }))
  const found = (begin.found ?? 0) + rows.length
  const next = place && cursorOf({ ...place, found })
  const exact = byIndex?.total ?? (next === null ? found : null)
  return { rows, next, total: exact ?? found, capped: exact === null }
}

function pageIn(all: readonly PageRow[], { page, pageSize }: SearchPageOf, capped: boolean): SearchPage {
  const rows = all.slice((page - 1) * pageSize, page * pageSize)
  return { rows, next: null, total: all.length, capped }
}
