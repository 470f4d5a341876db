import type { HeadingPlace, Look, Part } from '../document.ts'
import type { LongTable } from './long-tables.ts'

/** Where a part of a document stands. */
export interface Place {
  look: Look
  headings: Map<Part, HeadingPlace>
  /** Twentieths of a point. */
  width: number
  /** Those whose rows are filled in afterwards. */
  longTables: LongTable[]
}
