/** Who names vocabularies. Features above this one say so when the server is assembled (apps/server/from-above.ts). */
import type { Scope } from '@guanlan/platform/server'
import type { VocabularyEffect, VocabularyUse } from '../contract.ts'
import type { NamedVocabulary } from './naming.ts'

export interface VocabularyUser {
  kind: VocabularyUse['kind']
  /** What names one of these vocabularies, directly or through another, by name. */
  usesOf(scope: Scope, ids: readonly number[]): Promise<VocabularyUse[]>
  /** Within the transaction of the change: everything that names it is made anew. */
  renew(scope: Scope, id: number): Promise<void>
  /** What other words would add to what `useId` finds in the newest days, and lose. */
  effectOn(
    scope: Scope,
    useId: number,
    named: ReadonlyMap<string, NamedVocabulary>,
    requested: { days: number; cursor: string | null },
  ): Promise<VocabularyEffect>
}
