/** What changed most against the period before, as sentences can say it. Pure. */
import type { Competition } from '../../contract.ts'

export interface Change {
  /** Place in the list of subjects. */
  subject: number
  what: 'volume' | 'negative'
  count: number
  before: number
}

const most = 5
/** Fewer articles than this are no change worth a sentence. */
const fewest = 5

/** Where none of them had an article in the period before, what is kept begins later, and nothing has changed. */
export const hasBefore = ({ subjects }: Pick<Competition, 'subjects'>): boolean =>
  subjects.some(({ before }) => before !== null)

/** The five that differ most from what was to be expected: the difference by the root of both numbers. */
export function changesOf({ subjects }: Pick<Competition, 'subjects'>): Change[] {
  if (!hasBefore({ subjects })) return []
  return subjects
    .flatMap(({ total, before }, subject): Change[] => [
      { subject, what: 'volume', count: total.count, before: before?.count ?? 0 },
      { subject, what: 'negative', count: total.negative, before: before?.negative ?? 0 },
    ])
    .filter(({ count, before }) => Math.abs(count - before) >= fewest)
    .map(change => ({
      change,
      size: Math.abs(change.count - change.before) / Math.sqrt(change.count + change.before + 1),
    }))
    .sort((a, b) => b.size - a.size)
    .slice(0, most)
    .map(({ change }) => change)
}
