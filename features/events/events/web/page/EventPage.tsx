import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  exact,
  Icon,
  later,
  linkTo,
  ProgressLine,
  percent,
  Row,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type EventCourse, type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Course } from '../course/Course.tsx'
import { Follow } from '../following/Follow.tsx'
import { isOfEvent } from '../parts/addresses.ts'
import { StateTag } from '../parts/StateTag.tsx'
import { ReportLink } from '../report/ReportLink.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import { useEventAct } from '../use-events.ts'
import { Articles } from './Articles.tsx'
import { Curve } from './Curve.tsx'
import { ExportButton } from './ExportButton.tsx'
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

function Head({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useEventAct()
  const navigate = useNavigate()
  const goOn = () =>
    act(
      () => api.goOn.act({ params: { id: event.id } }),
      ({ title, chapter }) => t('wentOn', { title, chapter }),
    )
  return (
    <Row as="header" gap={12} align="center" wrap={4} className={styles.head ?? ''}>
      <Link to="/eventAnalysis/allEvent" aria-label={t('backToList')}>
        <Icon name="left" />
      </Link>
      <h1>{event.title}</h1>
      <StateTag state={event.state} />
      <span className="dim">{t(`kind_${event.kind}`)}</span>
      <Row gap={12} align="center" to="end" wrap={4} className="at-end">
        <Link to={linkTo('/traceability', null, { event: event.id })}>{t('seeSpread')}</Link>
        <Link to={deskAddress({ range: rangeOf(event), filters: [isOfEvent(event.id)] })}>{t('seeArticles')}</Link>
        <ExportButton event={event} />
        <ReportLink event={event} />
        <ShareButton event={event} />
        <Follow event={event} />
        {may('events.edit') && (
          <>
            {event.state === 'over' && (
              <Button icon="play" onClick={() => void goOn()}>
                {t('goOn')}
              </Button>
            )}
            <Button
              icon="edit"
              onClick={() => void navigate(linkTo('/eventAnalysis/allEvent', null, { open: event.id }))}
            >
              {t('editEvent')}
            </Button>
          </>
        )}
      </Row>
    </Row>
  )
}
