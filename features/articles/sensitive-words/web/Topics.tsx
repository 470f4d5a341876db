import { Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
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
  return (
    <RecordScreen
      title={t('title')}
      label={t('topics')}
      list={list}
      api={{ get: api.topic, remove: api.removeTopics }}
      search={t('find')}
      columns={columns}
      nameOf={row => row.topic}
      add={t('add')}
      blank={blank}
      form={start => <TopicForm start={start} list={list} />}
      empty={t('noTopics')}
      emptyText={t('noTopicsText')}
      removed={count => t('removed', { count })}
      filters={parts}
    />
  )
}
