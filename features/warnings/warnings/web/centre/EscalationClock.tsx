import { useWords } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import type { EscalationClock as Clock } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { leftUntil } from './left-until.ts'

/** Who is told next, and in how long. */
export function EscalationClock({ clock: { step, round, at } }: { clock: Clock }) {
  const t = useWords(strings)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  const left = leftUntil(Date.parse(at), now)
  if (left === null) return <>{t('nextStepNow', { step })}</>
  return <>{round > 1 ? t('nextStepInRound', { step, round, left }) : t('nextStepIn', { step, left })}</>
}
