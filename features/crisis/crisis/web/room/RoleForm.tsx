import { usePeople } from '@guanlan/features/people/address-book/web'
import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, choicesOf, Row, Segmented, Stack, TextField, useLater, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Crisis, type Role, roles } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import partStyles from '../parts/parts.module.css'
import { useCrisisAct } from '../use-crisis.ts'

const sources = ['ofMembers', 'ofBook'] as const

/** Gives a member, or somebody of the address book, a role: the lead, a contact of a department … */
export function RoleForm({ crisis, onClose }: { crisis: Crisis; onClose: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const [role, setRole] = useState<Role>('deputy')
  const [source, setSource] = useState<(typeof sources)[number]>('ofMembers')
  const [chosen, setChosen] = useState<number | null>(null)
  const [department, setDepartment] = useState('')
  const [note, setNote] = useState('')
  const isMember = source === 'ofMembers'
  const give = async () => {
    const who = isMember ? { userId: chosen } : { personId: chosen }
    const done = await act(
      () => api.giveRole.act({ body: { crisisId: crisis.id, role, department, note, ...who } }),
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
      {may('addressBook.view') && (
        <Segmented
          label={t('whereFrom')}
          value={source}
          onChange={next => {
            setSource(next)
            setChosen(null)
          }}
          options={choicesOf(sources, t)}
        />
      )}
      {isMember ? <OfMembers chosen={chosen} onChoose={setChosen} /> : <OfBook chosen={chosen} onChoose={setChosen} />}
      <TextField
        label={t('departmentField')}
        value={department}
        maxLength={50}
        onChange={event => setDepartment(event.target.value)}
      />
      <TextField
        label={t('handOverNote')}
        value={note}
        maxLength={1000}
        onChange={event => setNote(event.target.value)}
      />
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={chosen === null}>
          {t('giveRole')}
        </Button>
      </Row>
    </Stack>
  )
}

interface Choosing {
  chosen: number | null
  onChoose: (id: number | null) => void
}

function OfMembers(props: Choosing) {
  const t = useWords(strings)
  return <Choice {...props} label={t('person')} people={useMembers().data ?? []} />
}

function OfBook(props: Choosing) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const people = usePeople(useLater(like.trim(), 300), true) ?? []
  return (
    <>
      <TextField
        label={t('findPerson')}
        type="search"
        value={like}
        maxLength={50}
        onChange={event => {
          setLike(event.target.value)
          props.onChoose(null)
        }}
      />
      <Choice {...props} label={t('personOfBook')} people={people} />
    </>
  )
}

function Choice({
  label,
  people,
  chosen,
  onChoose,
}: Choosing & { label: string; people: readonly { id: number; name: string; email?: string }[] }) {
  const t = useWords(strings)
  return (
    <label className="labelled">
      <span className="label-line">{label}</span>
      <select className="field" value={chosen ?? ''} onChange={event => onChoose(Number(event.target.value) || null)}>
        <option value="">{t('choosePerson')}</option>
        {people.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {email ? `${name} · ${email}` : name}
          </option>
        ))}
      </select>
    </label>
  )
}
