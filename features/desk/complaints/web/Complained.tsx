import { BarChart, type ChartData, ShareChart, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './complaints.module.css'

/** The sum of the complaints that the list shows: how far they are, of which brands, what is asked for. */
export function Complained({
  question,
  onBrand,
  onStatus,
}: {
  question: Question
  onBrand: (brand: string) => void
  onStatus: (status: Question['status']) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { like, status, field, startTime, endTime } = question
  const { data } = useQuery({
    queryKey: ['complaints', 'summary', like, status, field, startTime, endTime],
    queryFn: ({ signal }) => api.summary({ body: question }, { signal }),
    placeholderData: before => before,
  })
  const board = useMemo<ChartData>(
    () => ({
      head: t('status'),
      rows: data?.statuses.map(each => t(each.status)) ?? [],
      series: [{ name: t('complaints'), values: data?.statuses.map(each => each.count) ?? [] }],
    }),
    [t, data],
  )
  const brands = useMemo<ChartData>(
    () => ({
      head: t('brand'),
      rows: data?.brands.map(each => each.brand) ?? [],
      series: [
        { name: t('complaints'), values: data?.brands.map(each => each.count) ?? [] },
        { name: t('solved'), values: data?.brands.map(each => each.solved) ?? [], tone: 'positive' },
      ],
    }),
    [t, data],
  )
  const demands = useMemo<ChartData>(
    () => ({
      head: t('demand'),
      rows: data?.demands.map(each => each.demand) ?? [],
      series: [{ name: t('complaints'), values: data?.demands.map(each => each.count) ?? [] }],
    }),
    [t, data],
  )
  if (!data || data.count === 0) return null
  return (
    <div className={styles.sum}>
      <ShareChart
        title={t('board')}
        note={t('inAll', { count: format.exact(data.count) })}
        data={board}
        height={180}
        onOpen={({ row }) => onStatus(data.statuses[row]?.status ?? 'all')}
      />
      <BarChart
        title={t('byBrand')}
        data={brands}
        horizontal
        height={180}
        onOpen={({ row }) => onBrand(data.brands[row]?.brand ?? '')}
      />
      <BarChart title={t('demands')} data={demands} horizontal height={180} />
    </div>
  )
}
