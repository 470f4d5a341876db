/** What became of an article, as the reading pane asks for it. Below the key of details: whatever asks for an article again asks for these, too. */
import type { CommentOrder } from '@guanlan/features/articles/articles/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { articleApi } from '../desk-queries.ts'

const pageSize = 20

export interface CommentsQuery {
  order: CommentOrder
  sentiment?: -1 | 0 | 1
}

export const useComments = (id: number, query: CommentsQuery) =>
  useInfiniteQuery({
    queryKey: ['desk', 'detail', id, 'comments', query],
    queryFn: ({ pageParam, signal }) =>
      articleApi.commentList({ body: { id, ...query, page: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: before => before,
    staleTime: 60_000,
  })

export const useCourse = (id: number) =>
  useQuery({
    queryKey: ['desk', 'detail', id, 'course'],
    queryFn: ({ signal }) => articleApi.interactionList({ body: { id } }, { signal }),
    staleTime: 60_000,
  })

export const useReach = (id: number, found: boolean) =>
  useQuery({
    queryKey: ['desk', 'detail', id, 'reach', found],
    queryFn: async ({ signal }) => (await articleApi.touch({ body: { idList: [id], found } }, { signal }))[0] ?? null,
    staleTime: 60_000,
  })
