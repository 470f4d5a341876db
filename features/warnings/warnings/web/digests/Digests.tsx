import { Moment, type RecordColumn, RecordScreen, Tag, useList, useWords } from '@guanlan/platform/web'
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
  return (
    <RecordScreen
      title={t('digests')}
      list={list}
      api={{ get: api.digest, remove: api.removeDigests }}
      edit="warnings.edit"
      search={t('findDigest')}
      columns={columns}
      add={t('addDigest')}
      blank={blank}
      form={start => <DigestForm start={start} list={list} />}
      empty={t('noDigests')}
      emptyText={t('noDigestsText')}
      emptyAdds
      removed={count => t('digestsRemoved', { count })}
      filters={<ManageSwitch now="digests" />}
    />
  )
}
