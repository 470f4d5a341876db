import { EmptyState, ErrorOf, exact, Panel, PlainTable, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Fault, faultDays } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './car-aspects.module.css'
import { type Opened, SentencesDialog } from './SentencesDialog.tsx'

const none: number[] = []
/** At first. */
const few = 15

/** Complaints and negative sentences by series, aspect and dealer; what has risen comes first. */
export default function FaultsPanel({ to }: { to: string }) {
  const t = useWords(strings)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['carAspects', 'faults', to],
    queryFn: ({ signal }) => api.faults({ body: { seriesIds: none, to } }, { signal, timeout: 'long' }),
  })
  const open = ({ seriesId, series, aspect, dealerId, dealer }: Fault, when: 'now' | 'before', source: Source) => {
    if (!data) return
    const times = when === 'now' ? { from: data.from, to: data.to } : { from: data.before, to: data.from }
    setOpened({
      title: [series, t(aspect), dealer].filter(Boolean).join(' · '),
      question: { seriesIds: [seriesId], ...times, aspect, leaning: '-1', source, dealerId: dealerId ?? -1 },
    })
  }
  const isCompared = data?.isCompared ?? true
  const number = (count: number, run: () => void) =>
    count === 0 ? (
      <span className="dim">0</span>
    ) : (
      <button type="button" className={styles.number} onClick={run}>
        {exact(count)}
      </button>
    )
  return (
    <Panel
      title={t('faults')}
      note={t(isCompared ? 'faultsNote' : 'faultsAlone', { days: faultDays, both: 2 * faultDays })}
      wide
    >
      {isPending && <SkeletonRows rows={6} />}
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <EmptyState title={t('noFaults', { days: faultDays })} />}
      {data && data.list.length > 0 && (
        <PlainTable
          label={t('faults')}
          head={[
            ...[t('series'), t('aspect'), t('dealer')],
            ...[t('complaintsColumn'), t('count'), t('before', { days: faultDays })].map(title => ({ number: title })),
            t('change'),
          ]}
        >
          {data.list.slice(0, few).map(fault => (
            <tr key={`${fault.seriesId} ${fault.aspect} ${fault.dealerId}`}>
              <th scope="row">{fault.series}</th>
              <td>{t(fault.aspect)}</td>
              <td>{fault.dealer ?? <span className="dim">—</span>}</td>
              <td data-number>{number(fault.complaints, () => open(fault, 'now', 'complaint'))}</td>
              <td data-number>{number(fault.count, () => open(fault, 'now', 'all'))}</td>
              <td data-number>
                {isCompared ? number(fault.before, () => open(fault, 'before', 'all')) : <span className="dim">—</span>}
              </td>
              <td>{fault.hasRisen ? <Tag>{t('risen')}</Tag> : <span className="dim">—</span>}</td>
            </tr>
          ))}
        </PlainTable>
      )}
      {opened && <SentencesDialog {...opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}
type Source = 'all' | 'complaint'
