/** What screens do to labels; each act says what was done and can be taken back. */
import type { TreeMove } from '@guanlan/platform/contract'
import { confirm, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Label } from '../contract.ts'
import { strings } from '../strings.ts'
import { labelApi as api, labelKeys } from './label-queries.ts'

export function useLabelActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const changed = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: labelKeys.all }),
        client.invalidateQueries({ queryKey: ['choices', 'labels'] }),
      ]),
    [client],
  )
  const act = useUndo(changed)
  return {
    create: (body: { name: string; fatherId?: number; colour?: number }) =>
      act(
        () => api.create.act({ body }),
        ({ name }) => t('created', { name }),
      ),
    change: ({ id, version }: Label, body: { name?: string; colour?: number }) =>
      act(
        () => api.update.act({ params: {}, query: {}, body: { ...body, id, version } }),
        ({ name }) => t('changed', { name }),
      ),
    saveRule: ({ id, version }: Label, rule: string | null) =>
      act(
        () => api.update.act({ params: {}, query: {}, body: { id, version, rule } }),
        ({ name }) => t(rule === null ? 'changed' : 'ruleSaved', { name }),
      ),
    turn: ({ id, status }: Label) =>
      act(
        () => api.status.act({ params: { id, status: status === 1 ? '0' : '1' } }),
        label => t(label.status === 1 ? 'turnedOn' : 'turnedOff', { name: label.name }),
      ),
    move: (move: TreeMove, name: string) =>
      act(
        () => api.sort.act({ params: move }),
        () => t('moved', { name }),
      ),
    merge: (label: Label, into: Label) =>
      act(
        () => api.merge.act({ params: { id: label.id }, body: { into: into.id } }),
        ({ articles }) => t('merged', { name: label.name, into: into.name, count: articles }),
      ),
    /** Asks first. @param articles how many carry it */
    remove: async (label: Label, articles: number) => {
      const yes = await confirm({
        title: t('removeTitle', { name: label.name }),
        loss: `${t('removeNode')} ${t('removeLoss', { count: articles })}`,
        act: t('remove'),
      })
      if (yes)
        await act(
          () => api.remove.act({ params: {}, query: {}, body: { id: label.id } }),
          () => t('removed', { name: label.name }),
        )
    },
  }
}
