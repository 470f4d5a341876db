/** What is done with records; each act says what was done. */
import { confirm, saveAs, toast, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DownloadRecord, RecordChange } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, key } from '../api.ts'

export function useRecordActs() {
  const t = useWords(strings)
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: key }), [client])
  const act = useUndo(changed)
  const tell = async (work: Promise<unknown>, said: string) => {
    try {
      await work
      if (said) toast({ text: said })
    } catch (error) {
      toast({ text: (error as Error).message || t('failed'), tone: 'warning' })
    } finally {
      await changed()
    }
  }
  return {
    fetch: async ({ id, fileName }: DownloadRecord) =>
      tell(
        api.file({ params: { id } }, { timeout: 'long' }).then(file => saveAs(file, fileName)),
        '',
      ),
    again: ({ id }: DownloadRecord) => tell(api.again({ params: { id } }, { timeout: 'long' }), t('againBegun')),
    cancel: ({ id }: DownloadRecord) => tell(api.cancel({ params: { id } }), t('stopped')),
    change: (change: RecordChange) =>
      act(
        () => api.change.act({ body: change }),
        ({ fileName }) => t(change.folderId === undefined ? 'changed' : 'moved', { name: fileName }),
      ),
    /** Asks first, and names them. */
    remove: async (records: readonly DownloadRecord[]): Promise<boolean> => {
      const names = records.map(({ fileName }) => fileName)
      const yes = await confirm({
        title: t('removeTitle', { count: records.length }),
        loss: t('removeLoss', { names: names.length > 3 ? `${names.slice(0, 3).join('、')}…` : names.join('、') }),
        act: t('remove'),
      })
      if (!yes) return false
      const idList = records.map(({ id }) => id)
      const done = await act(
        () => api.remove.act({ params: {}, query: {}, body: { idList } }),
        ({ changed: count }) => t('removed', { count }),
      )
      return done !== null
    },
  }
}
