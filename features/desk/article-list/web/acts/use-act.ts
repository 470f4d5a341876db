import type { Act } from '@guanlan/features/articles/articles/contract'
import type { Acted } from '@guanlan/features/handling/article-actions/contract'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { toast, useFormat, useTakeBack, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { followUnknown } from '../follow.ts'
import { bodyOf, sizeOf, type Target } from './target.ts'

type Sent = Promise<{ data: Acted; operation: number | null }>
type Body = ReturnType<typeof bodyOf>

/** Does an act, says what it did, offers to take it back, and has everything asked again that shows the articles. True when it was done. */
export type DoAct = (
  target: Target,
  tells: Act,
  send: (body: Body) => Sent,
  format: (count: string) => string,
) => Promise<boolean>

export function useAct(): DoAct {
  const t = useWords(strings)
  const format = useFormat()
  const client = useQueryClient()
  const takeBack = useTakeBack()
  return useCallback(
    async (target, tells, send, describe) => {
      const ids = target.all ? null : target.ids
      const refresh = () => followUnknown(client, tells, ids)
      try {
        const { data, operation } = await send(bodyOf(target))
        const undo = operation !== null && { onUndo: (what: string) => void takeBack(operation, refresh, what) }
        if (data.task !== null) toast({ text: t('asTask', { count: format.exact(sizeOf(target)) }), ...undo })
        else if (data.changed === 0) toast({ text: t('nothingChanged') })
        else
          toast({
            text: describe(format.exact(data.changed)),
            sum: { count: data.changed, textOf: count => describe(format.exact(count)) },
            ...undo,
          })
        return true
      } catch (error) {
        toast({ text: (error as Error).message || t('failed'), tone: 'warning' })
        return false
      } finally {
        await refresh()
      }
    },
    [client, format, t, takeBack],
  )
}
