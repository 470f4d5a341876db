import { toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import { articleApi } from './desk-queries.ts'
import { followUnknown } from './follow.ts'

/** Which articles are one story, decided by hand: taken out, put together; said, and can be undone. */
export function useStories() {
  const t = useWords(strings)
  const client = useQueryClient()
  const decide = useCallback(
    async (
      reported: 'takenApart' | 'putTogetherDone' | 'storiesParted',
      act: () => Promise<{ changed: number; undo?: () => void }>,
    ) => {
      try {
        const { changed, undo } = await act()
        await followUnknown(client, 'stories', null)
        toast({ text: t(reported, { count: changed }), onUndo: undo })
      } catch (error) {
        toast({ text: error instanceof Error && error.message ? error.message : t('storyFailed'), tone: 'warning' })
      }
    },
    [client, t],
  )
  const putTogether = useCallback(
    (ids: readonly number[]) =>
      decide('putTogetherDone', async () => {
        const { changed, undo } = await articleApi.putTogether({ body: { idList: [...ids] } })
        if (!undo || changed === 0) return { changed }
        return { changed, undo: () => void decide('storiesParted', () => articleApi.undoTogether({ body: undo })) }
      }),
    [decide],
  )
  /** `of` is any article that stays in the story. */
  const takeApart = useCallback(
    (id: number, of: number) =>
      decide('takenApart', async () => {
        const { changed } = await articleApi.takeApart({ body: { idList: [id] } })
        return { changed, undo: () => void putTogether([of, id]) }
      }),
    [decide, putTogether],
  )
  return { takeApart, putTogether }
}
