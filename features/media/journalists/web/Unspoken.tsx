import {
  EmptyState,
  ErrorOf,
  exact,
  Moment,
  Note,
  PlainTable,
  SkeletonRows,
  Stack,
  Tag,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './journalists.module.css'

/** Who wrote about us in 90 days, and whom nobody spoke to in them. */
export function Unspoken({ switcher }: { switcher: ReactNode }) {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['journalists', 'unspoken'],
    queryFn: ({ signal }) => api.unspoken(undefined, { signal, timeout: 'long' }),
  })
  const opened = (id: number) => {
    const to = new URLSearchParams(search)
    to.delete('people')
    to.set('open', String(id))
    return `?${to}`
  }
  return (
    <Stack gap={8} className={styles.unspoken ?? ''}>
      {switcher}
      <Note>{t('unspokenNote')}</Note>
      {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} />}
      {data?.list.length === 0 && <EmptyState title={t('noUnspoken')}>{t('unspokenNote')}</EmptyState>}
      {data && data.list.length > 0 && (
        <PlainTable
          label={t('unspoken')}
          head={[t('name'), t('medium'), { number: t('articles') }, { number: t('negative') }, t('lastTalkAt')]}
        >
          {data.list.map(row => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={opened(row.id)}>{row.name}</Link> {row.doNotCall && <Tag>{t('doNotCall')}</Tag>}
              </th>
              <td>{row.medium}</td>
              <td data-number>{exact(row.articles)}</td>
              <td data-number>{exact(row.negative)}</td>
              <td>{row.lastTalkAt === null ? t('neverSpoken') : <Moment at={row.lastTalkAt} />}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Stack>
  )
}
