import { Button, PopoverButton, Row, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/parts.module.css'
import { useCrisisAct } from '../use-crisis.ts'

/** Closes a crisis: what came of it, and what stays open. */
export function CloseButton({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('closeAct')} icon="flag">
      {close => <CloseForm crisis={crisis} onClose={close} />}
    </PopoverButton>
  )
}

function CloseForm({ crisis: seen, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  // As it was when the form was opened: whoever changes it meanwhile is shown before it is closed.
  const [crisis] = useState(seen)
  const [closing, setClosing] = useState('')
  const [points, setPoints] = useState<string | null>(null)
  const { data: tasks = [] } = useQuery({
    queryKey: [crisesKey, 'tasks', crisis.id],
    queryFn: ({ signal }) => api.tasks({ query: { crisisId: crisis.id } }, { signal }),
  })
  const open = tasks.filter(({ status }) => status === 'open' || status === 'working')
  // What nobody has done yet is an open point, unless somebody says otherwise.
  const openPoints = points ?? open.map(({ title, owner }) => (owner ? `${title}（${owner.name}）` : title)).join('\n')
  const submit = async () => {
    const { id, version } = crisis
    const done = await act(
      () => api.closeCrisis.act({ body: { id, version, closing: closing.trim(), openPoints: openPoints.trim() } }),
      () => t('didClose'),
    )
    if (done) onClose()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.ask}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('closingTitle')}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={5000}
          value={closing}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
          autoFocus
          onChange={event => setClosing(event.target.value)}
        />
      </label>
      <label className="labelled">
        <span className="label-line">{t('openPointsTitle')}</span>
        <textarea
          className="field"
          rows={4}
          maxLength={5000}
          value={openPoints}
          onChange={event => setPoints(event.target.value)}
        />
      </label>
      {open.length > 0 && <p className="dim">{t('closeEndsTasks', { count: open.length })}</p>}
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={closing.trim() === ''}>
          {t('closeAct')}
        </Button>
      </Row>
    </Stack>
  )
}
