/** The records a question finds, page by page by key: the next page begins behind the last record seen. */
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { CallOptions } from '../client/send.ts'

/** As `keysetListOf` of the contract shapes it. */
export interface RecordPage<R> {
  list: R[]
  /** Null on every page but the first. */
  total: number | null
  next: string | null
}
export type LoadPage<R, Q> = (
  call: { query: Q & { after?: string; pageSize: number } },
  options: CallOptions,
) => Promise<RecordPage<R>>

/** `load` of a list whose question goes in the body: `inBody(api.list)`; one whose question is in the address is `api.list` itself. */
export const inBody =
  <R, Q>(
    call: (call: { body: Q & { page: number } }, options: CallOptions) => Promise<RecordPage<R>>,
  ): LoadPage<R, Q> =>
  ({ query }, options) =>
    call({ body: { page: 1, ...query } }, options)

export interface Records<R> {
  rows: readonly R[]
  /** Of the whole question, loaded or not; null until it is known. */
  total: number | null
  /** Null unless a call failed. */
  error: unknown
  isLoading: boolean
  isFetching: boolean
  /** Rows and total are of the question before; the answer to this one is on its way. */
  isOld: boolean
  /** Loads the next page, if there is one and none is on its way. */
  more: () => void
  retry: () => void
  /** After an act: asks again for the list and for all that is kept under the same name. */
  changed: () => Promise<void>
}

const pageSize = 100
/** After an act the loaded pages are asked for again one after the other; the reader of more than 2,000 rows scrolls again. */
const mostPagesAgain = 20

export function useRecords<R, Q extends object>(name: string, question: Q, load: LoadPage<R, Q>): Records<R> {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [name, 'list', question],
    queryFn: ({ signal, pageParam }) =>
      load({ query: { ...question, pageSize, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    // What was found before stays, and is told to be old, until the new answer is there.
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap(page => page.list) ?? [], [data])
  const changed = useCallback(async () => {
    client.setQueriesData<InfiniteData<RecordPage<R>, string | null>>({ queryKey: [name, 'list'] }, stored =>
      stored && stored.pages.length > mostPagesAgain
        ? { pages: stored.pages.slice(0, mostPagesAgain), pageParams: stored.pageParams.slice(0, mostPagesAgain) }
        : stored,
    )
    await client.invalidateQueries({ queryKey: [name] })
  }, [client, name])
  return {
    rows,
    total: data?.pages[0]?.total ?? null,
    error: query.error,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isOld: query.isPlaceholderData,
    more: () => {
      // A page that failed is asked for again by the button that says so, not by every scroll.
      if (hasNextPage && !isFetchingNextPage && !query.isFetchNextPageError) void fetchNextPage()
    },
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : refetch()),
    changed,
  }
}
