import { connect } from '@guanlan/platform/web'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { assistant, type Scene } from '../contract.ts'

export const api = connect(assistant)
export const assistantKey = 'assistant'

/** What is left of today. */
export const useScenes = () =>
  useQuery({ queryKey: [assistantKey, 'scenes'], queryFn: ({ signal }) => api.scenes(undefined, { signal }) })

/** Collected answers, the newest first, page after page. */
export function useCollected(like: string) {
  const { data, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [assistantKey, 'collected', like],
    queryFn: ({ signal, pageParam }) =>
      api.collected({ query: { like, pageSize: 50, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  return {
    rows: data?.pages.flatMap(({ list }) => list) ?? [],
    total: data?.pages[0]?.total ?? null,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    refetch,
  }
}

/** What instructions of a scene made for the reader, the newest first, page after page. */
export function useRuns(scene: Scene) {
  const { data, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [assistantKey, 'runs', scene],
    queryFn: ({ signal, pageParam }) =>
      api.runs({ query: { scene, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
  })
  return {
    list: data?.pages.flatMap(({ list }) => list) ?? [],
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    refetch,
  }
}
