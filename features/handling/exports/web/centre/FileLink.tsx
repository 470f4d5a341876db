import { Button, copyText, Menu, toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { DownloadRecord } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, key } from '../api.ts'

const lasting = [1, 7, 30]

/** An address of the file for a colleague or a script, copied when it is made, and the end of all there are. */
export function FileLink({ record: { id, linkedUntil } }: { record: DownloadRecord }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const reported = async (work: Promise<unknown>) => {
    await work.catch((error: Error) => toast({ text: error.message, tone: 'warning' }))
    await client.invalidateQueries({ queryKey: key })
  }
  const make = async (days: number) => {
    const { token } = await api.link({ params: { id }, body: { days } })
    const address = `${location.origin}/INEWSAPI/inews/downloadInfo/link/${token}`
    await copyText(address, t('linkCopied', { days }), t('linkShown', { address }))
  }
  const end = async () => {
    const { ended } = await api.unlink({ params: { id } })
    toast({ text: t('unlinked', { count: ended }) })
  }
  return (
    <>
      <Menu
        label={t('link')}
        face={t('link')}
        className="button"
        head={<p className="dim">{t('linkHint')}</p>}
        items={lasting.map(days => ({
          key: `for ${days}`,
          label: t('linkFor', { days }),
          run: () => void reported(make(days)),
        }))}
      />
      {linkedUntil !== null && <Button onClick={() => void reported(end())}>{t('unlink')}</Button>}
    </>
  )
}
