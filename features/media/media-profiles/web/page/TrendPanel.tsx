import {
  Disturbance,
  endsOf,
  hatchedRows,
  markedColumns,
  sentimentIs,
  useDisturbances,
  useNotes,
} from '@guanlan/features/charts/charts/web'
import { type ChartData, EmptyState, exact, LineChart, Panel, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fewestArticles } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import { type Opening, questionOf } from './use-profile.ts'

/** What monitors have of it opens; what was collected says why it does not. */
export function TrendPanel({ info, onOpen }: Opening) {
  const t = useWords(strings)
  const format = useFormat()
  const question = questionOf(info)
  const { data } = useQuery({
    queryKey: [profilesKey, 'trend', question],
    queryFn: ({ signal }) => api.trend({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  const points = data?.points
  const mayRead = useMay()('charts.view')
  const disturbances = useDisturbances(mayRead ? data?.from : undefined, data?.to)
  const notes = useNotes(t('trend'), { entry: info.entry, from: data?.from ?? info.from, to: data?.to ?? info.to })
  const { marks } = notes
  const chart = useMemo<ChartData>(() => {
    const shown = points ?? []
    const noted = markedColumns(marks, endsOf(shown.map(({ at }) => at)))
    const isHourly = data?.unit === 'hour'
    return {
      head: t('time'),
      hatched: hatchedRows(
        disturbances,
        shown.map(({ at }) => at),
      ),
      ...(noted.length > 0 && {
        marks: noted.flatMap(({ from, to, marks: here }) => here.map(({ text }) => ({ from, to, text }))),
      }),
      rows: shown.map(({ at }) => format.moment(at).slice(5, isHourly ? 16 : 10)),
      series: [
        { name: t('monitored'), values: shown.map(({ count }) => count) },
        ...(data?.collected === null ? [] : [{ name: t('collected'), values: shown.map(each => each.collected) }]),
        { name: t('negative'), values: shown.map(({ negative }) => negative), tone: 'negative' as const },
      ],
      more: [{ name: t('usual'), values: shown.map(({ usual }) => (usual === null ? '—' : exact(Math.round(usual)))) }],
    }
  }, [t, format, points, disturbances, marks, data?.unit, data?.collected])
  const enough = info.isEnough || (data?.collected ?? 0) >= fewestArticles
  return (
    <div className={styles.wide}>
      {enough ? (
        <LineChart
          title={t('trend')}
          data={chart}
          note={
            <>
              <Disturbance of={disturbances} /> {mayRead && notes.button}
            </>
          }
          onNote={row => mayRead && notes.open({ from: points?.[row]?.at ?? info.to, until: null })}
          foot={<p className={styles.foot}>{t(data?.collected === null ? 'collectedNotCounted' : 'collectedWhy')}</p>}
          onOpen={({ row, series }) => {
            // What was collected stands in no list.
            const isCollected = data?.collected !== null && series === 1
            const ends = endsOf((points ?? []).map(({ at }) => at))
            const [from, to] = [ends[row], ends[row + 1]]
            if (isCollected || from === undefined || to === undefined) return
            const within = { from: new Date(from).toISOString(), to: new Date(to - 1).toISOString() }
            const isNegative = series === chart.series.length - 1
            const title = [chart.rows[row], chart.series[series]?.name].filter(Boolean).join(' · ')
            onOpen(title, isNegative ? [sentimentIs('negative')] : [], within)
          }}
        />
      ) : (
        <Panel title={t('trend')}>
          <EmptyState title={t('tooFew', { count: exact(info.articles), fewest: fewestArticles })} />
        </Panel>
      )}
      {notes.drawer}
    </div>
  )
}
