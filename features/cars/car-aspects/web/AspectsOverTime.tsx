import {
  type ChartData,
  EmptyState,
  ErrorOf,
  LineChart,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { aspects, type Course } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './car-aspects.module.css'
import { type Opened, SentencesDialog } from './SentencesDialog.tsx'

const sides = ['negative', 'positive'] as const
const codes = { positive: '1', negative: '-1' } as const
const none: Course['series'] = []

/** Praise or blame of series over time, of one aspect or of all; a point opens its sentences. */
export function AspectsOverTime({ seriesIds, range }: { seriesIds: number[]; range: { from: string; to: string } }) {
  const t = useWords(strings)
  const format = useFormat()
  const [side, setSide] = useState<(typeof sides)[number]>('negative')
  const [aspect, setAspect] = useState<(typeof aspects)[number] | 'all'>('all')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['carAspects', 'course', seriesIds, range, aspect],
    queryFn: ({ signal }) => api.course({ body: { seriesIds, ...range, aspect } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  })
  const series = useMemo(() => data?.series.filter(({ isTied }) => isTied) ?? none, [data])
  const unit = data?.unit ?? 'day'
  const chart = useMemo<ChartData>(
    () => ({
      head: t(unit),
      rows: (series[0]?.points ?? []).map(({ from }) =>
        format.moment(from).slice(unit === 'month' ? 0 : 5, unit === 'month' ? 7 : 10),
      ),
      series: series.map(({ name, points }) => ({ name, values: points.map(point => point[side]) })),
    }),
    [t, format, series, side, unit],
  )
  const open = ({ row, series: at }: { row: number; series: number }) => {
    const [one, point] = [series[at], series[at]?.points[row]]
    if (!one || !point) return
    setOpened({
      title: [one.name, aspect === 'all' ? null : t(aspect), t(side)].filter(Boolean).join(' · '),
      question: { seriesIds: [one.seriesId], from: point.from, to: point.to, aspect, leaning: codes[side] },
    })
  }
  if (isPending) return <SkeletonRows rows={6} />
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap={8} className={styles.course ?? ''}>
      <Row gap={12} align="center" wrap={8}>
        <Segmented
          label={t('sides')}
          value={side}
          options={sides.map(value => ({ value, label: t(value) }))}
          onChange={setSide}
        />
        <select
          className="field"
          aria-label={t('aspect')}
          value={aspect}
          onChange={({ target }) => setAspect(target.value as typeof aspect)}
        >
          <option value="all">{t('allAspects')}</option>
          {aspects.map(each => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </Row>
      {series.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <LineChart title={t('overTime', { unit: t(unit) })} data={chart} height={240} onOpen={open} />
      )}
      {opened && <SentencesDialog {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
