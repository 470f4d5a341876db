import {
  EmptyState,
  exact,
  LevelBars,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { CentreQuestion, type Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Attentions } from '../quality/Attentions.tsx'
import { useIncidentChanges } from '../use-incident-changes.ts'
import { useIncidentTitle } from '../use-incident-title.ts'
import { IncidentActs } from './IncidentActs.tsx'
import { IncidentFilters } from './IncidentFilters.tsx'
import { IncidentPane } from './IncidentPane.tsx'
import { IncidentState } from './IncidentState.tsx'
import { ReviewActs } from './ReviewActs.tsx'
import { useIncidentActs } from './use-incident-acts.ts'
import { useIncidentKeys } from './use-incident-keys.ts'

/** What the warnings found, and the incident that is open; new ones come in while one reads. */
export default function Incidents() {
  const t = useWords(strings)
  const titleOf = useIncidentTitle()
  const may = useMay()
  const list = useList({
    name: 'incidents',
    question: CentreQuestion,
    load: ({ query }, options) => api.incidents({ body: query }, options),
  })
  useIncidentChanges(list.records.changed)
  const columns = useColumns()
  const acts = useIncidentActs(list)
  const here = useRef<Incident>(undefined)
  useIncidentKeys(acts, () => here.current ?? list.records.rows[0])
  const openId = list.opened?.id ?? null
  return (
    <ListFrame
      title={t('centreTitle')}
      list={list}
      search={t('findIncident')}
      filters={<IncidentFilters list={list} />}
      bulk={may('warnings.act') && <IncidentActs acts={acts} ids={null} size="small" />}
      detail={
        openId !== null && (
          <IncidentPane
            key={openId}
            id={openId}
            acts={acts}
            review={<ReviewActs list={list} ids={[openId]} />}
            onOpen={id => void list.open(id)}
            onClose={() => void list.open(null)}
          />
        )
      }
    >
      <Attentions />
      <RecordTable
        list={list}
        label={t('centreTitle')}
        columns={columns}
        nameOf={titleOf}
        onHere={row => {
          here.current = row
          // Beside an open one the next is read at once, as on the desk.
          if (openId !== null) void list.open(row.id)
        }}
        empty={
          <EmptyState title={t('noIncidents')} actions={<Link to="/warningManage">{t('manageWarnings')}</Link>}>
            {t('noIncidentsText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Incident>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('incident'),
        width: 320,
        pinned: 'start',
        cell: row => <IncidentTitle incident={row} />,
      },
      { id: 'state', title: t('state'), width: 100, cell: row => <IncidentState incident={row} /> },
      { id: 'openedAt', title: t('openedAt'), width: 110, cell: row => <Moment at={row.openedAt} /> },
      { id: 'articles', title: t('articles'), width: 72, align: 'end', cell: row => exact(row.articles) },
      { id: 'warning', title: t('warning'), width: 150, cell: row => row.warningName },
      { id: 'lastAt', title: t('lastAt'), width: 110, cell: row => <Moment at={row.lastAt} /> },
      { id: 'messages', title: t('messages'), width: 72, align: 'end', cell: row => exact(row.messages) },
      { id: 'takenBy', title: t('takenBy'), width: 110, cell: row => row.takenBy },
      { id: 'source', title: t('source'), width: 100, cell: row => t(`source_${row.source}`) },
      { id: 'note', title: t('note'), width: 180, rare: true, cell: row => row.note },
    ],
    [t],
  )
}

function IncidentTitle({ incident }: { incident: Incident }) {
  const titleOf = useIncidentTitle()
  const { level } = incident
  return (
    <>
      {level !== null && <LevelBars level={level} wordless />} {titleOf(incident)}
    </>
  )
}
