import { pointOf } from '@guanlan/features/charts/charts/web'
import { type ChartData, LineChart, Segmented, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import { type Laid, volumeRows } from './volume-rows.ts'

/** Articles of each subject over time; periods of one subject are laid over one another, or stand where they were. */
export function Volume({ data }: { data: Comparison }) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
  const isInPeriods = data.subjects.some(({ period }) => period !== null)
  const [laid, setLaid] = useState<Laid>('aligned')
  const rows = useMemo(() => volumeRows(data.subjects, isInPeriods ? laid : 'byTime'), [data, isInPeriods, laid])
  const chart = useMemo<ChartData>(() => {
    const timeOf = (at: string) => format.moment(at).slice(isInPeriods ? 0 : 5, data.unit === 'day' ? 10 : 16)
    return {
      head: t('time'),
      rows: rows.map(({ at }) => (typeof at === 'number' ? t(`nth_${data.unit}`, { n: String(at) }) : timeOf(at))),
      series: data.subjects.map(({ name, trend }, of) => ({
        name,
        values: rows.map(({ points }) => trend[points[of] ?? -1]?.count ?? null),
      })),
    }
  }, [data, rows, isInPeriods, t, format])
  const open = ({ row, series }: { row: number; series: number }) => {
    const [subject, point] = [data.subjects[series], rows[row]?.points[series]]
    if (subject && point !== undefined && point !== null)
      void navigate(behind(subject, data, [], pointOf(subject, point, subject.period ?? data)))
  }
  const choice = isInPeriods && (
    <Segmented
      label={t('laid')}
      value={laid}
      options={(['aligned', 'byTime'] as const).map(value => ({ value, label: t(`laid_${value}`) }))}
      onChange={setLaid}
    />
  )
  return (
    <div className={styles.wide}>
      <LineChart
        title={t('volume')}
        note={choice}
        data={chart}
        height={280}
        onOpen={open}
        {...(isInPeriods && { legendAt: 'foot' as const })}
      />
    </div>
  )
}
