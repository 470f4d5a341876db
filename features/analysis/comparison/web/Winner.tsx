import { percent, Sparkline, useSeen, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'
import { useTrend } from './use-trend.ts'

/** Who has most articles, with its share among them and its course. */
export function Winner({ id }: { id: number }) {
  const { place, seen } = useSeen<HTMLSpanElement>()
  return (
    <span ref={place} className={styles.winner}>
      <Leading id={id} seen={seen} />
    </span>
  )
}

function Leading({ id, seen }: { id: number; seen: boolean }) {
  const t = useWords(strings)
  const { data } = useTrend(id, seen)
  if (!data) return <span className="dim">…</span>
  const counted = data.subjects.map(({ name, trend }) => ({
    ...{ name, line: trend.map(({ count }) => count) },
    count: trend.reduce((sum, point) => sum + point.count, 0),
  }))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const [first] = counted.toSorted((a, b) => b.count - a.count)
  if (!first || total === 0) return <span className="dim">{t('noWinner')}</span>
  return (
    <>
      <Sparkline values={first.line} width={72} height={20} area />
      <span>{t('winner', { name: first.name })}</span>
      <b>{percent(first.count / total)}</b>
    </>
  )
}
