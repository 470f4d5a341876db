import type { Reason } from '../../contract.ts'
import type { IncidentSoFar } from './worth-telling.ts'

/** An incident with everything that decides what is folded into it. */
export interface FoldedIncident extends IncidentSoFar {
  /** Null: it is not kept yet. */
  id: number | null
  title: string
  firstArticleId: number
  openedAt: Date
  lastAt: Date
  toldAt: Date | null
  /** Done, or a false alarm: what comes later folds in silently. */
  isSettled: boolean
  pending: Reason | null
  pendingArticleId: number | null
  marks: readonly string[]
  demonstration: boolean
}
