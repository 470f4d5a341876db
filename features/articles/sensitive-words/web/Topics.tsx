import {
  Button,
  EmptyState,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type SensitiveTopic, type TopicDraft, TopicQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { EffectCell, OnlineTag } from './marking.tsx'
import { sensitiveWordsApi as api } from './queries.ts'
import { TopicForm } from './TopicForm.tsx'

const blank: TopicDraft = {
  topic: '',
  keywords: '',
  excludes: false,
  excluded: '',
  online: true,
  effect: 'badge',
  level: 4,
}

/** Topics: rules of several words. */
export function Topics({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'sensitiveTopics',
    question: TopicQuestion,
    load: ({ query }, options) => api.topics({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<SensitiveTopic>[]>(
    () => [
      { id: 'topic', title: t('topicName'), width: 200, sort: 'topic', pinned: 'start', cell: row => row.topic },
      { id: 'keywords', title: t('keywords'), width: 260, cell: row => row.keywords },
      { id: 'excluded', title: t('excludedTitle'), width: 160, cell: row => (row.excludes ? row.excluded : null) },
      { id: 'online', title: t('onlineTitle'), width: 100, cell: row => <OnlineTag row={row} /> },
      { id: 'effect', title: t('effectTitle'), width: 240, cell: row => <EffectCell row={row} /> },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  const remove = () =>
    list.bulk(
      chosen => api.removeTopics.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={parts}
      acts={
        <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
          {t('add')}
        </Button>
      }
      bulk={
        <Button size="small" icon="trash" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.topic({ params: { id } }, options)}>
            {start => <TopicForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('topics')}
        columns={columns}
        nameOf={row => row.topic}
        empty={<EmptyState title={t('noTopics')}>{t('noTopicsText')}</EmptyState>}
      />
    </ListFrame>
  )
}
