import {
  Button,
  EmptyState,
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
import { type Roster, type RosterDraft, RosterQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { RosterForm } from './RosterForm.tsx'
import { useShiftName } from './Shifts.tsx'

const blankRoster = (): RosterDraft => ({
  name: '',
  contactIds: [],
  every: 'week',
  startsOn: new Date().toLocaleDateString('sv-SE'),
  handOver: '09:00',
  standIns: [],
})

/** Duty rosters, with who is on duty now. */
export function Duty() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({ name: 'duty', question: RosterQuestion, load: api.rosters })
  const blank = useMemo(blankRoster, [])
  const nameOf = useShiftName()
  const columns = useMemo<RecordColumn<Roster>[]>(
    () => [
      { id: 'name', title: t('rosterLabel'), width: 180, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'now',
        title: t('nowOnDuty'),
        width: 180,
        cell: row => (row.now ? nameOf(row.now) : <Tag>{t('nobodyOnDuty')}</Tag>),
      },
      { id: 'until', title: t('handsOver'), width: 140, cell: row => row.now && <Moment at={row.now.until} exact /> },
      { id: 'next', title: t('nextOnDuty'), width: 160, cell: row => row.next[0] && nameOf(row.next[0]) },
      { id: 'every', title: t('every'), width: 80, cell: row => t(`every_${row.every}`) },
      { id: 'handOver', title: t('handOver'), width: 100, cell: row => row.handOver },
    ],
    [t, nameOf],
  )
  const remove = () =>
    list.bulk(
      chosen => api.removeRosters.act({ body: chosen }),
      ({ changed }) => t('rostersRemoved', { count: changed }),
    )
  const add = may('addressBook.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('addRoster')}
    </Button>
  )
  return (
    <ListFrame
      title={t('duty')}
      list={list}
      search={t('findRoster')}
      filters={<ViewSwitch now="duty" />}
      acts={add}
      bulk={
        may('addressBook.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.roster({ params: { id } }, options)}>
            {start => <RosterForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('duty')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('noRosters')} actions={add}>
            {t('noRostersText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}
