import { Button, PopoverButton, Row, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import partStyles from '../parts/parts.module.css'
import { useCrisisAct } from '../use-crisis.ts'
import { keyOfPlaybook, usePlaybooks } from './use-playbooks.ts'

/** The tasks of a playbook are put into the crisis. */
export function UsePlaybook({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('usePlaybook')} icon="tasks" size="small">
      {close => <Choose crisisId={crisis.id} onClose={close} />}
    </PopoverButton>
  )
}

function Choose({ crisisId, onClose }: { crisisId: number; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const playbooks = usePlaybooks().data ?? []
  const [key, setKey] = useState('')
  const chosen = playbooks.find(each => keyOfPlaybook(each) === key) ?? playbooks[0]
  const use = async () => {
    if (!chosen) return
    const { id, ready, name } = chosen
    const done = await act(
      () => api.applyPlaybook.act({ body: { crisisId, id, ready: id === null ? ready : null } }),
      () => t('didUsePlaybook', { name }),
    )
    if (done) onClose()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={partStyles.ask}
      onSubmit={event => {
        event.preventDefault()
        void use()
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('playbookChoose')}</span>
        <select
          className="field"
          value={chosen && keyOfPlaybook(chosen)}
          onChange={event => setKey(event.target.value)}
        >
          {playbooks.map(each => (
            <option key={keyOfPlaybook(each)} value={keyOfPlaybook(each)}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <ol className={partStyles.steps}>
          {chosen.tasks.map((task, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have one title
            <li key={place}>{task.title}</li>
          ))}
        </ol>
      )}
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={!chosen}>
          {t('usesPlaybook', { count: chosen?.tasks.length ?? 0 })}
        </Button>
      </Row>
    </Stack>
  )
}
