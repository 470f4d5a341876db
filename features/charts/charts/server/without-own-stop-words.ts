/** Words that an organisation does not want to see as hot, from the moment it says so: stored articles are analysed again behind. */
import { canonicalName } from '@guanlan/engine/rules'
import { vocabulariesOf } from '@guanlan/features/articles/vocabularies/server'
import type { Scope } from '@guanlan/platform/server'

export async function withoutStopWords(scope: Scope): Promise<<W extends { key: string }>(words: readonly W[]) => W[]> {
  const own = (await vocabulariesOf(scope.db, [scope.orgId])).get(scope.orgId)
  const stopped = new Set(own?.stopWords.map(canonicalName))
  return words => (stopped.size === 0 ? [...words] : words.filter(({ key }) => !stopped.has(canonicalName(key))))
}
