import { TrialFigures } from '@guanlan/features/monitors/filters/web'
import {
  Button,
  DayField,
  ErrorOf,
  exact,
  Row,
  SkeletonRows,
  Stack,
  TextField,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { reasonLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import type { ChosenTarget } from '../target.ts'
import { useLibraryAct } from '../use-library-act.ts'
import styles from './excluding.module.css'
import { useTrial } from './use-trial.ts'

/** Why and until when, with what it would take out before anything is saved. */
export function ExcludeDialog({ target, onClose }: { target: ChosenTarget; onClose: () => void }) {
  const t = useWords(strings)
  const act = useLibraryAct()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { trial, isRunning, error } = useTrial(target)
  const save = async () => {
    setBusy(true)
    const done = await act(
      () => api.exclude.act({ body: { ...target, reason, until } }),
      ({ changed }) => t('didExclude', { count: exact(changed) }),
    )
    setBusy(false)
    if (done) onClose()
  }
  return (
    <WritingDialog label={t('exclude')} size="small" onClose={onClose}>
      {leave => (
        <Stack
          as="form"
          gap={12}
          className={styles.dialog ?? ''}
          onSubmit={event => {
            event.preventDefault()
            void save()
          }}
        >
          <h2>{t('exclude')}</h2>
          <div role="status">
            {error ? <ErrorOf error={error} /> : trial ? <TrialFigures trial={trial} /> : <SkeletonRows rows={3} />}
          </div>
          <TextField
            label={t('reason')}
            maxLength={reasonLength}
            autoFocus
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
          <DayField label={t('until')} note={t('untilHint')} value={until} onChange={setUntil} />
          <Row gap={8} to="end">
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button type="submit" kind="primary" disabled={isBusy || isRunning || Boolean(error)}>
              {t('exclude')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}
