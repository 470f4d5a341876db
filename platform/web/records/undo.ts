/** Taking acts back: by the button of the note, or by `u`. Undoing what was undone does it again. */
import { undoing } from '@guanlan/platform/contract'
import { useCallback } from 'react'
import { connect } from '../client/connect.ts'
import type { Acted } from '../client/send.ts'
import { type Translate, useWords } from '../language/words.ts'
import { toast } from '../parts/toasts.ts'
import { recordStrings } from './strings.ts'

const history = connect(undoing)

/** An act on records: it is done at once, said in a note, and everything that shows the records is asked for again. */
export type DoAct = <T>(act: () => Promise<Acted<T>>, format: (data: T) => string) => Promise<T | null>

/** @param changed asks again for what the act changed. The act resolves to null when it failed; the reader has been told then. */
export function useUndo(changed: () => Promise<unknown>): DoAct {
  const t = useWords(recordStrings)
  return useCallback(
    (act, format) =>
      guarded(t, changed, async () => {
        const { data, operation } = await act()
        toast({
          text: format(data),
          ...(operation !== null && { onUndo: what => void takeBack(t, changed, operation, { what }) }),
        })
        return data
      }),
    [t, changed],
  )
}

/** Takes an operation back, says what came of it and offers to do it again; `changed` asks again for what it changed. */
export function useTakeBack(): (operation: number, changed: () => Promise<unknown>, what?: string) => Promise<unknown> {
  const t = useWords(recordStrings)
  return useCallback((operation, changed, what) => takeBack(t, changed, operation, { what }), [t])
}

/** Undoes an act of the history and offers to do it again. @param what the note of the act, which is said again */
export function takeBack(
  t: Translate<typeof recordStrings>,
  changed: () => Promise<unknown>,
  operation: number,
  { what, word = 'undone' }: { what?: string | undefined; word?: 'undone' | 'redone' } = {},
): Promise<unknown> {
  return guarded(t, changed, async () => {
    const again = await history.undo({ params: { id: operation } })
    const [label, next] = word === 'undone' ? (['redo', 'redone'] as const) : (['undoAgain', 'undone'] as const)
    const dismiss = toast({
      text:
        again.left > 0
          ? t('undoneBut', { left: again.left })
          : what && word === 'undone'
            ? t('undoneOf', { what })
            : t(word),
      lasts: 10_000,
      action: {
        label: t(label),
        run: () => {
          dismiss()
          void takeBack(t, changed, again.operation, { what, word: next })
        },
      },
    })
  })
}

async function guarded<T>(
  t: Translate<typeof recordStrings>,
  changed: () => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    toast({ text: (error as Error).message || t('actFailed'), tone: 'warning' })
    return null
  } finally {
    await changed()
  }
}
