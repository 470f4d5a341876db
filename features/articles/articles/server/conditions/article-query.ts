import type { Filter, Question } from '../../contract.ts'

/** A question with its monitor resolved: the items below it, or null for everything of the organisation. */
export interface ArticleQuery {
  monitorIds: readonly number[] | null
  from: Date
  to: Date
  filters: readonly Filter[]
  /** Absent: what lists show. */
  place?: Question['place']
  arrivedAfter?: Date
  /** What came later is not meant. */
  arrivedUntil?: Date
  storyId?: number
  /** One row a story: its earliest that fits. */
  fold: boolean
  /** Found by a search: these articles, whether or not a monitor of the organisation wants them; `monitorIds` narrows them. */
  found?: readonly number[]
}
