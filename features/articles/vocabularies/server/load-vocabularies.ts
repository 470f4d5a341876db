/** What organisations have set, as articles are read with it. */
import type { Database, Tx } from '@guanlan/platform/server'

/** Words as they were written; compare canonical forms. */
export interface OwnDimension {
  /** As articles carry it. */
  id: string
  name: string
  words: string[]
  /** Half the weight of words. */
  hints: string[]
  /** Of the general table: stands in its place, and switches it off when it is itself switched off. */
  replaces: string | null
  enabled: boolean
}

export interface OwnVocabularies {
  /** Of the enabled vocabularies. */
  words: string[]
  stopWords: string[]
  /** All of them, the disabled too. */
  dimensions: OwnDimension[]
}

export const dimensionId = (id: number, replaces: string | null): string => replaces ?? `own-${id}`

/** By organisation; one that has set nothing is not in it. */
export async function vocabulariesOf(
  tx: Tx | Database,
  orgIds: readonly number[],
): Promise<Map<number, OwnVocabularies>> {
  const stored = new Map<number, OwnVocabularies>()
  if (orgIds.length === 0) return stored
  const rows = await tx
    .selectFrom('vocabularies')
    .select(['id', 'org_id', 'use', 'name', 'words', 'hints', 'replaces', 'enabled'])
    .where('org_id', 'in', orgIds)
    .orderBy('org_id')
    .orderBy('id')
    .execute()
  for (const { org_id, id, use, name, words, hints, replaces, enabled } of rows) {
    const own = stored.get(org_id) ?? { words: [], stopWords: [], dimensions: [] }
    stored.set(org_id, own)
    if (use === 'dimension')
      own.dimensions.push({ id: dimensionId(id, replaces), name, words, hints, replaces, enabled })
    else if (enabled && use !== 'ruleWords') (use === 'words' ? own.words : own.stopWords).push(...words)
  }
  return stored
}
