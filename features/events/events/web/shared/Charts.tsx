import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  BarChart,
  type ChartData,
  exact,
  LineChart,
  Panel,
  ShareBar,
  ShareChart,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { SharedEvent } from '../../contract/shared.ts'
import { sharedStrings } from './api.ts'
import styles from './shared.module.css'

/** What is drawn of an event, loaded when its link is open. */
export default function Charts({ event: { trend, unit, charts } }: { event: SharedEvent }) {
  const t = useWords(sharedStrings)
  const format = useFormat()
  const course = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: trend.map(({ at }) => format.moment(at).slice(5, unit === 'day' ? 10 : 16)),
      series: [
        { name: t('articles'), values: trend.map(({ count }) => count) },
        { name: t('negative'), values: trend.map(({ negative }) => negative), tone: 'negative' },
      ],
    }),
    [trend, unit, format, t],
  )
  return (
    <div className={styles.column}>
      <LineChart title={t('trend')} data={course} />
      {charts && <Shares charts={charts} />}
    </div>
  )
}

function Shares({ charts: { total, mediaTypes, media } }: { charts: NonNullable<SharedEvent['charts']> }) {
  const t = useWords(sharedStrings)
  const named = useWords(articleStrings)
  const bars = (head: string, rows: readonly { name: string; count: number }[]): ChartData => ({
    head,
    rows: rows.map(({ name }) => name),
    series: [{ name: t('articles'), values: rows.map(({ count }) => count) }],
  })
  return (
    <>
      <Panel title={t('sentimentShares')} note={t('pieces', { count: exact(total.count) })}>
        <div className={styles.inside}>
          <ShareBar {...total} large />
        </div>
      </Panel>
      <ShareChart
        title={t('mediaTypeShares')}
        data={bars(
          t('mediaTypeShares'),
          mediaTypes.map(({ mediaType, count }) => ({ name: named(mediaType), count })),
        )}
      />
      <BarChart title={t('topMedia')} data={bars(t('topMedia'), media)} horizontal />
    </>
  )
}
