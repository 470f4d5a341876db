import { Column, ErrorOf, Moment, Tag, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import { api } from './api.ts'
import styles from './TopicCoverage.module.css'

/** Topics that were on hot lists within a day, with what we have of each: a part of the coverage board. */
export default function TopicCoverage() {
  const t = useWords(strings)
  const format = useFormat()
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['hot', 'coverage'],
    queryFn: ({ signal }) => api.coverage({ body: {} }, { signal }),
    enabled: may('hotLists.view'),
    staleTime: 60_000,
  })
  if (!may('hotLists.view')) return null
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <Column as="section" gap={8} aria-label={t('coverage')}>
      <h3>{t('coverage')}</h3>
      <p className="dim">{t('coverageHint')}</p>
      {data?.list.length === 0 && <p className="dim">{t('noTopics')}</p>}
      {data && data.list.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section className={styles.rows} aria-label={t('topic')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(['topic', 'platforms', 'peak', 'firstSeen', 'ourArticles', 'ourDelay'] as const).map(head => (
                  <th key={head}>{t(head)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map(topic => (
                <tr key={topic.eventId}>
                  <td>
                    <Link to={eventAddress('', topic)}>{topic.title}</Link>
                  </td>
                  <td>{format.exact(topic.platforms)}</td>
                  <td>{format.exact(topic.peak)}</td>
                  <td>
                    <Moment at={topic.firstSeen} />
                  </td>
                  <td>
                    {topic.articles === 0 ? (
                      <Tag>{t('noneOfOurs')}</Tag>
                    ) : topic.articles === null ? (
                      t('notCounted')
                    ) : (
                      `${format.exact(topic.articles)}${topic.articles === 200 ? '+' : ''}`
                    )}
                  </td>
                  <td>
                    {topic.minutesLate !== null &&
                      (topic.minutesLate > 0
                        ? t('afterList', { minutes: topic.minutesLate })
                        : t('beforeListed', { minutes: -topic.minutesLate }))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Column>
  )
}
