/** The rule of a set as it may be saved. */
import { locales, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { requireAffordable } from '../costs.ts'
import { requireRule } from '../reading/require-rule.ts'
import { lockedVocabulariesFor, standsOn, wordsByName } from '../vocabularies/of-draft.ts'

export interface StoredSetRule {
  /** Canonical text, vocabularies by their words; null: there is none. */
  rule: string | null
  /** The same with vocabularies by name. */
  written: string | null
  vocabularyIds: number[]
  vocabularyNames: string[]
}

/** A rule of a set looks at everything. @throws forbidden, to whoever is limited to folders (docs/decisions/0021) */
export function requireWholeSight({ limitedTo }: Scope): void {
  if (limitedTo !== undefined) throw refuse('forbidden', 'platform.outsideFolders')
}

/** @throws a refusal of `rule`: it cannot be read, or costs too much of every article */
export async function readSetRule(scope: Scope, rule: string): Promise<StoredSetRule> {
  if (!rule.trim()) return { rule: null, written: null, vocabularyIds: [], vocabularyNames: [] }
  requireWholeSight(scope)
  const draft = { form: null, rule }
  const named = await lockedVocabulariesFor(scope, draft)
  const read = await requireRule(draft, locales.indexOf(scope.locale), wordsByName(named))
  await requireAffordable(scope, read)
  const { vocabulary_ids, vocabulary_names } = standsOn(read.names, named)
  return {
    rule: read.text,
    written: read.written ?? read.text,
    vocabularyIds: vocabulary_ids,
    vocabularyNames: vocabulary_names,
  }
}
