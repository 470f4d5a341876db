import { Button, saveAs, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { mostSentAtOnce } from '../../contract/file.ts'
import type { InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** The event as a workbook; of very many articles a task makes it. */
export function ExportButton({ event: { id, title, articles } }: { event: InfoEvent }) {
  const t = useWords(strings)
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      if (articles > mostSentAtOnce) {
        await api.exportAsTask({ body: { id } })
        toast({ text: t('exportStarted') })
      } else saveAs(await api.exportToExcel({ params: { id } }, { timeout: 'long' }), `${title}.xlsx`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" disabled={isBusy} onClick={() => void take()}>
      {t('exportEvent')}
    </Button>
  )
}
