/** Which comments the address asks for, page after page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { taskApi, tasksKey } from '../api.ts'

const pageSize = 50
const sentiments = [1, 0, -1] as const

export interface CommentChoice {
  order: 'time' | 'likes'
  sentiment: (typeof sentiments)[number] | null
  asking: boolean
  like: string
  author: string
}

export function useCommentChoice(): CommentChoice & { change: (part: Partial<CommentChoice>) => void } {
  const [search, setSearch] = useSearchParams()
  const choice: CommentChoice = {
    order: search.get('order') === 'likes' ? 'likes' : 'time',
    sentiment: sentiments.find(each => String(each) === search.get('sentiment')) ?? null,
    asking: search.get('asking') === '1',
    like: (search.get('like') ?? '').slice(0, 100),
    author: (search.get('author') ?? '').slice(0, 200),
  }
  const change = (part: Partial<CommentChoice>) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          const text = value === true ? '1' : value === null || value === false || value === 'time' ? '' : String(value)
          if (text === '') next.delete(name)
          else next.set(name, text)
        }
        return next
      },
      { replace: true },
    )
  return { ...choice, change }
}

export function useComments(id: number, { order, sentiment, asking, like, author }: CommentChoice) {
  const body = useMemo(
    () => ({ id, order, asking, like: like.trim(), author, ...(sentiment !== null && { sentiment }) }),
    [id, order, sentiment, asking, like, author],
  )
  return useInfiniteQuery({
    queryKey: [tasksKey, 'comments', body],
    queryFn: ({ pageParam, signal }) =>
      taskApi.comment({ body: { ...body, page: pageParam, pageSize } }, { signal, timeout: 'long' }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: before => before,
  })
}
