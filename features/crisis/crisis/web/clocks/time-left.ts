import { useWords } from '@guanlan/platform/web'
import type { Clock } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** What is over by itself is not shown; of the statements after the first, the newest is. */
export function shownClocks(clocks: readonly Clock[]): Clock[] {
  const newest = clocks.findLast(({ kind }) => kind === 'next')
  return clocks.filter(clock => clock.state !== 'over' && (clock.kind !== 'next' || clock === newest))
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Before or after the end: `04:59`, `3:04:59`, or days with hours. */
export function useTimeWords(): (leftMs: number) => string {
  const t = useWords(strings)
  return leftMs => {
    // 14 min 59.4 s are 15:00 until the next second begins, and what is over begins at 0:00.
    const seconds = leftMs < 0 ? Math.floor(-leftMs / 1_000) : Math.ceil(leftMs / 1_000)
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
    if (hours >= 48) return t('clockDays', { days: Math.floor(hours / 24), hours: hours % 24 })
    const rest = `${two(minutes)}:${two(seconds % 60)}`
    return hours > 0 ? `${hours}:${rest}` : rest
  }
}
