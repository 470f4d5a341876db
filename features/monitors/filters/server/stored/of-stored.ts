/** Decides articles that a new or changed rule finds in what is stored, as if they had just arrived. */
import type { FiltersOfStored } from '@guanlan/features/monitors/monitors/server'
import { filtersOf } from '../load-filters.ts'
import { deciderOf } from './decider.ts'
import { articlesOf } from './load.ts'

export const filtersOfStored: FiltersOfStored = async (db, { orgId, monitorId }, ids) => {
  const taken = new Map<number, number>()
  const filters = (await filtersOf(db, orgId)).filter(({ monitors }) => monitors === null || monitors.has(monitorId))
  if (filters.length === 0) return taken
  const decide = deciderOf(filters)
  for (const { id, text, facts } of await articlesOf(db, orgId, ids)) {
    const filterId = decide(text, facts, [monitorId]).get(monitorId)
    if (filterId !== undefined) taken.set(id, filterId)
  }
  return taken
}
