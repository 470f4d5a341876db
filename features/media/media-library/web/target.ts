import type { EntryQuestion, EntryRef, EntryTable, OrgMediaQuestion } from '../contract.ts'

/** Whom an act means: entries by name, or those of a list, also all that it finds. */
export interface ChosenTarget {
  idList?: EntryRef[]
  of?: EntryTable
  ids?: number[]
  allOf?: EntryQuestion | null
  but?: number[]
  /** Own media. */
  ours?: { ids: number[]; allOf: OrgMediaQuestion | null; but: number[] }
}
