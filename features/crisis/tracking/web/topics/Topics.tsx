import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import {
  inBody,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useFormat,
  useList,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { TopicQuestion, type TrackedTopic, topicPlatforms, topicStates } from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import { api } from '../api.ts'
import { TopicCourse } from './TopicCourse.tsx'
import { TopicForm } from './TopicForm.tsx'

const blank = { topic: '', platformCode: 'weibo' as const, startTime: null, endTime: null, host: '', note: '' }

/** Topics that are followed; `?course=` opens one with its course. */
export default function Topics() {
  const [search] = useSearchParams()
  const course = Number(search.get('course')) || null
  return course === null ? <TopicList /> : <TopicCourse key={course} id={course} />
}

function TopicList() {
  const t = useWords(topicStrings)
  const say = useSay()
  const format = useFormat()
  const list = useList({ name: 'topics', question: TopicQuestion, load: inBody(api.topicList) })
  const columns = useMemo<RecordColumn<TrackedTopic>[]>(
    () => [
      {
        id: 'topic',
        title: t('topic'),
        width: 240,
        sort: 'topic',
        pinned: 'start',
        cell: row => <Link to={`?course=${row.id}`}>#{row.topic}#</Link>,
      },
      { id: 'platform', title: t('platform'), width: 110, cell: row => say(platformPhrase(row.platformCode)) },
      { id: 'status', title: t('status'), width: 110, cell: row => <StateTag topic={row} /> },
      {
        id: 'rank',
        title: t('rank'),
        width: 110,
        cell: ({ standing }) =>
          standing === null
            ? t('neverOn')
            : standing.rank === null
              ? t('notOn')
              : t('rankNumber', { rank: standing.rank }),
      },
      {
        id: 'heat',
        title: t('heat'),
        width: 100,
        cell: ({ standing }) => (standing?.heat == null ? '—' : format.count(standing.heat)),
      },
      {
        id: 'firstSeen',
        title: t('firstSeen'),
        width: 150,
        cell: ({ standing }) => standing && <Moment at={standing.firstSeen} />,
      },
      {
        id: 'lastSeen',
        title: t('lastSeen'),
        width: 150,
        cell: ({ standing }) => standing && <Moment at={standing.lastSeen} />,
      },
      { id: 'host', title: t('host'), width: 120, cell: row => row.host },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t, say, format],
  )
  const { platformCode, status } = list.question
  return (
    <RecordScreen
      title={t('topics')}
      list={list}
      api={{ get: api.topicGet, remove: api.topicRemove }}
      edit="tracking.edit"
      search={t('findTopic')}
      columns={columns}
      nameOf={row => row.topic}
      filters={
        <>
          <select
            className="field"
            aria-label={t('platform')}
            value={platformCode}
            onChange={event => list.change({ platformCode: event.target.value as TopicQuestion['platformCode'] })}
          >
            <option value="">{t('allPlatforms')}</option>
            {topicPlatforms.map(code => (
              <option key={code} value={code}>
                {say(platformPhrase(code))}
              </option>
            ))}
          </select>
          <select
            className="field"
            aria-label={t('status')}
            value={status}
            onChange={event => list.change({ status: event.target.value as TopicQuestion['status'] })}
          >
            <option value="">{t('anyStatus')}</option>
            {topicStates.map(state => (
              <option key={state} value={`${state}`}>
                {t(`status_${state}`)}
              </option>
            ))}
          </select>
        </>
      }
      add={t('addTopic')}
      blank={blank}
      form={start => <TopicForm start={start} list={list} />}
      empty={t('noTopics')}
      emptyText={t('noTopicsHint')}
      removed={count => t('topicsRemoved', { count })}
    />
  )
}

function StateTag({ topic: { status, failure } }: { topic: TrackedTopic }) {
  const t = useWords(topicStrings)
  return (
    <span title={failure ? t(`failure_${failure}`) : undefined}>
      <Tag>{t(`status_${status}`)}</Tag>
    </span>
  )
}
