import { storyIs } from '@guanlan/features/charts/charts/web'
import { ErrorOf, Panel, PlainTable, SkeletonRows, Sparkline, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import type { DetailQuestion } from './use-comparison.ts'

/** Stories of all subjects: who has how many articles of each, and their course. */
export function TopicList({ asked: question, data }: { asked: DetailQuestion; data: Comparison }) {
  const t = useWords(strings)
  const body = { ...question, from: data.from, to: data.to }
  const { data: trends, error } = useQuery({
    queryKey: ['charts', 'comparison', 'topics', body],
    queryFn: ({ signal }) => api.topicTrend({ body }, { signal, timeout: 'long' }),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <Panel title={t('topics')} className={styles.wide ?? ''}>
      {error && <ErrorOf error={error} />}
      {!trends && !error && <SkeletonRows />}
      {trends?.topics.length === 0 && <p className={styles.note}>{t('noTopics')}</p>}
      {trends && trends.topics.length > 0 && (
        <div className={styles.scroll}>
          <PlainTable
            label={t('topics')}
            head={[t('topics'), ...data.subjects.map(({ name }) => ({ number: name })), t('topicTrend')]}
          >
            {trends.topics.map(({ story, title, counts, trend }) => (
              <tr key={story}>
                <th scope="row" className="cut" title={title}>
                  {title}
                </th>
                {data.subjects.map((subject, place) => (
                  <td key={subject.key} data-number>
                    {counts[place] ? (
                      <Link to={behind(subject, { ...data, fold: false }, [storyIs(story)])}>{counts[place]}</Link>
                    ) : (
                      <span className="dim">0</span>
                    )}
                  </td>
                ))}
                <td>
                  <Sparkline values={trend.map(({ count }) => count)} width={96} height={20} area />
                </td>
              </tr>
            ))}
          </PlainTable>
        </div>
      )}
    </Panel>
  )
}
