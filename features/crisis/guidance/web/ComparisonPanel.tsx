import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { ErrorOf, Panel, PlainTable, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Comparison, GuidanceRecord } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './guidance.module.css'

/** The numbers of the 24 hours before and after, beside those of a usual day. */
export function ComparisonPanel({ record: { id, version } }: { record: GuidanceRecord }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: ['guidance', 'comparison', id, version],
    queryFn: ({ signal }) => api.comparison({ body: { id } }, { signal, timeout: 'long' }),
    retry: false,
  })
  return (
    <Panel
      title={t('comparison')}
      more={requested.data && <Link to={articlesAddress(requested.data)}>{t('openArticles')}</Link>}
    >
      <div className={styles.inside}>
        {requested.isPending ? (
          <SkeletonRows rows={4} />
        ) : requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : requested.data ? (
          <Table comparison={requested.data} />
        ) : (
          <p className="dim">{t('noRule')}</p>
        )}
      </div>
    </Panel>
  )
}

const articlesAddress = ({ rule, set, from, to }: Comparison) =>
  set
    ? deskAddress({ range: { from, to }, filters: [{ field: set.field, is: 'is', values: [String(set.id)] }] })
    : `/Search?${new URLSearchParams({ q: rule, mode: 'rule', from, to })}`

const figures = ['articles', 'positive', 'negative', 'reach'] as const

function Table({ comparison }: { comparison: Comparison }) {
  const t = useWords(strings)
  const format = useFormat()
  const { before, after, usual, isOver } = comparison
  const shown = (value: number | null) => (value === null ? '—' : format.count(value))
  return (
    <>
      <p className="dim">{t('comparisonHint')}</p>
      <PlainTable
        label={t('comparison')}
        head={[t('figure'), { number: t('before') }, { number: t('after') }, { number: t('usual') }]}
      >
        {figures.map(figure => (
          <tr key={figure}>
            <th scope="row">{t(figure)}</th>
            <td data-number>{shown(before[figure])}</td>
            <td data-number>{shown(after[figure])}</td>
            <td data-number>{shown(usual?.[figure] ?? null)}</td>
          </tr>
        ))}
      </PlainTable>
      {!isOver && <p className="dim">{t('notOver')}</p>}
      {usual === null && <p className="dim">{t(comparison.set ? 'noUsualOfSet' : 'noUsual')}</p>}
    </>
  )
}
