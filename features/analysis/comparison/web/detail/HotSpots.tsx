import { storyIs } from '@guanlan/features/charts/charts/web'
import { ErrorOf, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import type { DetailQuestion } from './use-comparison.ts'

/** The hottest stories of each subject. */
export function HotSpots({ asked: question, data }: { asked: DetailQuestion; data: Comparison }) {
  const t = useWords(strings)
  const body = { ...question, from: data.from, to: data.to }
  const { data: lists, error } = useQuery({
    queryKey: ['charts', 'comparison', 'hotSpots', body],
    queryFn: ({ signal }) => api.hotSpot({ body }, { signal, timeout: 'long' }),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <Panel title={t('hotSpots')} className={styles.wide ?? ''}>
      {error && <ErrorOf error={error} />}
      {!lists && !error && <SkeletonRows />}
      <div className={styles.words}>
        {lists?.map(({ key, name, hotSpots }, place) => {
          const subject = data.subjects[place]
          return (
            <section key={key}>
              <h3>{name}</h3>
              <ol>
                {hotSpots.map(({ story, stories, title, count }) => (
                  <li key={story}>
                    {subject && (
                      <Link
                        className="cut"
                        title={title}
                        to={behind(subject, { ...data, fold: false }, [storyIs(...stories)])}
                      >
                        {title}
                      </Link>
                    )}
                    <b>{count}</b>
                  </li>
                ))}
                {hotSpots.length === 0 && <li className="dim">{t('noWords')}</li>}
              </ol>
            </section>
          )
        })}
      </div>
    </Panel>
  )
}
