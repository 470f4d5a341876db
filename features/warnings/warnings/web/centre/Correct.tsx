import { strings as deliveryStrings } from '@guanlan/features/workspace/notifications/strings'
import { Button, confirm, exact, Note, Row, toast, useMay, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Correction, correctionLength, type Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './centre.module.css'

/** Offered when the incident was a false alarm, or is judged otherwise now: told to exactly those who had its message. */
export function Correct({ incident: { id, state, sentiment, messages } }: { incident: Incident }) {
  const t = useWords(strings)
  const may = useMay()
  const [isWriting, setWriting] = useState(false)
  const isRequested = may('warnings.act') && messages > 0 && (state === 'falseAlarm' || sentiment === -1)
  const { data } = useQuery({
    queryKey: ['incidents', 'correction', id, state],
    queryFn: ({ signal }) => api.correction({ params: { id } }, { signal }),
    enabled: isRequested,
  })
  if (!isRequested || !data?.reason || data.receivers.length === 0) return null
  if (isWriting) return <CorrectionForm id={id} correction={data} onClose={() => setWriting(false)} />
  return (
    <Note>
      {t(`correct_${data.reason}`, { count: exact(data.receivers.length) })}{' '}
      <Button size="small" onClick={() => setWriting(true)}>
        {t('correct')}
      </Button>
    </Note>
  )
}

function CorrectionForm({ id, correction, onClose }: { id: number; correction: Correction; onClose: () => void }) {
  const t = useWords(strings)
  const d = useWords(deliveryStrings)
  const client = useQueryClient()
  const field = useId()
  const [text, setText] = useState(correction.text)
  const send = async () => {
    const isSure = await confirm({
      title: t('sendCorrectionTitle'),
      loss: t('sendCorrectionTo', { count: exact(correction.receivers.length) }),
      act: t('send'),
      danger: false,
    })
    if (!isSure) return
    try {
      const { changed } = await api.sendCorrection({ params: { id }, body: { text } })
      toast({ text: t('correctionSent', { count: exact(changed) }) })
      onClose()
      await client.invalidateQueries({ queryKey: ['incidents'] })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <section className={styles.note} aria-label={t('correct')}>
      <label htmlFor={field} className={styles.heading}>
        {correction.title}
      </label>
      <textarea
        id={field}
        className="field"
        rows={3}
        maxLength={correctionLength}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className="dim">
        {correction.receivers.map(({ name, channel }) => `${name}（${d(`kind_${channel}`)}）`).join('、')}
      </p>
      <Row gap={8} wrap>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" icon="send" disabled={text.trim() === ''} onClick={() => void send()}>
          {t('send')}
        </Button>
      </Row>
    </section>
  )
}
