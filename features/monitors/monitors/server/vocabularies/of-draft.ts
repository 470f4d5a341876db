/** The vocabularies that a rule may name, read where it names any. */
import {
  holdVocabularies,
  type NamedVocabulary,
  namedVocabularies,
} from '@guanlan/features/articles/vocabularies/server'
import type { Scope } from '@guanlan/platform/server'
import type { RuleInput } from '../reading/check-rule.ts'
import { textOfRule } from '../reading/read-rule.ts'

export type NamedVocabularies = ReadonlyMap<string, NamedVocabulary>

const sign = /[@＠]/

export const namesVocabularies = (written: RuleInput): boolean => sign.test(textOfRule(written))

/** To be tried: as they are now. */
export const vocabulariesFor = async (scope: Scope, written: RuleInput): Promise<NamedVocabularies> =>
  namesVocabularies(written) ? namedVocabularies(scope) : new Map()

/** To be saved: as they stay until the transaction ends. Before a row is locked, since a change of a vocabulary locks in that order. */
export async function lockedVocabulariesFor(scope: Scope, written: RuleInput): Promise<NamedVocabularies> {
  if (!namesVocabularies(written)) return new Map()
  await holdVocabularies(scope)
  return namedVocabularies(scope)
}

/** Words alone, as the rule language takes them. */
export const wordsByName = (named: NamedVocabularies): ReadonlyMap<string, readonly string[]> =>
  new Map([...named].map(([name, { words }]) => [name, words]))

/** Which vocabularies a rule stands on, those that others name too, and what each is called. */
export function standsOn(
  names: readonly string[],
  named: NamedVocabularies,
): { vocabulary_ids: number[]; vocabulary_names: string[] } {
  const called = new Map([...named.values()].map(({ id, name }) => [id, name]))
  const ids = [...new Set(names.flatMap(name => named.get(name)?.ids ?? []))]
  return { vocabulary_ids: ids, vocabulary_names: ids.map(id => called.get(id) ?? '') }
}
