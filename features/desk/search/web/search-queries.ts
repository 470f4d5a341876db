/** What the search screens ask the server: rows, summary, exact number. */
import {
  type ArticleRow,
  type FacetField,
  facetFields,
  type Question,
} from '@guanlan/features/articles/articles/contract'
import type { SearchSummary } from '@guanlan/features/desk/article-list/contract'
import { deskApi, questionOf, withoutRepeats } from '@guanlan/features/desk/article-list/web'
import { queryOptions, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ruleOf, type SearchView } from './address.ts'

/** The first page is small, so that it is there at once. */
const pageSizes = { first: 20, next: 50 } as const

/** What a fuzzy search runs, and what each addition brings. Asked only for a fuzzy one. */
export function useFuzzy({ rule, question, key }: Search, { fuzzy, without }: Pick<SearchView, 'fuzzy' | 'without'>) {
  return useQuery({
    queryKey: ['search', 'fuzzy', key, without],
    queryFn: ({ signal }) =>
      deskApi.fuzzySearch({ body: { ...question, query: rule, without: [...without] } }, { signal, timeout: 'long' }),
    enabled: fuzzy && rule !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Which words alone find something. */
export const useWordsAlone = ({ rule, question, key }: Search) =>
  useQuery({
    queryKey: ['search', 'words', key],
    queryFn: ({ signal }) => deskApi.searchWords({ body: { ...question, query: rule } }, { signal, timeout: 'long' }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface Search {
  /** Empty: nothing is looked for. */
  rule: string
  question: Question
  /** Names the search among kept answers. */
  key: string
}

const searchOf = (rule: string, question: Question): Search => ({
  rule,
  question,
  key: JSON.stringify([rule, question]),
})

/** `now` is when the search was run: it stands still while the reader reads. */
export function useSearch(view: SearchView, now: number): Search {
  const { text, mode, monitor, range, filters, fold } = view
  return useMemo(() => {
    const rule = ruleOf({ text, mode })
    const question = questionOf({ monitor, monitors: [], range, filters, fold }, now)
    return searchOf(rule, question)
  }, [text, mode, monitor, range, filters, fold, now])
}

interface FoundPage {
  list: ArticleRow[]
  total: number
  page: number
  next: string | null
  capped: boolean
}
type Place = { page: number; cursor: string | null }

/** The same search with another rule: the one that a fuzzy search runs, once it is known. */
export function useWith(search: Search, rule: string | undefined): Search {
  return useMemo(
    () => (rule === undefined ? search : { ...search, rule, key: JSON.stringify([rule, search.question]) }),
    [search, rule],
  )
}

export function useFound({ rule, question, key }: Search, sort: SearchView['sort']) {
  const byTime = sort === 'time_desc' && !question.fold
  const query = useInfiniteQuery({
    queryKey: ['desk', 'list', 'search', key, sort],
    queryFn: async ({ pageParam: { page, cursor }, signal }): Promise<FoundPage> => {
      const pageSize = byTime && cursor === null ? pageSizes.first : pageSizes.next
      const body = { ...question, query: rule, sort, page, pageSize, ...(cursor && { cursor }) }
      const { list, total, next = null, capped = false } = await deskApi.list({ body }, { signal, timeout: 'long' })
      return { list, total, next, capped, page }
    },
    initialPageParam: { page: 1, cursor: null } as Place,
    getNextPageParam: (last): Place | undefined => {
      if (byTime) return last.next === null ? undefined : { page: 1, cursor: last.next }
      return last.page * pageSizes.next < last.total ? { page: last.page + 1, cursor: null } : undefined
    },
    enabled: rule !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { fields: question.filters.map(filter => filter.field) },
  })
  const rows = useMemo(() => withoutRepeats(query.data), [query.data])
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  // A rare word: the server has walked a part of the time and found little. It goes on by itself until the window is full.
  const goesOn = rows.length < pageSizes.first && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  return { ...query, rows, ranked: query.data?.pages[0]?.capped === true && !byTime }
}

export const useSummary = (search: Search) => useQuery(summaryOf(search))

const summaryOf = ({ rule, question, key }: Search) =>
  queryOptions({
    queryKey: ['desk', 'trend', 'search', key],
    queryFn: ({ signal }) => deskApi.searchSummary({ body: { ...question, query: rule } }, { signal, timeout: 'long' }),
    enabled: rule !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

/**
 * The facets of fields that narrow the search, each as it is without its own choice, so that its other values stay in sight. Mostly the
 * answer from before the choice, which is still there.
 */
export function useOpenFacets({ rule, question }: Search): ReadonlyMap<FacetField, SearchSummary['facets'][number]> {
  const fields = facetFields.filter(field =>
    field === 'monitor' ? question.monitor !== undefined : question.filters.some(filter => filter.field === field),
  )
  return useQueries({
    queries: fields.map(field => summaryOf(searchOf(rule, withoutField(question, field)))),
    combine: answers =>
      new Map(
        fields.flatMap((field, at) => {
          const facet = answers[at]?.data?.facets.find(each => each.field === field)
          return facet ? [[field, facet] as const] : []
        }),
      ),
  })
}

const withoutField = (question: Question, field: FacetField): Question =>
  field === 'monitor'
    ? { ...question, monitor: undefined }
    : { ...question, filters: question.filters.filter(filter => filter.field !== field) }

export type Counting =
  | { state: 'idle' }
  | { state: 'counting' | 'done'; count: number; progress: number }
  | { state: 'failed'; message: string }

/** The exact number on demand, piece by piece; it can be stopped, and another search forgets it. */
export function useExactCount({ rule, question, key }: Search) {
  const [counting, setCounting] = useState<{ key: string; is: Counting }>({ key, is: { state: 'idle' } })
  const running = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search stops the counting of the one before
  useEffect(() => () => running.current?.abort(), [key])
  const say = (is: Counting) => setCounting({ key, is })
  async function begin(): Promise<void> {
    const abort = new AbortController()
    running.current?.abort()
    running.current = abort
    let counted = 0
    let cursor: string | undefined
    say({ state: 'counting', count: 0, progress: 0 })
    try {
      do {
        const body = { ...question, query: rule, counted, ...(cursor && { cursor }) }
        const part = await deskApi.searchCount({ body }, { signal: abort.signal, timeout: 'long' })
        if (abort.signal.aborted) return
        counted = part.count
        cursor = part.next ?? undefined
        say({ state: part.next === null ? 'done' : 'counting', count: counted, progress: part.progress })
      } while (cursor !== undefined)
    } catch (error) {
      if (!abort.signal.aborted) say({ state: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }
  const stop = () => {
    running.current?.abort()
    say({ state: 'idle' })
  }
  return { counting: counting.key === key ? counting.is : ({ state: 'idle' } as const), begin, stop }
}
