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
import { type Digest, type DigestDraft, DigestQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ManageSwitch } from '../ManageSwitch.tsx'
import { DigestForm } from './DigestForm.tsx'
import { weekdayName } from './weekday-name.ts'

const blank: DigestDraft = {
  name: '',
  enabled: true,
  every: 'day',
  weekday: 1,
  time: '08:00',
  warningIds: [],
  level: null,
  onlyUnsettled: false,
  whenEmpty: true,
  contactIds: [],
  groups: [],
  rosterIds: [],
  memberIds: [],
}

/** Digests by mail, each with when it is sent next. */
export function Digests() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({ name: 'digests', question: DigestQuestion, load: api.digests })
  const columns = useMemo<RecordColumn<Digest>[]>(
    () => [
      { id: 'name', title: t('digestLabel'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'every',
        title: t('digestEvery'),
        width: 160,
        cell: row => `${row.every === 'week' ? t(weekdayName(row.weekday)) : t('every_day')} ${row.time}`,
      },
      {
        id: 'next',
        title: t('nextDigest'),
        width: 160,
        cell: row => (row.nextAt ? <Moment at={row.nextAt} exact /> : <Tag>{t('off')}</Tag>),
      },
    ],
    [t],
  )
  const remove = () =>
    list.bulk(
      chosen => api.removeDigests.act({ body: chosen }),
      ({ changed }) => t('digestsRemoved', { count: changed }),
    )
  const add = may('warnings.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('addDigest')}
    </Button>
  )
  return (
    <ListFrame
      title={t('digests')}
      list={list}
      search={t('findDigest')}
      filters={<ManageSwitch now="digests" />}
      acts={add}
      bulk={
        may('warnings.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.digest({ params: { id } }, options)}>
            {start => <DigestForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('digests')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('noDigests')} actions={add}>
            {t('noDigestsText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}
