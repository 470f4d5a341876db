/** What the address says of a search, so that it can be sent to a colleague. Pure. */
import { type SearchOrder, searchOrders } from '@guanlan/features/articles/articles/contract'
import { isNamed, type NamedRange, rangeOfQuery } from '@guanlan/features/articles/articles/web'
import { queryOf, type View, viewOf } from '@guanlan/features/desk/article-list/web'
import { ruleOfPlain } from './plain.ts'

/** How the text of the box is meant: as words, or as a rule. */
export type BoxMode = 'plain' | 'rule'

export interface SearchView extends Omit<View, 'sort'> {
  text: string
  mode: BoxMode
  /** Homophones, other spellings and wrong characters are looked for too. */
  fuzzy: boolean
  /** Additions of a fuzzy search that were taken out, as `word addition`. */
  without: readonly string[]
  sort: SearchOrder
}

/** A search looks further back than a list of arrivals. */
export const searchRange: NamedRange = '30d'

export const emptySearch: SearchView = {
  text: '',
  mode: 'plain',
  fuzzy: false,
  without: [],
  sort: 'time_desc',
  monitor: null,
  monitors: [],
  range: searchRange,
  filters: [],
  place: 'desk',
  fold: false,
  open: null,
}

/** Reads leniently, like the desk: what is not understood is left out. */
export function searchViewOf(query: URLSearchParams): SearchView {
  return {
    ...viewOf(query),
    range: rangeOfQuery(query) ?? searchRange,
    text: (query.get('q') ?? '').slice(0, 10_000),
    mode: query.get('mode') === 'plain' || !query.has('q') ? 'plain' : 'rule',
    fuzzy: query.get('fuzzy') === '1',
    without: query.getAll('without').slice(0, 100),
    sort: searchOrders.find(sort => sort === query.get('sort')) ?? 'time_desc',
  }
}

export function queryOfSearch({ text, mode, fuzzy, without, sort, ...view }: SearchView): URLSearchParams {
  const query = queryOf({ ...view, sort: 'time_desc' })
  if (isNamed(view.range)) query.set('range', view.range)
  if (sort !== 'time_desc') query.set('sort', sort)
  if (mode === 'plain') query.set('mode', mode)
  if (fuzzy) query.set('fuzzy', '1')
  for (const each of fuzzy ? without : []) query.append('without', each)
  if (text !== '') query.set('q', text)
  return query
}

/** The search as a rule; empty while there is nothing to look for. */
export const ruleOf = ({ text, mode }: Pick<SearchView, 'text' | 'mode'>): string =>
  mode === 'plain' ? ruleOfPlain(text) : text.trim()
