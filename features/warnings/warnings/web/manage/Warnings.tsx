import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import {
  exact,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useAppearance,
  useList,
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
  const list = useList({ name: 'warnings', question: WarningQuestion, load: api.list, openWith: beginnings })
  const [search] = useSearchParams()
  const started = beginnings.map(each => search.get(each) ?? '').join('\n')
  const zone = useAppearance(state => state.timeZone)
  const blank = useMemo(() => newWarning(started.split('\n'), zone), [started, zone])
  const columns = useColumns()
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="warnings.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <WarningForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      filters={<ManageSwitch now="rules" />}
      acts={
        <>
          <QuotaUsageLine quota="warningCount" used={list.records.total ?? 0} />
          <SharePlan />
        </>
      }
      note={<Attentions />}
    />
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
