import { useFormat, useWords } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import type { Shown } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import styles from './panels.module.css'

/** What the page draws by itself. */
export function Still({ shows }: { shows: Shown }) {
  if (shows.kind === 'text') return <p className={styles.text}>{shows.text}</p>
  if (shows.kind === 'countdown') return <Countdown until={shows.until} />
  return <Clock />
}

function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

function Clock() {
  const format = useFormat()
  const now = useNow(1_000)
  return (
    <p className={styles.amount}>
      <strong>{format.moment(new Date(now).toISOString()).slice(11, 19)}</strong>
    </p>
  )
}

const dayMs = 86_400_000

function Countdown({ until }: { until: string }) {
  const t = useWords(panelStrings)
  const now = useNow(60_000)
  const days = Math.ceil((Date.parse(until) - now) / dayMs)
  return (
    <p className={styles.amount}>
      <strong>{days > 0 ? t('daysLeft', { days }) : t('over')}</strong>
    </p>
  )
}
