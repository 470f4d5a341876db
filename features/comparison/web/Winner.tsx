import { percent, Sparkline, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './comparison.module.css'

/** Who has most articles, with its share among them and its course. */
export function Winner({ id }: { id: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['charts', 'comparison', 'trend', id],
    queryFn: ({ signal }) => api.volumeTrend({ body: { id } }, { signal, timeout: 'long' }),
    staleTime: 60_000,
  })
  if (!data) return <span className="dim">…</span>
  const counted = data.subjects.map(({ name, trend }) => ({
    ...{ name, line: trend.map(({ count }) => count) },
    count: trend.reduce((sum, point) => sum + point.count, 0),
  }))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const [first] = counted.toSorted((a, b) => b.count - a.count)
  if (!first || total === 0) return <span className="dim">{t('noWinner')}</span>
  return (
    <span className={styles.winner}>
      <Sparkline values={first.line} width={72} height={20} area />
      <span>{t('winner', { name: first.name })}</span>
      <b>{percent(first.count / total)}</b>
    </span>
  )
}
