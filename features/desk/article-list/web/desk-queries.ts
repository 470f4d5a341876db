/** What the desk asks the server. Every list and chart takes the same question, so that their numbers agree. */
import {
  type ArticleDetail,
  type ArticleRow,
  articles,
  type Question,
} from '@guanlan/features/articles/articles/contract'
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { charts } from '@guanlan/features/charts/charts/contract'
import { connect, useAppearance } from '@guanlan/platform/web'
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { desk } from '../contract.ts'
import type { View } from './address.ts'
import { useFoundBy } from './found.ts'

export const deskApi = connect(desk)
export const articleApi = connect(articles)
const chartApi = connect(charts)

/** Rows of one page. */
const pageSize = 50
/** Details that many articles around the reader are kept. */
const detailStaleMs = 60_000

/** The part of a view that says which articles. */
export type ListQuery = Pick<View, 'monitor' | 'monitors' | 'range' | 'filters'> & Partial<Pick<View, 'fold' | 'place'>>

/** `now` is when the list was put together: it stands still while the reader reads. */
export const questionOf = (
  { monitor, monitors, range, filters, fold = false, place = 'desk' }: ListQuery,
  now: number,
): Question => ({
  ...(monitor !== null ? { monitor } : monitors.length > 0 && { monitors: [...monitors] }),
  ...momentsOf(range, now, useAppearance.getState().timeZone),
  filters: [...filters],
  fold,
  place,
})

/** What a query of articles says of itself, as its `meta`: the fields that its filters ask for (follow.ts). */
const askedFields = (filters: View['filters']) => ({ fields: filters.map(filter => filter.field) })

export interface ListPage {
  list: ArticleRow[]
  total: number
  page: number
}

/** The list of a view. Another `now` keeps the old rows on screen until the new ones are there; another view does not. */
export function useArticleList(view: View, now: number) {
  const { monitor, monitors, range, filters, fold, sort, place } = view
  const requested = useMemo(
    () => ({ monitor, monitors, range, filters, fold, sort, place }),
    [monitor, monitors, range, filters, fold, sort, place],
  )
  const viewKey = JSON.stringify(requested)
  const query = useInfiniteQuery({
    queryKey: ['desk', 'list', viewKey, now],
    queryFn: ({ pageParam, signal }): Promise<ListPage> =>
      deskApi.list(
        { body: { ...questionOf(requested, now), sort: requested.sort, page: pageParam, pageSize } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: (before, beforeQuery) => (beforeQuery?.queryKey[2] === viewKey ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { ...askedFields(filters), shows: 3 },
  })
  const rows = useMemo(() => withoutRepeats(query.data), [query.data])
  return { ...query, rows, total: query.data?.pages.at(-1)?.total }
}

/** Late arrivals may push a row onto the next page as well. */
export function withoutRepeats(data: InfiniteData<Pick<ListPage, 'list'>> | undefined): ArticleRow[] {
  const seen = new Set<number>()
  return (data?.pages ?? []).flatMap(page => page.list.filter(row => !seen.has(row.id) && seen.add(row.id)))
}

/**
 * How many articles came since the list of `shown` was put together. An article counts as arrived when it was taken in,
 * a moment before it can be found, so totals are compared; where reading changes the total itself, arrivals are counted.
 */
export async function countArrived(query: ListQuery, shown: { now: number; total: number }): Promise<number> {
  const { from } = questionOf(query, shown.now)
  const marksCount = query.filters.some(filter => filter.field === 'read')
  const question = {
    ...questionOf(query, Date.now()),
    from,
    ...(marksCount && { arrivedAfter: new Date(shown.now).toISOString() }),
  }
  const [total = 0] = await deskApi.counts({ body: { questions: [question] } })
  return marksCount ? total : Math.max(0, total - shown.total)
}

export const useTrend = (query: ListQuery, now: number) => {
  const viewKey = JSON.stringify(query)
  return useQuery({
    queryKey: ['desk', 'trend', viewKey, now],
    queryFn: ({ signal }) => chartApi.volumeTrend({ body: questionOf(query, now) }, { signal, timeout: 'long' }),
    placeholderData: (before, beforeQuery) => (beforeQuery?.queryKey[2] === viewKey ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { ...askedFields(query.filters), shows: 3 },
  })
}

export const detailKey = (id: number, monitor: number | null) => ['desk', 'detail', id, monitor] as const

export function useDetail(id: number | null, monitor: number | null) {
  const foundBy = useFoundBy()
  return useQuery({
    queryKey: foundBy ? [...detailKey(id ?? 0, monitor), foundBy.query] : detailKey(id ?? 0, monitor),
    queryFn: ({ signal }) =>
      foundBy
        ? deskApi.foundDetail({ body: { id: id ?? 0, ...(foundBy.query && { query: foundBy.query }) } }, { signal })
        : deskApi.detail(
            { params: { index: 'articles', id: id ?? 0 }, query: monitor === null ? {} : { monitor } },
            { signal },
          ),
    enabled: id !== null,
    staleTime: detailStaleMs,
  })
}

const halfRangeMs = 44 * 86_400_000

/** The story of an article, earliest first, itself included: whatever monitor wanted the others, within 44 days around it. */
export const useSimilar = (id: number, publishedAt: string) =>
  useQuery({
    queryKey: ['desk', 'similar', id],
    queryFn: ({ signal }) => {
      const at = Date.parse(publishedAt)
      const range = {
        from: new Date(at - halfRangeMs).toISOString(),
        to: new Date(at + halfRangeMs).toISOString(),
      }
      const body = { ...range, filters: [], fold: false, similarTo: id, sort: 'time_asc' as const, pageSize: 20 }
      return deskApi.list({ body }, { signal })
    },
    staleTime: 60_000,
  })

/** Numbers that a view would have without one of its filters, in the order of the filters. */
export const useWithoutOne = (query: ListQuery, now: number) =>
  useQuery({
    queryKey: ['desk', 'without', JSON.stringify(query), now],
    queryFn: ({ signal }) => {
      const without = query.filters.slice(0, 5).map((_, index) => query.filters.toSpliced(index, 1))
      return deskApi.counts(
        { body: { questions: without.map(filters => questionOf({ ...query, filters }, now)) } },
        { signal },
      )
    },
    enabled: query.filters.length > 0,
    meta: askedFields(query.filters),
  })

/** Shows articles as read or unread in every list and pane at once. */
export function showAsRead(client: QueryClient, ids: readonly number[], read: boolean): void {
  const requested = new Set(ids)
  const marked = (row: ArticleRow) => (requested.has(row.id) && row.read !== read ? { ...row, read } : row)
  client.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: ['desk', 'list'] },
    data => data && { ...data, pages: data.pages.map(page => ({ ...page, list: page.list.map(marked) })) },
  )
  client.setQueriesData<ArticleDetail>(
    { queryKey: ['desk', 'detail'] },
    data => data && (requested.has(data.id) ? { ...data, read } : data),
  )
}
