import { EmptyState, ErrorOf, LineChart, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { strings } from '../strings.ts'
import { api, refreshMs } from './api.ts'
import styles from './hot-lists.module.css'
import { MonitoredEvents } from './MonitoredEvents.tsx'
import { NewsLines } from './NewsLines.tsx'

/** The latest of all watches, and their index by day. */
export function WatchNewsPanel() {
  const t = useWords(strings)
  const news = useQuery({
    queryKey: ['hot', 'news'],
    queryFn: ({ signal }) => api.watchNews({ body: { pageSize: 30 } }, { signal }),
    refetchInterval: refreshMs,
  })
  const core = useQuery({ queryKey: ['hot', 'core'], queryFn: ({ signal }) => api.coreIndex({ body: {} }, { signal }) })
  const data = useMemo(() => {
    const all = core.data ?? []
    const days = [...new Set(all.flatMap(watch => watch.days.map(({ day }) => day)))].sort()
    return {
      head: t('day'),
      rows: days,
      series: all.slice(0, 8).map(watch => ({
        name: watch.name,
        values: days.map(day => watch.days.find(one => one.day === day)?.index ?? 0),
      })),
    }
  }, [core.data, t])
  return (
    <aside className={styles.aside}>
      {data.rows.length > 0 && <LineChart title={t('coreIndex')} data={data} />}
      <MonitoredEvents />
      <Panel title={t('news')}>
        {news.isPending ? (
          <SkeletonRows rows={5} />
        ) : news.isError ? (
          <ErrorOf error={news.error} onRetry={() => void news.refetch()} />
        ) : news.data.list.length === 0 ? (
          <EmptyState title={t('noNews')} />
        ) : (
          <NewsLines news={news.data.list} />
        )}
      </Panel>
    </aside>
  )
}
