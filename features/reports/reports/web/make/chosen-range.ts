/** Of a report that is asked for: from when to when, and what it may be called. Pure. */
import { momentsOf } from '@guanlan/features/articles/articles/web'
import type { ReportDraft } from '../../contract.ts'

type Asked = Pick<ReportDraft, 'period' | 'from' | 'to'>

/** Null: its own period is not said yet, or ends before it begins. */
export function chosenRange({ period, from, to }: Asked, now: number): { from: string; to: string } | null {
  if (period !== 'own') return momentsOf(period, now, 'UTC')
  return from && to && from < to ? { from, to } : null
}

/** 周报 11-16–11-23. @param dayOf a moment as the reader's calendar has it: 11-16 */
export function proposedName(template: string, requested: Asked, now: number, dayOf: (at: string) => string): string {
  const range = chosenRange(requested, now)
  if (!range) return template
  const days = [dayOf(range.from), dayOf(range.to)]
  return `${template} ${[...new Set(days)].join('–')}`.trim()
}
