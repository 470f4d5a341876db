/** The organisation's filters as they would be with a draft in place of one of them. */
import type { Scope } from '@guanlan/platform/server'
import type { TriedFilter } from '../../contract.ts'
import type { CompiledFilter } from '../deciding/compile.ts'
import { compiledDraft, filtersOf } from '../load-filters.ts'

/** Stands behind all others, as a new one does. */
const newId = 2 ** 31

export async function withDraft(
  { db, orgId }: Scope,
  id: number | null,
  draft: TriedFilter['draft'],
): Promise<CompiledFilter[]> {
  const others = (await filtersOf(db, orgId)).filter(filter => filter.id !== id)
  if (!draft.enabled) return others
  const of = { id: id ?? newId, type: draft.type, monitorIds: draft.monitorIds }
  const { text, threshold, media, logic, conditions } =
    draft.type === 'similar'
      ? { ...draft, media: [], logic: 'and' as const, conditions: [] }
      : { ...draft, logic: draft.logicOperator, text: null, threshold: null }
  return [...others, await compiledDraft(db, { ...of, text, threshold, media, logic, conditions })]
}
