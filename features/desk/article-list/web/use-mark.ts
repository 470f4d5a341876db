import { toast, useWords } from '@guanlan/platform/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import { articleApi, showAsRead } from './desk-queries.ts'
import { followAct } from './follow.ts'
import { useFoundBy } from './found.ts'

interface Mark {
  ids: readonly number[]
  read: boolean
}
/** A call takes at most this many articles. */
const mostIds = 1_000

/** Marks articles as read or unread: shown at once, taken back when the server refuses. */
export function useMark() {
  const t = useWords(strings)
  const client = useQueryClient()
  const found = useFoundBy() !== null
  const { mutate } = useMutation({
    mutationFn: ({ ids, read }: Mark) => articleApi.mark({ body: { idList: ids.slice(0, mostIds), read, found } }),
    onMutate: ({ ids, read }) => showAsRead(client, ids, read),
    onSuccess: (_, { ids, read }) => followAct(client, read ? 'read' : 'unread', ids),
    onError: (error, { ids, read }) => {
      showAsRead(client, ids, !read)
      toast({ text: error.message || t('markFailed'), tone: 'warning' })
    },
  })
  /** By the reader's own hand: said, and can be undone. */
  const mark = useCallback(
    (ids: readonly number[], read: boolean) => {
      mutate({ ids, read })
      const textOf = (count: number) => t(read ? 'markedRead' : 'markedUnread', { count })
      toast({
        text: textOf(ids.length),
        sum: { count: ids.length, textOf },
        onUndo(what) {
          mutate({ ids, read: !read })
          toast({ text: t('undoneOf', { what }) })
        },
      })
    },
    [mutate, t],
  )
  /** By reading. */
  const markByReading = useCallback((id: number) => mutate({ ids: [id], read: true }), [mutate])
  return { mark, markByReading }
}
