/** What is done with a run; each act says what was done. */
import { confirm, saveAs, toast, useWords } from '@guanlan/platform/web'
import type { Run, RunFile } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, downloadApi } from '../api.ts'

export function useRunActs(changed: () => unknown) {
  const t = useWords(strings)
  const tell = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work()
      if (said) toast({ text: said })
      return true
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      return false
    } finally {
      await changed()
    }
  }
  return {
    fetch: ({ downloadId, name }: RunFile) =>
      tell(async () => saveAs(await downloadApi.file({ params: { id: downloadId } }, { timeout: 'long' }), name), ''),
    send: async ({ id, sends }: Run, to: 'all' | 'failed') => {
      if (
        sends > 0 &&
        to === 'all' &&
        !(await confirm({ title: t('sendAgainAsk'), loss: t('sendAgainLoss'), act: t('send') }))
      )
        return
      await tell(() => api.send({ body: { id, sends, to } }), t('sendingNow'))
    },
    retry: ({ id, name }: Run) => tell(() => api.retry({ body: { id } }), t('begun', { name })),
    remove: async ({ id, name }: Run): Promise<boolean> => {
      if (!(await confirm({ title: t('removeRun', { name }), loss: t('removeRunLoss'), act: t('remove') })))
        return false
      return tell(() => api.removeRuns({ body: { idList: [id] } }), t('removed', { count: '1' }))
    },
    upload: ({ id }: Run, file: File) =>
      tell(() => api.upload({ query: { id }, files: [file] }, { timeout: 600_000 }), t('uploadedNow')),
  }
}
