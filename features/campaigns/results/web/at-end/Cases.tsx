import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignsKey } from '@guanlan/features/campaigns/campaigns/web'
import {
  EmptyState,
  ErrorOf,
  exact,
  linkTo,
  Panel,
  PlainTable,
  Row,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../parts/page.module.css'

const pageSize = 200

/** Campaigns that are published within the organisation, the latest first. */
export default function Cases() {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const format = useFormat()
  const [like, setLike] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: [campaignsKey, 'cases', like],
    queryFn: ({ signal }) => api.cases({ query: { like, pageSize } }, { signal }),
    placeholderData: before => before,
  })
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.cases}>
      <Row as="header" gap={12} align="center">
        <h1>{t('cases')}</h1>
        <input
          className="field"
          type="search"
          aria-label={t('findCase')}
          placeholder={t('findCase')}
          value={like}
          maxLength={100}
          onChange={event => setLike(event.target.value)}
        />
      </Row>
      {!data && <SkeletonRows rows={6} />}
      {data && data.list.length === 0 && <EmptyState title={t('noCases')}>{t('noCasesText')}</EmptyState>}
      {data && data.list.length > 0 && (
        <Panel title={t('cases')} note={exact(data.total)}>
          <PlainTable
            label={t('cases')}
            head={[
              t('caseName'),
              t('caseKind'),
              t('range'),
              { number: t('figure_articles') },
              t('caseSummary'),
              t('casePublishedAt'),
            ]}
          >
            {data.list.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={linkTo('/resourceLibrary/eventLibrary/activityDetail', null, { id: row.id })}>
                    {row.name}
                  </Link>
                </th>
                <td>{c(`kind_${row.kind}`)}</td>
                <td>
                  {[...new Set([row.startTime, row.endedAt].map(each => format.moment(each).slice(0, 10)))].join(' – ')}
                </td>
                <td data-number>{exact(row.articles)}</td>
                <td>{row.summary}</td>
                <td>{format.moment(row.publishedAt).slice(0, 10)}</td>
              </tr>
            ))}
          </PlainTable>
        </Panel>
      )}
    </div>
  )
}
