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
import type { SharedCharts as Shared } from '../../contract/shared.ts'
import { sharedStrings } from './api.ts'
import styles from './shared.module.css'

/** What is drawn of a crisis, loaded when its link is open. */
export default function Charts({ crisis }: { crisis: Shared }) {
  const t = useWords(sharedStrings)
  const named = useWords(articleStrings)
  const format = useFormat()
  const { total, trend, unit, mediaTypes, media } = crisis
  const course = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: trend.map(({ at }) => (unit === 'day' ? format.moment(at).slice(5, 10) : format.moment(at).slice(5, 16))),
      series: [
        { name: t('articles'), values: trend.map(({ count }) => count) },
        { name: t('negativeArticles'), values: trend.map(({ negative }) => negative), tone: 'negative' },
      ],
    }),
    [trend, unit, format, t],
  )
  const kinds = useMemo<ChartData>(
    () => ({
      head: t('mediaTypeShares'),
      rows: mediaTypes.map(({ mediaType }) => named(mediaType)),
      series: [{ name: t('articles'), values: mediaTypes.map(({ count }) => count) }],
    }),
    [mediaTypes, t, named],
  )
  const top = useMemo<ChartData>(
    () => ({
      head: t('topMedia'),
      rows: media.map(({ name }) => name),
      series: [{ name: t('articles'), values: media.map(({ count }) => count) }],
    }),
    [media, t],
  )
  return (
    <div className={styles.charts}>
      <LineChart title={t('curve')} data={course} />
      <Panel title={t('sentimentShares')} note={t('pieces', { count: exact(total.count) })}>
        <div className={styles.inside}>
          <ShareBar {...total} large />
        </div>
      </Panel>
      <ShareChart title={t('mediaTypeShares')} data={kinds} />
      <BarChart title={t('topMedia')} data={top} horizontal />
    </div>
  )
}
