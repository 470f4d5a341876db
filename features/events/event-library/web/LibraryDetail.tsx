import { EventScreen } from '@guanlan/features/events/events/web'
import { ErrorOf, Icon, Moment, Panel, SkeletonPage, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { EventCase } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, libraryKey } from './api.ts'
import styles from './library.module.css'

/** An own event (`?id=`), or a published case (`?case=`). */
export default function LibraryDetail() {
  const id = Number(useSearchParams()[0].get('case')) || 0
  return id > 0 ? <CaseById key={id} id={id} /> : <EventScreen />
}

function CaseById({ id }: { id: number }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [libraryKey, 'case', id],
    queryFn: ({ signal }) => api.getCase({ params: { id } }, { signal }),
    retry: false,
  })
  if (!data && !error) return <SkeletonPage />
  return (
    <div className={styles.case}>
      <Link to="/resourceLibrary/eventLibrary/tree">
        <Icon name="left" size={14} /> {t('back')}
      </Link>
      {data ? <Case of={data} /> : <ErrorOf error={error} onRetry={() => void refetch()} />}
    </div>
  )
}

function Case({ of: { title, startTime, endTime, publishedAt, course, figures, links } }: { of: EventCase }) {
  const t = useWords(strings)
  const format = useFormat()
  const day = (at: string) => format.moment(at).slice(0, 10)
  return (
    <>
      <h1>{title}</h1>
      <p className="dim">
        {day(startTime)}
        {endTime && ` – ${day(endTime)}`} · {t('publishedAt', { time: day(publishedAt) })}
      </p>
      {figures.length > 0 && (
        <Panel title={t('figures')}>
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className="dim">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {course.length > 0 && (
        <Panel title={t('course')}>
          <ol className={styles.course}>
            {course.map(({ at, title: step, text }) => (
              <li key={`${at} ${step}`}>
                <span className="dim">
                  <Moment at={at} exact />
                </span>
                <strong>{step}</strong>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {links.length > 0 && (
        <Panel title={t('links')}>
          <ul className={styles.course}>
            {links.map(({ title: name, media, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {name}
                </a>{' '}
                <small className="dim">{media}</small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
