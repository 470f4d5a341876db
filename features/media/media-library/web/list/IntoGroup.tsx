import { Button, PopoverButton, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { api, libraryKey } from '../api.ts'
import styles from './list.module.css'

interface Target {
  groupId: number | null
  groupName: string
}

/** Chosen media go into a media group: one that is there, or a new one. */
export function IntoGroup({ onPut }: { onPut: (target: Target) => Promise<unknown> }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('intoGroup')} icon="move" size="small">
      {close => (
        <Choice
          onPut={async target => {
            close()
            await onPut(target)
          }}
        />
      )}
    </PopoverButton>
  )
}

function Choice({ onPut }: { onPut: (target: Target) => Promise<unknown> }) {
  const t = useWords(strings)
  const [groupId, setGroup] = useState('')
  const [groupName, setName] = useState('')
  const { data: groups = [] } = useQuery({
    queryKey: [libraryKey, 'group names'],
    queryFn: ({ signal }) => api.groups({ body: {} }, { signal }),
  })
  const isReady = groupId !== '' || groupName.trim() !== ''
  return (
    <form
      className={styles.panel}
      onSubmit={event => {
        event.preventDefault()
        if (isReady) void onPut({ groupId: groupId === '' ? null : Number(groupId), groupName: groupName.trim() })
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('existingGroup')}</span>
        <select className="field" value={groupId} onChange={event => setGroup(event.target.value)}>
          <option value="">—</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="labelled">
        <span className="label-line">{t('newGroup')}</span>
        <input
          className="field"
          maxLength={50}
          value={groupName}
          disabled={groupId !== ''}
          onChange={event => setName(event.target.value)}
        />
      </label>
      <p className="dim">
        <small>{t('intoGroupNote')}</small>
      </p>
      <Button kind="primary" type="submit" disabled={!isReady}>
        {t('put')}
      </Button>
    </form>
  )
}
