import { Button, Row, SkeletonRows, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { PlaybookForm } from './PlaybookForm.tsx'
import { keyOfPlaybook, usePlaybooks } from './use-playbooks.ts'

const isNew = 'new'

/** Ready lists of tasks, and those of the organisation: one of them open to be changed. */
export function Playbooks() {
  const t = useWords(strings)
  const playbooks = usePlaybooks().data
  const [key, setKey] = useState('')
  if (!playbooks) return <SkeletonRows rows={6} />
  const chosen =
    key === isNew
      ? { id: null, ready: null, version: 0, name: '', tasks: [] }
      : (playbooks.find(each => keyOfPlaybook(each) === key) ?? playbooks[0])
  return (
    <Stack gap={12}>
      <Row gap={8} align="end" wrap={4}>
        <label className="labelled">
          <span className="label-line">{t('playbookChoose')}</span>
          <select
            className="field"
            value={key === isNew || !chosen ? '' : keyOfPlaybook(chosen)}
            onChange={event => setKey(event.target.value)}
          >
            {key === isNew && <option value="">{t('newPlaybook')}</option>}
            {playbooks.map(each => (
              <option key={keyOfPlaybook(each)} value={keyOfPlaybook(each)}>
                {each.ready !== null && each.id !== null ? `${each.name} · ${t('ownVersion')}` : each.name}
              </option>
            ))}
          </select>
        </label>
        <Button icon="plus" onClick={() => setKey(isNew)}>
          {t('newPlaybook')}
        </Button>
      </Row>
      {chosen && (
        <PlaybookForm
          key={`${keyOfPlaybook(chosen)} ${chosen.version}`}
          playbook={chosen}
          onSaved={list => {
            const known = new Set(playbooks.map(keyOfPlaybook))
            const made = list.find(each => !known.has(keyOfPlaybook(each)))
            if (made) setKey(keyOfPlaybook(made))
          }}
        />
      )}
    </Stack>
  )
}
