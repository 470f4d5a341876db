import type { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { curvesOf } from '@guanlan/features/collecting/hot-lists/web'
import { EmptyState, Facts, LineChart, Panel, ShareBar, useFormat, useWords, WordList } from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import type { TopicArticles, TopicStanding } from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import styles from './topics.module.css'

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
      {course && <Curves course={course} />}
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
          <Days articles={articles} />
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

function Curves({ course }: { course: Course }) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const { ranks, heats } = useMemo(() => {
    const curves = curvesOf([course])
    const of = (name: string, values: (number | null)[]) => ({
      head: t('time'),
      rows: curves.times.map(time => format.moment(time).slice(5, 16)),
      series: [{ name, values }],
    })
    return { ranks: of(t('rank'), curves.ranks[0] ?? []), heats: of(t('heat'), curves.heats[0] ?? []) }
  }, [course, format, t])
  return (
    <div className={styles.pair}>
      <LineChart title={t('rankCourse')} data={ranks} ranks />
      <LineChart title={t('heatCourse')} data={heats} />
    </div>
  )
}

function Days({ articles: { days, unit } }: { articles: Pick<TopicArticles, 'days' | 'unit'> }) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('time'),
      rows: days.map(({ at }) => (unit === 'day' ? format.moment(at).slice(5, 10) : format.moment(at).slice(5, 16))),
      series: [
        { name: t('articles'), values: days.map(({ count }) => count) },
        { name: t('negative'), values: days.map(({ negative }) => negative), tone: 'negative' as const },
      ],
    }),
    [days, unit, format, t],
  )
  return <LineChart title={t('overTime')} data={data} />
}
