import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { EmptyState, ErrorOf, exact, linkTo, Panel, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ClaimsBesideAnswers, type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import styles from '../course/course.module.css'
import { isOfEvent } from '../parts/addresses.ts'

type Line = ClaimsBesideAnswers['claims'][number] & Partial<ClaimsBesideAnswers['answers'][number]>

/** What is claimed and what is answered, sentence by sentence, each with its article and hour. */
export function Claims({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const { id, articles } = event
  const found = useQuery({
    queryKey: [eventsKey, 'claims', id, articles],
    queryFn: ({ signal }) => api.claims({ query: { id } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  })
  const { data } = found
  if (!data)
    return found.isError ? (
      <Panel title={t('claimsBeside')}>
        <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    ) : null
  const { claims, answers, hours, looked, stories } = data
  return (
    <Panel title={t('claimsBeside')}>
      {hours !== null && (
        <p className={styles.answered}>
          {t('firstAnswerAfter', { hours: hours < 10 ? hours.toFixed(1) : exact(Math.round(hours)) })}
        </p>
      )}
      <div className={styles.sides}>
        <Lines title={t('claims')} lines={claims} empty={t('noClaims')} event={event} />
        <Lines title={t('answers')} lines={answers} empty={t('noAnswers')} event={event} />
      </div>
      <p className={`${styles.method} dim`}>{t('claimsHow', { looked: exact(looked), stories: exact(stories) })}</p>
    </Panel>
  )
}

function Lines({
  title,
  lines,
  empty,
  event,
}: {
  title: string
  lines: readonly Line[]
  empty: string
  event: InfoEvent
}) {
  const t = useWords(strings)
  const format = useFormat()
  const listOf = (story: number) =>
    deskAddress({
      range: rangeOf(event),
      filters: [isOfEvent(event.id), { field: 'story', is: 'is', values: [`${story}`] }],
    })
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.claims}>
          {lines.map(({ text, kind, article, story, copies }) => (
            <li key={article.id}>
              {kind && <span className={styles.kind}>{t(`turn_${kind}`)}</span>} {text}
              <br />
              <small className="dim">
                {format.moment(article.publishedAt).slice(0, 16)} ·{' '}
                <Link to={linkTo(`/monitorDetail?id=${article.id}`)} title={article.title}>
                  {article.media}
                </Link>
                {copies > 1 && (
                  <>
                    {' · '}
                    <Link to={listOf(story)}>{t('copiesOfClaim', { count: exact(copies) })}</Link>
                  </>
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
