import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, Panel, PopoverButton, Row, Stack, TextField, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Crisis, type Role, type RoleHolder, roles } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import partStyles from '../parts/parts.module.css'
import styles from '../parts/room.module.css'
import { useCrisisAct } from '../use-crisis.ts'

/** Who is what; the lead is handed over with a note. */
export function People({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const people = useQuery({
    queryKey: [crisesKey, 'people', crisis.id],
    queryFn: ({ signal }) => api.people({ query: { crisisId: crisis.id } }, { signal }),
  }).data
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const end = ({ id, name, role }: RoleHolder) =>
    act(
      () => api.endRole.act({ params: { id } }),
      () => t('didEndRole', { name, role: t(role) }),
    )
  return (
    <Panel
      title={t('people')}
      more={
        isOpen && (
          <PopoverButton label={t('addPerson')} icon="plus" size="small">
            {close => <RoleForm crisis={crisis} onClose={close} />}
          </PopoverButton>
        )
      }
    >
      <ul className={styles.people}>
        {people?.map(person => (
          <li key={person.id}>
            <span className="dim">{t(person.role)}</span>
            <span>{person.name}</span>
            {person.department && <small className="dim">{person.department}</small>}
            <span className="grow" />
            {isOpen && person.role !== 'lead' && (
              <Button kind="quiet" size="small" onClick={() => void end(person)}>
                {t('endRole')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function RoleForm({ crisis, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const members = useMembers().data ?? []
  const [role, setRole] = useState<Role>('deputy')
  const [userId, setUser] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const give = async () => {
    const done = await act(
      () => api.giveRole.act({ body: { crisisId: crisis.id, role, userId, note } }),
      () => t('didGiveRole'),
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
        void give()
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('role')}</span>
        <select className="field" value={role} onChange={event => setRole(event.target.value as Role)}>
          {roles.map(each => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </label>
      <label className="labelled">
        <span className="label-line">{t('person')}</span>
        <select className="field" value={userId ?? ''} onChange={event => setUser(Number(event.target.value) || null)}>
          <option value="">{t('choosePerson')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={t('handOverNote')}
        value={note}
        maxLength={1000}
        onChange={event => setNote(event.target.value)}
      />
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={userId === null}>
          {t('giveRole')}
        </Button>
      </Row>
    </Stack>
  )
}
