import { type Incident, IncidentQuestion } from '@guanlan/features/warnings/warnings/contract'
import { exact, inBody, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { warningApi } from './api.ts'
import { SvwFrame } from './SvwFrame.tsx'

/** Matters: the incidents of the organisation's own warnings. */
export default function ThingsView() {
  return (
    <SvwFrame>
      <Things />
    </SvwFrame>
  )
}

function Things() {
  const t = useWords(strings)
  const list = useList({ name: 'svwThings', question: IncidentQuestion, load: inBody(warningApi.incidents) })
  const columns = useMemo<RecordColumn<Incident>[]>(
    () => [
      {
        ...{ id: 'title', title: t('matter'), width: 420, pinned: 'start' },
        cell: row => <Link to={`/svw/ThingsLook?id=${row.id}`}>{row.title || row.warningName}</Link>,
      },
      { id: 'state', title: t('state'), width: 100, cell: row => <Tag>{t(row.state)}</Tag> },
      { id: 'keeper', title: t('keeper'), width: 120, cell: row => row.takenBy ?? t('nobody') },
      { id: 'warning', title: t('warning'), width: 160, cell: row => row.warningName },
      { id: 'articles', title: t('articles'), width: 80, align: 'end', cell: row => exact(row.articles) },
      { id: 'age', title: t('age'), width: 140, cell: row => <Moment at={row.openedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('things')}
      list={list}
      nameOf={row => row.title}
      search={t('find')}
      columns={columns}
      empty={t('noThings')}
    />
  )
}
