import { exact, later, ProgressLine, percent, useFormat, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import type { EventCourse, InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Course } from '../course/Course.tsx'
import { Articles } from './Articles.tsx'
import { Curve } from './Curve.tsx'
import { EventAbout } from './EventAbout.tsx'
import { Head } from './Head.tsx'
import styles from './page.module.css'

const Figures = later(() => import('../figures/Figures.tsx'))
const Beside = later(() => import('../beside/Beside.tsx'))

/** The page of an event: where it stands, its course beside its curve, its articles, and behind them the figures of them all. */
export function EventPage({ event }: { event: InfoEvent & { tree: EventCourse } }) {
  const t = useWords(strings)
  const [phase, choosePhase] = useState<number | null>(null)
  const format = useFormat()
  const { articles, stories, negative, firstArticleAt, lastArticleAt, filling } = event
  return (
    <div className={styles.page}>
      <Head event={event} />
      <div className={styles.scroll}>
        <p className={styles.sentence}>
          {articles === 0 || firstArticleAt === null || lastArticleAt === null
            ? t('noArticles')
            : t('sentence', {
                articles: exact(articles),
                stories: exact(stories),
                negative: percent(negative / articles),
                first: format.moment(firstArticleAt).slice(0, 16),
                last: format.moment(lastArticleAt).slice(0, 16),
              })}
        </p>
        <EventAbout event={event} />
        {filling && (
          <ProgressLine
            title={t('fillingNow')}
            done={filling.done}
            total={Math.max(1, filling.total ?? filling.done)}
            note={t('foundSoFar', { found: exact(filling.found) })}
          />
        )}
        <div className={styles.grid}>
          <div className={styles.curve}>
            <Curve event={event} chosen={phase} />
          </div>
          <div className={styles.course}>
            <Course event={event} chosen={phase} onChoose={choosePhase} />
          </div>
          <Articles event={event} />
        </div>
        {articles > 0 && (
          <Suspense>
            <Figures event={event} chosen={phase} />
            <Beside event={event} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
