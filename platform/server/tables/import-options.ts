import type { Phrase, Refusal } from '@guanlan/platform/contract'
import type { Absorbed, Absorbing, Compared } from '../records/absorb.ts'
import type { Scope } from '../scope.ts'
import type { QuotaOfRows } from './quota-of-rows.ts'
import type { RowReading } from './read-rows.ts'

/** How the rows of a sheet become records of a list. */
export interface ImportOptions<Draft> extends RowReading<Draft> {
  /** `feature.import` */
  name: string
  /** What the list is called. */
  title: Phrase
  /** The field that tells whether a row is known already; the table has a unique index on it. */
  by: keyof Draft & string
  /** Further fields without which `by` does not tell rows of a file apart. */
  with?: readonly (keyof Draft & string)[]
  records: {
    /** As `recordTable` does; `fields` are those that the file has, `room` how many may be added. */
    absorb(scope: Beginner, drafts: readonly Draft[], of: Absorbing<Draft>): Promise<Absorbed>
    /** Which of them `absorb` would change: asked when the file is looked at. */
    compare(scope: Beginner, drafts: readonly Draft[], of: Pick<Absorbing<Draft>, 'by' | 'fields'>): Promise<Compared>
  }
  /** Names the record of a row for whoever looks at a file; default: its name, or its value of `by`. */
  nameOf?(draft: Draft): string
  /** What only the database knows of rows whose cells are right: asked when the file is looked at, and again before rows are taken over. */
  lookAt?(scope: Beginner, drafts: readonly Draft[]): Promise<LookedAt>
  /** A standing quota that added rows count for. */
  quota?: QuotaOfRows
}

/** The organisation's view of the one who began the import. */
export interface Beginner extends Scope {
  /** The operator, let in by a managers' call. */
  readonly isOperator: boolean
}

export interface LookedAt {
  /** Indexes of drafts that are not taken over, and why. */
  refused: readonly { at: number; refusal: Refusal }[]
  /** Indexes of those that are new, in their order. */
  added: readonly number[]
}
