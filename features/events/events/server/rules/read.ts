/** The rule of an event as it may be saved. */
import {
  lockedVocabulariesFor,
  requireAffordable,
  requireRule,
  standsOn,
  wordsByName,
} from '@guanlan/features/monitors/monitors/server'
import { locales, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { StoredEvent } from '../records/rows.ts'

type StoredRule = Pick<StoredEvent, 'rule' | 'written' | 'vocabularyIds' | 'vocabularyNames'>

/** A rule of an event looks at everything. @throws forbidden, to whoever is limited to folders (docs/decisions/0021) */
export function requireWholeSight({ limitedTo }: Scope): void {
  if (limitedTo !== undefined) throw refuse('forbidden', 'platform.outsideFolders')
}

/** @throws a refusal of `rule`: it cannot be read, or costs too much of every article */
export async function readEventRule(scope: Scope, rule: string): Promise<StoredRule> {
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
