import { Button, Panel, Row, Segmented, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type CalendarDay, type DayKind, dayNoteLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './days.module.css'

/** What one day is to be. */
export function DayForm({
  day,
  known,
  onSave,
  onClose,
}: {
  day: string
  known: CalendarDay | null
  /** Null: as weekday and public holidays say. */
  onSave: (kind: DayKind | null, note: string) => Promise<void>
  onClose: () => void
}) {
  const t = useWords(strings)
  const declared = known?.isOwn ? known.kind : null
  const [kind, setKind] = useState<DayKind | null>(declared)
  const [note, setNote] = useState(known?.note ?? '')
  const isChanged = kind !== declared || (kind !== null && note.trim() !== (known?.note ?? ''))
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (isChanged) void onSave(kind, note.trim())
      }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <Panel title={day} note={known?.festival}>
        <Row gap={16} wrap align="end" className={styles.fields}>
          <Segmented
            label={t('dayKind')}
            value={kind ?? 'usual'}
            onChange={value => setKind(value === 'usual' ? null : value)}
            options={[
              { value: 'usual', label: t('byDefault') },
              { value: 'rest', label: t('restDay') },
              { value: 'working', label: t('workingDay') },
            ]}
          />
          <TextField
            label={t('dayNote')}
            value={note}
            maxLength={dayNoteLength}
            disabled={kind === null}
            onChange={event => setNote(event.target.value)}
          />
          <Row gap={8}>
            <Button type="submit" kind="primary" disabled={!isChanged}>
              {t('declare')}
            </Button>
            <Button onClick={onClose}>{t('closeDay')}</Button>
          </Row>
        </Row>
      </Panel>
    </form>
  )
}
