import { charts } from '@guanlan/features/charts/charts/contract'
import { endsOf } from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { type ChartData, connect, LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type EventCourse, type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { eventsKey } from '../api.ts'
import { rowsOfPhase } from '../course/course.ts'
import { useNodeWords } from '../course/use-node-words.ts'
import { isOfEvent } from '../parts/addresses.ts'

const chartApi = connect(charts)

/** Articles over time with the negative ones and the phases of its course; a point opens its articles. */
export function Curve({
  event,
  chosen = null,
}: {
  event: InfoEvent & { tree: EventCourse }
  /** The phase with a band behind its points; the others have a flag where they begin. */
  chosen?: number | null
}) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
  const { id, articles } = event
  const range = rangeOf(event)
  const points = useQuery({
    queryKey: [eventsKey, 'curve', id, articles, range],
    queryFn: ({ signal }) =>
      chartApi.volumeTrend(
        { body: { ...range, filters: [isOfEvent(id)], fold: false, place: 'desk', usual: false } },
        { signal, timeout: 'long' },
      ),
    enabled: articles > 0,
    placeholderData: before => before,
  }).data
  const { titleOf } = useNodeWords()
  const phases = event.tree.nodes.filter(({ kind, hidden }) => kind === 'phase' && !hidden)
  const ats = (points ?? []).map(({ at }) => Date.parse(at))
  const marks = phases.map((phase, index) => {
    const rows = rowsOfPhase(phase, ats)
    return { ...rows, ...(phase.treeId !== chosen && { to: rows.from + 1 }), text: titleOf(phase, index + 1) }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are made of the points and the course
  const data = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: (points ?? []).map(({ at }) => format.moment(at).slice(5, 16)),
      series: [
        { name: t('articles'), values: (points ?? []).map(({ count }) => count) },
        { name: t('negative'), values: (points ?? []).map(({ negative }) => negative), tone: 'negative' },
      ],
      ...(ats.length > 0 && { marks }),
    }),
    [t, format, points, event.tree, chosen],
  )
  return (
    <LineChart
      title={t('trend')}
      data={data}
      empty={t('noArticles')}
      onOpen={({ row }) => {
        const ends = endsOf((points ?? []).map(({ at }) => at))
        const [from, to] = [ends[row], ends[row + 1]]
        if (from === undefined || to === undefined) return
        const its = { from: new Date(from).toISOString(), to: new Date(to - 1).toISOString() }
        void navigate(deskAddress({ range: its, filters: [isOfEvent(id)] }))
      }}
    />
  )
}
