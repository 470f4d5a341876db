import { toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import { articleApi } from './desk-queries.ts'

/** Which articles are one story, decided by hand: taken out, put together; said, and can be undone. */
export function useStories() {
  const t = useWords(strings)
  const client = useQueryClient()
  const decide = useCallback(
    async (what: 'takeApart' | 'putTogether', ids: readonly number[], undo?: () => void) => {
      try {
        const { changed } = await articleApi[what]({ body: { idList: [...ids] } })
        await client.invalidateQueries({ queryKey: ['desk'] })
        toast({ text: t(what === 'takeApart' ? 'takenApart' : 'putTogetherDone', { count: changed }), onUndo: undo })
      } catch (error) {
        toast({ text: error instanceof Error && error.message ? error.message : t('storyFailed'), tone: 'warning' })
      }
    },
    [client, t],
  )
  /** `of` is any article that stays in the story. */
  const takeApart = useCallback(
    (id: number, of: number) => decide('takeApart', [id], () => void decide('putTogether', [of, id])),
    [decide],
  )
  const putTogether = useCallback((ids: readonly number[]) => decide('putTogether', ids), [decide])
  return { takeApart, putTogether }
}
