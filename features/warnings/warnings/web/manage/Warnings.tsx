import { QuotaGauge } from '@guanlan/features/people/organisations/web'
import {
  Button,
  EmptyState,
  exact,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Warning, WarningQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ManageSwitch } from '../ManageSwitch.tsx'
import { Attentions } from '../quality/Attentions.tsx'
import { SharePlan } from './SharePlan.tsx'
import { WarningForm } from './WarningForm.tsx'
import { beginnings, newWarning } from './warning-form.ts'

/** All warnings with what each found lately, and the one that is open. */
export function Warnings() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({ name: 'warnings', question: WarningQuestion, load: api.list, openWith: beginnings })
  const [search] = useSearchParams()
  const started = beginnings.map(each => search.get(each) ?? '').join('\n')
  const blank = useMemo(() => newWarning(started.split('\n')), [started])
  const columns = useColumns()
  const remove = () =>
    list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed }) => t('removed', { count: exact(changed) }),
    )
  const add = may('warnings.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('add')}
    </Button>
  )
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      acts={
        <>
          <ManageSwitch now="rules" />
          <QuotaGauge quota="warningCount" used={list.records.total ?? 0} />
          <SharePlan />
          {add}
        </>
      }
      bulk={
        may('warnings.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.get({ params: { id } }, options)}>
            {start => <WarningForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <Attentions />
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Warning>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'state', title: t('enabled'), width: 120, cell: row => <StateTag warning={row} /> },
      { id: 'words', title: t('words'), width: 260, cell: row => row.warningWords },
      { id: 'incidents', title: t('incidents'), width: 110, align: 'end', cell: row => exact(row.incidents) },
      { id: 'opened', title: t('opened'), width: 80, align: 'end', cell: row => exact(row.opened) },
      { id: 'actedOn', title: t('actedOn'), width: 80, align: 'end', cell: row => exact(row.actedOn) },
      { id: 'ignored', title: t('ignored'), width: 80, align: 'end', cell: row => exact(row.ignored) },
      { id: 'falseAlarms', title: t('falseAlarms'), width: 80, align: 'end', cell: row => exact(row.falseAlarms) },
      { id: 'advice', title: t('advice'), width: 320, cell: row => row.advice && t(`advice_${row.advice}`) },
      {
        id: 'last',
        title: t('lastIncident'),
        width: 130,
        cell: row => row.lastIncidentAt && <Moment at={row.lastIncidentAt} />,
      },
    ],
    [t],
  )
}

/** What is wrong with it stands in place of on and off. */
function StateTag({ warning: { fault, enabled } }: { warning: Warning }) {
  const t = useWords(strings)
  return <Tag accent={fault !== null || enabled}>{t(fault ?? (enabled ? 'on' : 'off'))}</Tag>
}
