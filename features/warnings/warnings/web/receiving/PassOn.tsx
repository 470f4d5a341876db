import { Button, Row, TextField, toast, useWords } from '@guanlan/platform/web'
import { useId, useState } from 'react'
import { noteLength } from '../../contract.ts'
import { receiverStrings } from '../../strings.ts'
import type { PanelProps } from './panel-props.ts'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** To a member, who is told in the product. */
export function PassOn({ token, received, run, onClose }: PanelProps) {
  const t = useWords(receiverStrings)
  const id = useId()
  const [memberId, setMemberId] = useState(0)
  const [note, setNote] = useState('')
  const send = async () => {
    if (!(await run(() => receiverApi.receivedPassOn({ params: { token }, body: { memberId, note } })))) return
    toast({ text: t('passedOnDone') })
    onClose()
  }
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>{t('passTo')}</label>
      <select id={id} className="field" value={memberId} onChange={event => setMemberId(Number(event.target.value))}>
        <option value={0}>{t('chooseMember')}</option>
        {received.people.map(person => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <p className={styles.small}>{t('passText')}</p>
      <TextField
        label={t('note')}
        maxLength={noteLength}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Row gap={12} className={styles.main}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={memberId === 0} onClick={() => void send()}>
          {t('confirmPass')}
        </Button>
      </Row>
    </div>
  )
}
