import { dayHere, Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
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
  startsOn: dayHere(),
  handOver: '09:00',
  standIns: [],
})

/** Duty rosters, with who is on duty now. */
export function Duty() {
  const t = useWords(strings)
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
  return (
    <RecordScreen
      title={t('duty')}
      list={list}
      api={{ get: api.roster, remove: api.removeRosters }}
      edit="addressBook.edit"
      search={t('findRoster')}
      columns={columns}
      add={t('addRoster')}
      blank={blank}
      form={start => <RosterForm start={start} list={list} />}
      empty={t('noRosters')}
      emptyText={t('noRostersText')}
      emptyAdds
      removed={count => t('rostersRemoved', { count })}
      filters={<ViewSwitch now="duty" />}
    />
  )
}
