import type { Rule } from '@guanlan/engine/rules'

/** A piece of time: from inclusive, to exclusive; null has no end. Whole milliseconds. */
export interface TimeWindow {
  from: Date | null
  to: Date | null
}

export interface StoredSearch {
  rule: Rule
  limits: StoredLimits
  /** Articles handed in by another organisation for itself stay out. */
  orgId: number
  /** Only one of so many articles, evenly by order of arrival: to estimate by. */
  sample?: number
  /** Many articles are known to be wanted: their texts are read one after the other, without asking the index, which would cost more than it spares. */
  common?: boolean
}

/** What a monitor asks beyond its words; an empty list asks nothing. */
export interface StoredLimits {
  languages: readonly string[]
  /** Division codes; a province stands for its cities. */
  regions: readonly number[]
  /** Codes of media types. */
  mediaLimit: readonly number[]
  /** Comparable names and domains of media; an article passes by its type or by its medium. */
  mediaMembers?: readonly string[]
}
