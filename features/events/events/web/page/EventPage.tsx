import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  exact,
  Icon,
  linkTo,
  ProgressLine,
  percent,
  Row,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Link, useNavigate } from 'react-router'
import type { InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { isOfEvent } from '../parts/addresses.ts'
import { StateTag } from '../parts/StateTag.tsx'
import { useEventAct } from '../use-events.ts'
import { Articles } from './Articles.tsx'
import { Curve } from './Curve.tsx'
import { wholeRange } from './figures.ts'
import styles from './page.module.css'

/** The page of an event: where it stands, its curve and its articles. */
export function EventPage({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
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
          <Curve event={event} />
          <Articles event={event} />
        </div>
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
      <span className="grow" />
      <Link to={linkTo('/traceability', null, { event: event.id })}>{t('seeSpread')}</Link>
      <Link to={deskAddress({ range: wholeRange(event), filters: [isOfEvent(event.id)] })}>{t('seeArticles')}</Link>
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
  )
}
