/** What became of one article of a list. Pure. */
import type { Absence } from '@guanlan/features/monitors/absence/contract'
import type { RecallDetail, RecallPlace, RecallResult } from '../contract.ts'

export interface Verdict {
  result: RecallResult
  articleId: number | null
  detail: RecallDetail
}

export interface Known {
  articles: Absence['articles']
  /** When each of them was collected. */
  collectedAt: ReadonlyMap<number, Date>
  /** As the list says; null: the article's own time counts. */
  publishedAt: Date | null
  lateMinutes: number
  places: readonly RecallPlace[]
}

/** Of lists of any time. */
const inLists: ReadonlySet<string> = new Set(['shown', 'outsideRange'])
const nothing: RecallDetail = { reasons: [], places: [], minutes: null }

export function judge({ articles, collectedAt, publishedAt, lateMinutes, places }: Known): Verdict {
  const shown = articles.find(({ reasons }) => reasons.some(({ kind }) => inLists.has(kind)))
  if (shown) {
    const collected = collectedAt.get(shown.id)
    const since = publishedAt ?? new Date(shown.publishedAt)
    const minutes = collected ? Math.round((collected.getTime() - since.getTime()) / 60_000) : null
    const isLate = minutes !== null && minutes > lateMinutes
    return { result: isLate ? 'late' : 'found', articleId: shown.id, detail: { ...nothing, minutes } }
  }
  const [stored] = articles
  if (stored) return { result: 'unmatched', articleId: stored.id, detail: { ...nothing, reasons: stored.reasons } }
  return { result: 'uncollected', articleId: null, detail: { ...nothing, places: [...places] } }
}
