import { type ChartData, LineChart, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** New articles and doubles of 30 days: of one task, or of all. `found` asks anew when it changes. */
export function Trend({ id, found }: { id: number | null; found: number }) {
  const t = useWords(strings)
  const { data: points } = useQuery({
    queryKey: ['collectionTasks', 'trend', id, found],
    queryFn: ({ signal }) => api.trend({ body: { id, unit: 'day' } }, { signal }),
    placeholderData: before => before,
  })
  const data = useMemo<ChartData | null>(
    () =>
      points
        ? {
            head: t('day'),
            rows: points.map(({ at }) => at.slice(5)),
            series: [
              { name: t('fresh'), values: points.map(({ fresh }) => fresh) },
              { name: t('doubles'), values: points.map(({ doubles }) => doubles) },
            ],
          }
        : null,
    [points, t],
  )
  return data && <LineChart title={t('trend')} data={data} height={160} />
}
