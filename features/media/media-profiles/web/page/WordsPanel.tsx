import { charts } from '@guanlan/features/charts/charts/contract'
import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { BarChart, type ChartData, connect, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { strings } from '../../strings.ts'
import { long, profilesKey } from '../api.ts'
import type { Opening } from './use-profile.ts'

const chartApi = connect(charts)
const most = 12

/** What it writes about. */
export function WordsPanel({ info, onOpen }: Opening) {
  const t = useWords(strings)
  const isShown = useMay()('charts.view')
  const { from, to } = info
  const body = { from, to, filters: filtersOfEntry(info.info), fold: false, place: 'desk' } as const
  const { data: words } = useQuery({
    queryKey: [profilesKey, 'words', body],
    queryFn: async ({ signal }) => (await chartApi.hotWords({ body }, long(signal))).slice(0, most),
    placeholderData: before => before,
    enabled: isShown,
  })
  const data = useMemo<ChartData>(
    () => ({
      head: t('word'),
      rows: (words ?? []).map(({ word }) => word),
      series: [{ name: t('articles'), values: (words ?? []).map(({ count }) => count) }],
    }),
    [t, words],
  )
  if (!isShown) return null
  return (
    <BarChart
      title={t('hotWords')}
      data={data}
      horizontal
      empty={t('noArticles')}
      onOpen={({ row }) => {
        const word = words?.[row]
        if (word) onOpen(word.word, [hotWordIs(word)])
      }}
    />
  )
}
