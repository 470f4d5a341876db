import { BarChart, type ChartData, Segmented, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { type Comparison, sharesOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../comparison.module.css'

const ways = ['articles', 'storiesColumn', 'reach', 'interactions'] as const
type Way = (typeof ways)[number]

/** Share of voice, by what the reader takes for voice. */
export function Shares({ data }: { data: Comparison }) {
  const t = useWords(strings)
  const [way, setWay] = useState<Way>('articles')
  const chart = useMemo<ChartData>(() => {
    const amounts = data.subjects.map(({ total, stories, readers }) =>
      way === 'articles'
        ? total.count
        : way === 'storiesColumn'
          ? stories
          : way === 'reach'
            ? readers
            : total.interactions,
    )
    return {
      head: t('subject'),
      rows: data.subjects.map(({ name }) => name),
      series: [{ name: `${t('share')} %`, values: sharesOf(amounts) }],
    }
  }, [data, way, t])
  return (
    <BarChart
      title={t('share')}
      note={
        <span className={styles.winner}>
          <Segmented
            label={t('shareBy')}
            value={way}
            options={ways.map(value => ({ value, label: t(value) }))}
            onChange={setWay}
          />
          {data.shared > 0 && <span>{t('overlapNote', { shared: String(data.shared) })}</span>}
        </span>
      }
      data={chart}
      horizontal
    />
  )
}
