/** Who names a vocabulary, and what other words of it would change there. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { VocabularyEffect, VocabularyUse } from '../contract.ts'
import { nameableVocabularies } from './named.ts'
import { namedBy } from './naming.ts'
import type { VocabularyUser } from './users.ts'

export async function usesOf(scope: Scope, id: number, users: readonly VocabularyUser[]): Promise<VocabularyUse[]> {
  const uses: VocabularyUse[] = []
  for (const user of users) uses.push(...(await user.usesOf(scope, [id])))
  return uses
}

export async function effectOf(
  scope: Scope,
  id: number,
  {
    words,
    use,
    ...requested
  }: { words: string[]; use: Omit<VocabularyUse, 'name'>; days: number; cursor: string | null },
  users: readonly VocabularyUser[],
): Promise<VocabularyEffect> {
  const user = users.find(({ kind }) => kind === use.kind)
  if (!user) throw refuse('missing', 'vocabularies.missing')
  const stored = await nameableVocabularies(scope)
  if (stored.every(each => each.id !== id)) throw refuse('missing', 'vocabularies.missing')
  return user.effectOn(
    scope,
    use.id,
    namedBy(stored.map(each => (each.id === id ? { ...each, words } : each))),
    requested,
  )
}
