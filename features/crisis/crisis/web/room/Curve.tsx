import { charts } from '@guanlan/features/charts/charts/contract'
import { endsOf, markedColumns } from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { type ChartData, connect, LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { isOfCrisis } from '../parts/address.ts'
import { refreshedOf, refreshMs } from '../use-crisis.ts'
import { wholeRange } from './figures.ts'
import { useStepWords } from './use-step-words.ts'

const chartApi = connect(charts)
const dayMs = 86_400_000
/** So long the curve shows at most, and a day at least; all of it stands under the charts of its articles. */
const shownMs = 7 * dayMs

/** Articles over time with the negative ones, and the own acts marked on it. */
export function Curve({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
  const wordsOf = useStepWords()
  const { id } = crisis
  const trend = useQuery({
    queryKey: [crisesKey, 'trend', id, crisis.articles, crisis.closedAt],
    queryFn: ({ signal }) => {
      const { from, to } = wholeRange(crisis)
      const end = Date.parse(to)
      const begin = new Date(Math.min(Math.max(Date.parse(from), end - shownMs), end - dayMs)).toISOString()
      return chartApi.volumeTrend(
        { body: { from: begin, to, filters: [isOfCrisis(id)], fold: false, place: 'desk', usual: false } },
        { signal, timeout: 'long' },
      )
    },
    enabled: crisis.articles > 0,
    placeholderData: before => before,
    refetchInterval: refreshedOf(crisis, refreshMs * 3),
  })
  const steps = useQuery({
    queryKey: [crisesKey, 'changes', id, crisis.version],
    queryFn: ({ signal }) => api.changes({ query: { crisisId: id } }, { signal }),
  })
  const points = useMemo(() => trend.data ?? [], [trend.data])
  const data = useMemo<ChartData>(() => {
    const marks = (steps.data ?? []).map(step => ({
      kind: 'note' as const,
      from: step.time,
      until: null,
      text: wordsOf(step),
    }))
    return {
      head: t('time'),
      rows: points.map(({ at }) => format.moment(at).slice(5, 16)),
      series: [
        { name: t('articles'), values: points.map(({ count }) => count) },
        { name: t('negativeArticles'), values: points.map(({ negative }) => negative), tone: 'negative' },
      ],
      marks: markedColumns(marks as never, endsOf(points.map(({ at }) => at))).map(({ from, to, marks: here }) => ({
        from,
        to,
        text: here.map(({ text }) => text).join('；'),
      })),
    }
  }, [t, format, points, steps.data, wordsOf])
  return (
    <LineChart
      title={t('curve')}
      data={data}
      empty={t('noArticles')}
      onOpen={({ row }) => {
        const ends = endsOf(points.map(({ at }) => at))
        const [from, to] = [ends[row], ends[row + 1]]
        if (from !== undefined && to !== undefined)
          void navigate(
            deskAddress({
              range: { from: new Date(from).toISOString(), to: new Date(to - 1).toISOString() },
              filters: [isOfCrisis(id)],
            }),
          )
      }}
    />
  )
}
