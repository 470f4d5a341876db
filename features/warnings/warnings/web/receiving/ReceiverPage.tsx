import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime, Highlighted, mediaIcon, sentimentName } from '@guanlan/features/articles/articles/web'
import {
  Icon,
  LevelBars,
  Moment,
  OwnQueries,
  PhoneFrame,
  Row,
  Sentiment,
  Tag,
  Toasts,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import type { Received, ReceivedArticle } from '../../contract.ts'
import { receiverStrings, strings } from '../../strings.ts'
import { useIncidentTitle } from '../use-incident-title.ts'
import { LinkOver } from './LinkOver.tsx'
import { useReceived, useSeen } from './queries.ts'
import { ReceiverActs } from './ReceiverActs.tsx'
import styles from './receiving.module.css'
import { Why } from './Why.tsx'

/** One incident for one receiver, without signing in: `?token=` is the link of the message. */
export default function ReceiverPage() {
  return (
    <OwnQueries>
      <Page />
    </OwnQueries>
  )
}

function Page() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { data, error, refetch } = useReceived(token)
  useSeen(token, data !== undefined)
  if (!data) return <LinkOver error={error} hasLink={token !== ''} onRetry={() => void refetch()} />
  return <Incident token={token} received={data} />
}

function Incident({ token, received }: { token: string; received: Received }) {
  const t = useWords(receiverStrings)
  const format = useFormat()
  const titleOf = useIncidentTitle()
  const { incident, organisation, receiver, expiresAt, articles, acts } = received
  return (
    <PhoneFrame
      title={titleOf(incident)}
      from={t('sentTo', { organisation, receiver })}
      foot={t('worksUntil', { receiver, time: format.moment(expiresAt).slice(0, 16) })}
    >
      <State incident={incident} />
      <ReceiverActs token={token} received={received} />
      <Why received={received} />
      <section className={styles.part}>
        <h2>{t('articlesOf', { count: incident.articles })}</h2>
        {incident.articles > articles.length && (
          <p className={styles.small}>{t('shownFirst', { shown: articles.length })}</p>
        )}
        <ol className={styles.articles}>
          {articles.map(article => (
            <Article key={article.id} token={token} article={article} />
          ))}
        </ol>
      </section>
      {acts.length > 0 && (
        <section className={styles.part}>
          <h2>{t('course')}</h2>
          <ul className={styles.course}>
            {acts.map(({ by, act, detail, at }) => (
              <li key={`${by} ${act} ${at}`}>
                <Moment at={at} exact /> <b>{by}</b> {t(`did_${act}`)}
                {detail && <span> {act === 'paused' ? format.moment(detail).slice(0, 16) : detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Toasts />
    </PhoneFrame>
  )
}

function State({ incident }: Pick<Received, 'incident'>) {
  const t = useWords(receiverStrings)
  const w = useWords(strings)
  const { state, takenBy, level, sentiment, openedAt, demonstration, warningName } = incident
  return (
    <>
      <Row as="p" gap={12} wrap={8} align="center">
        <Tag accent={state === 'open'}>
          {takenBy && state !== 'open' ? `${w(`state_${state}`)} · ${takenBy}` : w(`state_${state}`)}
        </Tag>
        {level !== null && <LevelBars level={level} />}
        <Sentiment value={sentimentName(sentiment)} />
        {demonstration && <Tag>{t('ofDemonstration')}</Tag>}
      </Row>
      <p className={styles.small}>
        {warningName} · {t('openedAt')} <Moment at={openedAt} exact />
      </p>
    </>
  )
}

function Article({ token, article }: { token: string; article: ReceivedArticle }) {
  const w = useWords(strings)
  const a = useWords(articleStrings)
  const {
    id,
    title,
    titleHits,
    excerpt,
    excerptHits,
    media,
    mediaType,
    sentiment,
    publishedAt,
    timeOfArrival,
    told: notified,
  } = article
  return (
    <li>
      <Link to={`/newMonitorDetail?${new URLSearchParams({ warning: token, id: String(id) })}`}>
        <b>{title ? <Highlighted text={title} hits={titleHits} /> : a('untitled')}</b>
        <span className={styles.excerpt}>
          <Highlighted text={excerpt} hits={excerptHits} />
        </span>
        <small>
          <Icon name={mediaIcon[mediaType]} size={14} /> {media}{' '}
          <ArticleTime at={publishedAt} ofArrival={timeOfArrival} exact />
          <Sentiment value={sentimentName(sentiment)} />
          {notified && <Tag>{w(`told_${notified}`, { count: '' }).replace(/[。.]$/, '')}</Tag>}
        </small>
      </Link>
    </li>
  )
}
