import { Column, EmptyState, ErrorOf, Note, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import styles from './installation.module.css'
import { EffectCell, OnlineTag } from './marking.tsx'
import { sensitiveWordsApi as api } from './queries.ts'

/** Words of the installation: seen by members, changed by operators. */
export function InstallationWords({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const words = useQuery({
    queryKey: ['sensitiveWords', 'global'],
    queryFn: ({ signal }) => api.global({ body: {} }, { signal }),
  })
  const list = words.data?.list ?? []
  return (
    <Column as="section" gap={12} className={styles.page} aria-label={t('global')}>
      <header>
        <h1>{t('title')}</h1>
        <span className="grow" />
        {parts}
      </header>
      <Note>{t('globalText')}</Note>
      {words.error && <ErrorOf error={words.error} onRetry={() => void words.refetch()} />}
      {words.isPending && <SkeletonRows />}
      {words.data && list.length === 0 && <EmptyState title={t('noGlobal')}>{t('globalText')}</EmptyState>}
      {list.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('word')}</th>
              <th scope="col">{t('onlineTitle')}</th>
              <th scope="col">{t('effectTitle')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(row => (
              <tr key={row.id}>
                <th scope="row">{row.word}</th>
                <td>
                  <OnlineTag row={row} />
                </td>
                <td>
                  <EffectCell row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Column>
  )
}
