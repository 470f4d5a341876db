import type { Filter } from '@guanlan/features/articles/articles/contract'
import { endsOf, sentimentIs } from '@guanlan/features/charts/charts/web'
import { BarChart, type ChartData, exact, LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import { type Opening, questionOf } from './use-profile.ts'

const tones = ['positive', 'neutral', 'negative'] as const
const places = ['inTitle', 'inLead', 'later'] as const
const brandIs = (brand: string): Filter => ({ field: 'brand', is: 'is', values: [brand] })

/** Which brands it writes about, over time, in which tone, and how prominently. */
export function BrandPanels({ info, onOpen }: Opening) {
  const t = useWords(strings)
  const format = useFormat()
  const question = questionOf(info)
  const { data: shares } = useQuery({
    queryKey: [profilesKey, 'brandGe', question],
    queryFn: ({ signal }) => api.brandGe({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  const { data: over } = useQuery({
    queryKey: [profilesKey, 'brandCommunication', question],
    queryFn: ({ signal }) => api.brandCommunication({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  const brands = shares?.brands
  const byTone = useMemo<ChartData>(
    () => ({
      head: t('brand'),
      rows: (brands ?? []).map(({ brand }) => brand),
      series: tones.map(tone => ({ name: t(tone), values: (brands ?? []).map(each => each[tone]), tone })),
    }),
    [t, brands],
  )
  const byTime = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: (over?.points ?? []).map(at => format.moment(at).slice(5, over?.unit === 'hour' ? 16 : 10)),
      series: (over?.brands ?? []).map(({ brand, counts }) => ({ name: brand, values: counts })),
    }),
    [t, format, over],
  )
  const byPlace = useMemo<ChartData>(
    () => ({
      head: t('brand'),
      rows: (over?.brands ?? []).map(({ brand }) => brand),
      series: places.map(place => ({ name: t(place), values: (over?.brands ?? []).map(each => each[place]) })),
    }),
    [t, over],
  )
  const open = (brand: string | undefined, more: readonly Filter[] = [], within?: { from: string; to: string }) => {
    if (brand !== undefined) onOpen(brand, [brandIs(brand), ...more], within)
  }
  return (
    <>
      <BarChart
        title={t('brands')}
        data={byTone}
        horizontal
        stacked
        legendAt="foot"
        empty={t('brandsNone')}
        foot={<p className={styles.foot}>{t('brandsFoot', { unnamed: exact(shares?.unnamed ?? 0) })}</p>}
        onOpen={({ row, series }) => {
          const tone = tones[series]
          open(brands?.[row]?.brand, tone ? [sentimentIs(tone)] : [])
        }}
      />
      <BarChart
        title={t('prominence')}
        data={byPlace}
        horizontal
        stacked
        legendAt="foot"
        empty={t('brandsNone')}
        opens="rows"
        onOpen={({ row }) => open(over?.brands[row]?.brand)}
      />
      {(over?.brands.length ?? 0) > 0 && info.isEnough && (
        <div className={styles.wide}>
          <LineChart
            title={t('brandsOverTime')}
            data={byTime}
            onOpen={({ row, series }) => {
              const ends = endsOf(over?.points ?? [])
              const [from, to] = [ends[row], ends[row + 1]]
              if (from === undefined || to === undefined) return
              const within = { from: new Date(from).toISOString(), to: new Date(to - 1).toISOString() }
              open(over?.brands[series]?.brand, [], within)
            }}
          />
        </div>
      )}
    </>
  )
}
