import {
  Button,
  ChoiceMenu,
  connect,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type ManagedOrganisation, organisations, Question, states } from '../contract.ts'
import { strings } from '../strings.ts'
import { blank, OrganisationForm } from './OrganisationForm.tsx'
import { Purged } from './Purged.tsx'

const api = connect(organisations)

/** All organisations of the installation, for its operator, and (`?view=purged`) what is left of those that were purged. */
export default function OrgManage() {
  const [search] = useSearchParams()
  return search.get('view') === 'purged' ? <Purged /> : <Organisations />
}

function Organisations() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const list = useList({
    name: 'organisations',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<ManagedOrganisation>[]>(
    () => [
      { id: 'name', title: t('name'), width: 240, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => <Tag accent={row.state !== 'enabled'}>{t(`state_${row.state}`)}</Tag>,
      },
      { id: 'members', title: t('members'), width: 90, cell: row => row.members },
      { id: 'industry', title: t('industry'), width: 130, cell: row => row.industry },
      { id: 'contact', title: t('contact'), width: 160, cell: row => row.contact },
      { id: 'hosts', title: t('hosts'), width: 180, cell: row => row.hosts.join('、') },
      { id: 'timeZone', title: t('zone'), width: 150, cell: row => row.timeZone },
      { id: 'created', title: t('created'), width: 140, sort: 'createdAt', cell: row => <Moment at={row.createdAt} /> },
    ],
    [t],
  )
  const { state } = list.question
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={{ get: api.get }}
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <OrganisationForm start={start} list={list} />}
      empty={t('none')}
      filters={
        <ChoiceMenu
          values={['', ...states] as const}
          value={state}
          name={each => (each === '' ? t('notInBin') : t(`state_${each}`))}
          onChange={each => list.change({ state: each })}
        />
      }
      acts={
        <Button kind="quiet" onClick={() => void navigate('/orgManage?view=purged')}>
          {t('purged')}
        </Button>
      }
    />
  )
}
