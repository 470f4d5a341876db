import { Button, confirm, exact, type List, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Incident, IncidentQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { AskText, type TextRequest } from './AskText.tsx'

/** Send, send with a text of one's own, or reject with a reason. */
export function ReviewActs({
  list,
  ids,
}: {
  list: List<Incident, IncidentQuestion>
  /** Null: those chosen. */
  ids: readonly number[] | null
}) {
  const t = useWords(strings)
  const [request, setRequested] = useState<TextRequest | null>(null)
  const count = ids?.length ?? list.selection.count
  const review = (part: { send: boolean; text?: string; reason?: string }) => {
    const format = ({ changed }: { changed: number }) =>
      t(part.send ? 'reviewSent' : 'reviewRejected', { count: exact(changed) })
    return ids
      ? list.act(() => api.review.act({ body: { ids: [...ids], ...part } }), format)
      : list.bulk(chosen => api.review.act({ body: { ...chosen, ...part } }), format)
  }
  /** Nothing chosen says so, as every act of many does. */
  const some = (act: () => void) => () => (count === 0 ? void toast({ text: t('selectData'), tone: 'warning' }) : act())
  const send = async (text?: string) => {
    const isSure = await confirm({
      title: t('sendThis'),
      loss: t('sendCount', { count: exact(count) }),
      act: t('send'),
      danger: false,
    })
    if (isSure) await review({ send: true, ...(text && { text }) })
  }
  return (
    <>
      <Button kind="primary" onClick={some(() => void send())}>
        {t('send')}
      </Button>
      <Button onClick={some(() => setRequested('text'))}>{t('sendWithText')}</Button>
      <Button onClick={some(() => setRequested('reason'))}>{t('reject')}</Button>
      {request && (
        <AskText
          what={request}
          onClose={() => setRequested(null)}
          onSaid={text => void (request === 'text' ? send(text) : review({ send: false, reason: text }))}
        />
      )}
    </>
  )
}
