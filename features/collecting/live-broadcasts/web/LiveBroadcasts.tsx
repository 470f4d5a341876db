import {
  choicesOf,
  connect,
  type List,
  Moment,
  MomentInput,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  Segmented,
  Tag,
  TextInput,
  useDraft,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  airing,
  Draft,
  type LiveBroadcast,
  liveBroadcasts,
  nameLength,
  platformLength,
  Question,
  urlLength,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { Course } from './Course.tsx'

const api = connect(liveBroadcasts)
const blank: Draft = { name: '', url: '', platform: '', startTime: null, endTime: null }

/** Live broadcasts that are watched; an open one shows how it went. */
export default function LiveBroadcasts() {
  const t = useWords(strings)
  const list = useList({
    name: 'liveBroadcasts',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<LiveBroadcast>[]>(
    () => [
      { id: 'name', title: t('name'), width: 280, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'status', title: t('status'), width: 120, cell: row => <Tag>{t(row.status ?? 'unknown')}</Tag> },
      { id: 'platform', title: t('platform'), width: 120, cell: row => row.platform },
      {
        id: 'start',
        title: t('start'),
        width: 160,
        sort: 'startTime',
        cell: row => row.startTime && <Moment at={row.startTime} />,
      },
      { id: 'end', title: t('end'), width: 160, cell: row => row.endTime && <Moment at={row.endTime} /> },
      { id: 'url', title: t('url'), width: 320, cell: row => row.url },
      { id: 'probed', title: t('probed'), width: 160, cell: row => row.probedAt && <Moment at={row.probedAt} /> },
      { id: 'updated', title: t('updated'), width: 160, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={{
        get: ({ params: { id } }, options) => api.get({ query: { id } }, options),
        remove: { act: ({ body }) => api.remove.act({ query: {}, body }) },
      }}
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      removed={count => t('removed', { count })}
      filters={
        <Segmented
          label={t('status')}
          value={list.question.status}
          onChange={status => list.change({ status })}
          options={choicesOf(['all', ...airing], t)}
        />
      }
    />
  )
}

function Form({ start, list }: { start: LiveBroadcast | Draft; list: List<LiveBroadcast, Question> }) {
  const t = useWords(strings)
  const draft = useDraft<Draft, LiveBroadcast>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.create.act({ body }),
    update: ({ id, version, name, url, platform, startTime, endTime }) =>
      api.update.act({ body: { id, version, name, url, platform, startTime, endTime } }),
    load: id => api.get({ query: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput
        of={draft}
        name="url"
        label={t('url')}
        most={urlLength}
        note={t('urlHelp')}
        autoFocus={stored === null}
      />
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <TextInput of={draft} name="platform" label={t('platform')} most={platformLength} />
      <MomentInput of={draft} name="startTime" label={t('start')} />
      <MomentInput of={draft} name="endTime" label={t('end')} />
      {stored && <Course of={stored} />}
    </RecordForm>
  )
}
