import { StateTag } from '@guanlan/features/events/events/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  linkTo,
  SkeletonRows,
  Tag,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { LibraryEntry } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, libraryKey } from './api.ts'
import type { Chosen } from './chosen.ts'
import styles from './library.module.css'

const perPage = 50
const mostShown = 200

/** Events and cases of the chosen place, the latest first. */
export function Entries({ chosen: { path, titles }, titleLike }: { chosen: Chosen; titleLike: string }) {
  const t = useWords(strings)
  const [pageSize, setPageSize] = useState(perPage)
  const { data, error, refetch } = useQuery({
    queryKey: [libraryKey, 'list', path, titleLike, pageSize],
    queryFn: ({ signal }) => api.list({ query: { ...path, titleLike, page: 1, pageSize } }, { signal }),
    placeholderData: before => before,
  })
  return (
    <section className={styles.entries} aria-label={titles.at(-1) ?? t('all')}>
      <h2>
        {titles.length > 0 ? titles.join(' / ') : t('all')}{' '}
        {data && <small className="dim">{t('pieces', { count: exact(data.total) })}</small>}
      </h2>
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : data.total === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <>
          <ul>
            {data.list.map(entry => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
          {data.list.length < data.total && pageSize < mostShown && (
            <Button onClick={() => setPageSize(pageSize + perPage)}>{t('more')}</Button>
          )}
        </>
      )}
    </section>
  )
}

function Entry({ entry: { kind, id, title, subjects, startTime, state } }: { entry: LibraryEntry }) {
  const t = useWords(strings)
  const format = useFormat()
  const { companies, brands, products } = subjects
  return (
    <li className={styles.entry}>
      <Link to={linkTo('/resourceLibrary/eventLibrary/treedetail', null, kind === 'case' ? { case: id } : { id })}>
        {title}
      </Link>
      {state ? <StateTag state={state} /> : <Tag accent>{t('caseTag')}</Tag>}
      <small className="dim">
        {[format.moment(startTime).slice(0, 10), [...companies, ...brands, ...products].join('、')]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  )
}
