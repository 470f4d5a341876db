import type { Act } from '@guanlan/features/articles/articles/contract'
import type { ActScope } from '@guanlan/features/articles/articles/server/facts'
import type { Scope } from '@guanlan/platform/server'

/** One act on articles: what is given beside them, and what it does to as many as are named. */
export interface ActKind<Given> {
  /** Refuses what cannot be done, before anything is begun. */
  check?(scope: Scope, given: Given): Promise<void>
  /** @returns the articles that are otherwise now; ids that are not the organisation's change nothing */
  change(scope: ActScope, ids: readonly number[], given: Given): Promise<number[]>
  /** What open screens are told. */
  tells: Act
}

/** Types what each part of a kind is given. */
export const kind = <Given>(declared: ActKind<Given>): ActKind<Given> => declared
