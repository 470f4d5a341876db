import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import {
  Button,
  EmptyState,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  useFormat,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type MediaGroup, MediaGroupQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { monitorApi as api, useMonitors } from '../tree/monitor-queries.ts'
import { MediaGroupForm } from './MediaGroupForm.tsx'

/** Media groups: their names, what they hold, and how many monitors are limited to them. */
export default function MediaGroups() {
  const t = useWords(strings)
  const format = useFormat()
  const isEditor = useMay()('monitors.edit')
  const { data: monitors = [] } = useMonitors()
  const list = useList({ name: 'mediaGroups', question: MediaGroupQuestion, load: api.mediaGroups, openAs: 'group' })
  const columns = useMemo<RecordColumn<MediaGroup>[]>(
    () => [
      { id: 'name', title: t('groupName'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'members',
        title: t('groupMembers'),
        width: 320,
        cell: row => `${format.exact(row.members.length)} · ${row.members.slice(0, 5).join('、')}`,
      },
      {
        id: 'use',
        title: t('groupUse'),
        width: 80,
        cell: row => format.exact(monitors.filter(monitor => monitor.mediaGroups.includes(row.id)).length),
      },
      {
        id: 'updated',
        title: t('groupChanged'),
        width: 140,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
    ],
    [t, format, monitors],
  )
  const add = isEditor && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('addMediaGroup')}
    </Button>
  )
  return (
    <ListFrame
      title={t('mediaGroupsTitle')}
      list={list}
      search={t('findGroup')}
      acts={
        <>
          <QuotaUsageLine quota="orgMediaGroupCount" used={list.records.total ?? 0} />
          {add}
        </>
      }
      detail={
        list.opened && (
          <OpenRecord
            list={list}
            blank={{ name: '', members: '' }}
            load={(id, options) => api.mediaGroup({ params: { id } }, options)}
          >
            {start => <MediaGroupForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('mediaGroupsTitle')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState marked title={t('noGroups')} actions={add}>
            {t('noGroupsText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}
