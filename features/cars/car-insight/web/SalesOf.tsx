import { modelApi } from '@guanlan/features/cars/car-library/web'
import { BarChart, type ChartData, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { strings } from '../strings.ts'

/** Sales of a series by month on an axis of their own; a month nobody reported has no bar. */
export function SalesOf({ seriesId }: { seriesId: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['cars', 'sales of series', seriesId],
    queryFn: ({ signal }) => modelApi.sales({ body: { seriesId } }, { signal }),
  })
  const chart = useMemo<ChartData>(
    () => ({
      head: t('salesUnit'),
      rows: (data ?? []).map(({ month }) => month),
      series: [{ name: t('sales'), values: (data ?? []).map(({ amount }) => amount) }],
    }),
    [t, data],
  )
  return <BarChart title={t('sales')} note={`${t('notCause')} · ${t('gap')}`} data={chart} height={240} />
}
