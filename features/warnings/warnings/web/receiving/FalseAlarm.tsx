import { Button, Row, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { noteLength } from '../../contract.ts'
import { receiverStrings } from '../../strings.ts'
import type { PanelProps } from './panel-props.ts'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

export function FalseAlarm({ token, run, onClose }: PanelProps) {
  const t = useWords(receiverStrings)
  const [note, setNote] = useState('')
  const send = async () => {
    const body = { state: 'falseAlarm' as const, note }
    if (await run(() => receiverApi.receivedState({ params: { token }, body }))) onClose()
  }
  return (
    <div className={styles.panel}>
      <p>{t('falseText')}</p>
      <TextField
        label={t('note')}
        maxLength={noteLength}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Row gap={12} className={styles.main}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" onClick={() => void send()}>
          {t('confirmFalse')}
        </Button>
      </Row>
    </div>
  )
}
