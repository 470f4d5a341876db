import type { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { EmptyState, Facts, Panel, ShareBar, SkeletonRows, useFormat, useWords, WordList } from '@guanlan/platform/web'
import { lazy, type ReactNode, Suspense } from 'react'
import type { TopicArticles, TopicStanding } from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import styles from './topics.module.css'

// A page by link stands before its charts are there.
const Curves = lazy(() => import('./TopicCharts.tsx').then(({ Curves }) => ({ default: Curves })))
const Days = lazy(() => import('./TopicCharts.tsx').then(({ Days }) => ({ default: Days })))

/** What is shown of a topic to members and by a link alike: its figures, its curves, and its articles over time. */
export function TopicView({
  standing,
  course,
  articles,
  all,
  newest,
}: {
  standing: Omit<TopicStanding, 'topicId' | 'eventId'> | null
  course: Course | null
  articles: Omit<TopicArticles, 'newest' | 'rule'>
  /** Opens all articles. */
  all?: ReactNode
  newest: ReactNode
}) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const count = (sentiment: number) => articles.sentiments.find(one => one.sentiment === sentiment)?.count ?? 0
  const total = articles.capped
    ? t('atLeastPieces', { count: format.exact(articles.total) })
    : t('pieces', { count: format.exact(articles.total) })
  return (
    <>
      <Panel title={t('rank')}>
        <div className={styles.inside}>
          {standing === null ? <p className="dim">{t('neverOnHint')}</p> : <Standing standing={standing} />}
        </div>
      </Panel>
      {course && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Curves course={course} />
        </Suspense>
      )}
      <Panel title={t('carrying')} note={total} more={all}>
        <div className={styles.inside}>
          {articles.total === 0 ? (
            <EmptyState title={t('noArticles')} />
          ) : (
            <ShareBar positive={count(1)} neutral={count(0)} negative={count(-1)} large />
          )}
        </div>
        {newest}
      </Panel>
      {articles.total > 0 && (
        <div className={styles.pair}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <Days articles={articles} />
          </Suspense>
          <Panel title={t('voices')}>
            <ol className={styles.voices}>
              {articles.voices.map(({ name, count: pieces }) => (
                <li key={name}>
                  <span className="cut">{name}</span>
                  <span className="dim">{t('pieces', { count: pieces })}</span>
                </li>
              ))}
            </ol>
          </Panel>
          {articles.words.length > 0 && (
            <Panel title={t('words')} wide>
              <div className={styles.inside}>
                <WordList words={articles.words.map(({ word, count: pieces }) => `${word} ${pieces}`)} />
              </div>
            </Panel>
          )}
        </div>
      )}
    </>
  )
}

function Standing({ standing }: { standing: Omit<TopicStanding, 'topicId' | 'eventId'> }) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const { rank, heat, peakRank, peakHeat, minutesOn, firstSeen, lastSeen } = standing
  const known = (value: number | null) => (value === null ? '—' : format.count(value))
  return (
    <Facts
      facts={[
        [t('rank'), rank === null ? t('notOn') : t('rankNumber', { rank })],
        [t('heat'), known(heat)],
        [t('peak'), t('rankNumber', { rank: peakRank })],
        [t('peakHeat'), known(peakHeat)],
        [
          t('onList'),
          minutesOn < 120 ? t('minutes', { count: minutesOn }) : t('hours', { count: Math.round(minutesOn / 60) }),
        ],
        [t('firstSeen'), format.moment(firstSeen).slice(5, 16)],
        [t('lastSeen'), format.moment(lastSeen).slice(5, 16)],
      ]}
    />
  )
}
